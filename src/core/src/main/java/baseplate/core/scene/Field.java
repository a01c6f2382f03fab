package baseplate.core.scene;

import baseplate.core.SlotId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.List;

/// A field of a workbench's draft. A closed list: a table that renders each of these renders every
/// editor.
public sealed interface Field {
  /// Its name in a change.
  String id();

  /// What people read.
  Phrase label();

  /// A number with a step.
  record Number(
      String id, Phrase label, BigDecimal value, BigDecimal least, BigDecimal most, BigDecimal step)
      implements Field {}

  /// One of some values. People read the sentence whose key is the label's, a dot and the value, or
  /// the value itself where there is no such sentence.
  record Choice(String id, Phrase label, String value, List<String> values) implements Field {
    public Choice {
      values = List.copyOf(values);
    }
  }

  /// A text.
  record Text(String id, Phrase label, String value, int longest) implements Field {}

  /// A list of parts, each with fields of its own. A change holds the parts in order, each with the
  /// values of its fields by their ids; a new one has none yet.
  record Parts(String id, Phrase label, List<List<Field>> parts, int most) implements Field {
    public Parts {
      parts = parts.stream().map(List::copyOf).toList();
    }
  }

  /// An outline on a stud grid.
  record Outline(String id, Phrase label, List<Point> corners) implements Field {
    public Outline {
      corners = List.copyOf(corners);
    }
  }

  /// A slot on a parent's outline. A change holds the slot's id.
  record Joint(String id, Phrase label, SlotId slot, List<Slot> slots) implements Field {
    public Joint {
      slots = List.copyOf(slots);
    }
  }

  /// How many of each entry of a catalogue. A change holds the counts by the entries' ids.
  ///
  /// @param kind the kind of file that holds such entries (`units`), so that those of packs can be
  ///   offered too
  record Counts(String id, Phrase label, String kind, List<Entry> entries) implements Field {
    public Counts {
      entries = List.copyOf(entries);
    }

    /// Of a kind that is called as the field is.
    public Counts(String id, Phrase label, List<Entry> entries) {
      this(id, label, id, entries);
    }
  }

  /// An entry of a catalogue with its count.
  record Entry(String id, Phrase label, int count, int most) {}
}
