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

  /// One of some values.
  record Choice(String id, Phrase label, String value, List<String> values) implements Field {
    public Choice {
      values = List.copyOf(values);
    }
  }

  /// A text.
  record Text(String id, Phrase label, String value, int longest) implements Field {}

  /// A list of parts, each with fields of its own.
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

  /// A slot on a parent's outline.
  record Joint(String id, Phrase label, SlotId slot, List<Slot> slots) implements Field {
    public Joint {
      slots = List.copyOf(slots);
    }
  }

  /// How many of each entry of a catalogue.
  record Counts(String id, Phrase label, List<Entry> entries) implements Field {
    public Counts {
      entries = List.copyOf(entries);
    }
  }

  /// An entry of a catalogue with its count.
  record Entry(String id, Phrase label, int count, int most) {}
}
