package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.journal.Header;
import java.util.List;

/// Turns documents of old formats into those of today, one format at a time.
///
/// Each released format keeps a file in the tests for ever; whoever changes the format adds the
/// step from the format before.
final class Upgraders {
  /// The steps in order: the first leads from format 1 to format 2.
  private static final List<Upgrader> STEPS = List.of();

  private Upgraders() {}

  /// A step from one format to the next.
  interface Upgrader {
    /// A header of the next format.
    Doc.Obj header(Doc.Obj header);

    /// An entry of the next format.
    Doc.Obj entry(Doc.Obj entry);
  }

  static Doc.Obj header(int format, Doc.Obj header) {
    Doc.Obj upgraded = header;
    for (int from = format; from < Header.FORMAT; from++) {
      upgraded = STEPS.get(from - 1).header(upgraded);
    }
    return upgraded;
  }

  static Doc.Obj entry(int format, Doc.Obj entry) {
    Doc.Obj upgraded = entry;
    for (int from = format; from < Header.FORMAT; from++) {
      upgraded = STEPS.get(from - 1).entry(upgraded);
    }
    return upgraded;
  }
}
