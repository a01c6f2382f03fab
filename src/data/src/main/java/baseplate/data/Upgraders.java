package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.journal.Header;
import java.util.List;

/// Turns documents of old formats into those of today, one format at a time.
///
/// Each released format keeps a file in the tests for ever; whoever changes the format adds the
/// step that leads to it from the format before.
final class Upgraders {
  /// Those of this program: format 1 is the first.
  static final Upgraders RELEASED = new Upgraders(1, List.of());

  private final int oldest;
  private final List<Upgrader> steps;

  /// @param oldest the oldest format that is read
  /// @param steps in order, the first from the oldest format to the next
  Upgraders(int oldest, List<Upgrader> steps) {
    if (oldest + steps.size() != Header.FORMAT) {
      throw new IllegalArgumentException("the steps do not lead to format " + Header.FORMAT);
    }
    this.oldest = oldest;
    this.steps = List.copyOf(steps);
  }

  /// A step from one format to the next.
  interface Upgrader {
    /// A header of the next format.
    Doc.Obj header(Doc.Obj header);

    /// An entry of the next format.
    Doc.Obj entry(Doc.Obj entry);
  }

  /// The oldest format that is read.
  int oldest() {
    return oldest;
  }

  Doc.Obj header(int format, Doc.Obj header) {
    Doc.Obj upgraded = header;
    for (Upgrader step : from(format)) {
      upgraded = step.header(upgraded);
    }
    return upgraded;
  }

  Doc.Obj entry(int format, Doc.Obj entry) {
    Doc.Obj upgraded = entry;
    for (Upgrader step : from(format)) {
      upgraded = step.entry(upgraded);
    }
    return upgraded;
  }

  private List<Upgrader> from(int format) {
    return steps.subList(format - oldest, steps.size());
  }
}
