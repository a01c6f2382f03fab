package baseplate.testkit.charge;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.List;

/// Paths in files: `[{"forward": 3}, {"turn": 90}]`, inches and degrees, a positive turn clockwise.
final class PathDocs {
  private static final int MOST = 100;
  private static final long LONGEST = 100_000;
  private static final int MOST_TURNING = 36_000;

  private PathDocs() {}

  static Doc write(Path path) {
    return Doc.list(path.segments(), PathDocs::write);
  }

  private static Doc write(Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) ->
          Doc.object().put("forward", Doc.scaled(length.thousandths(), 3)).build();
      case Segment.Reverse(Length length) ->
          Doc.object().put("reverse", Doc.scaled(length.thousandths(), 3)).build();
      case Segment.Turn(Rotation by) ->
          Doc.object().put("turn", Doc.scaled(by.hundredths(), 2)).build();
    };
  }

  /// Reads a path of a command, which has at least one part.
  static Path read(Fields fields) {
    Path path = rest(fields);
    if (path.segments().isEmpty()) {
      throw fields.fault("path", Phrase.of("charge.path", "most", MOST));
    }
    return path;
  }

  /// Reads what is left of a path, if anything is.
  static Path rest(Fields fields) {
    List<Fields> items = fields.objects("path");
    if (items.size() > MOST) {
      throw fields.fault("path", Phrase.of("charge.path", "most", MOST));
    }
    return new Path(items.stream().map(PathDocs::segment).toList());
  }

  private static Segment segment(Fields item) {
    Segment segment = part(item);
    item.done();
    return segment;
  }

  private static Segment part(Fields item) {
    if (item.has("forward")) {
      return new Segment.Forward(Length.ofThousandths(item.scaled("forward", 3, 0, LONGEST)));
    }
    if (item.has("reverse")) {
      return new Segment.Reverse(Length.ofThousandths(item.scaled("reverse", 3, 0, LONGEST)));
    }
    return new Segment.Turn(
        Rotation.ofHundredths(item.scaled("turn", 2, -MOST_TURNING, MOST_TURNING)));
  }
}
