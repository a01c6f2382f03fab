package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.List;

/// Paths in files: `[{"forward": 3}, {"turn": 90}, {"reverse": 1}]`, inches and degrees, a positive
/// turn clockwise.
///
/// @rule MBB-30
final class PathDocs {
  private static final int MOST_SEGMENTS = 100;
  private static final long LONGEST = 200_000;
  private static final int MOST_TURNING = 36_000;

  private static final List<String> PARTS = List.of("forward", "reverse", "turn");

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

  static Path read(Fields fields, String field) {
    List<Fields> items = fields.objects(field);
    if (items.isEmpty() || items.size() > MOST_SEGMENTS) {
      throw fields.fault(field, Phrase.of("mbb.malformed.path", "most", MOST_SEGMENTS));
    }
    List<Segment> segments = items.stream().map(PathDocs::segment).toList();
    if (segments.stream().mapToLong(PathDocs::length).sum() > LONGEST) {
      throw fields.fault(field, Phrase.of("mbb.malformed.long-path", "most", LONGEST / 1000));
    }
    return new Path(segments);
  }

  private static Segment segment(Fields item) {
    Segment segment = readSegment(item);
    item.done();
    return segment;
  }

  private static Segment readSegment(Fields item) {
    demandPart(item);
    if (item.has("forward")) {
      return new Segment.Forward(Length.ofThousandths(item.scaled("forward", 3, 0, LONGEST)));
    }
    if (item.has("reverse")) {
      return new Segment.Reverse(Length.ofThousandths(item.scaled("reverse", 3, 0, LONGEST)));
    }
    long turn = item.scaled("turn", 2, -MOST_TURNING, MOST_TURNING);
    return new Segment.Turn(Rotation.ofHundredths(turn));
  }

  /// Refuses what is no part of a path before anything is missed.
  private static void demandPart(Fields item) {
    for (String name : item.names()) {
      if (!PARTS.contains(name)) {
        throw item.fault(name, Phrase.of("mbb.malformed.part", "field", name, "parts", PARTS));
      }
    }
    if (item.names().size() != 1) {
      throw new Malformed(item.pointer(), Phrase.of("core.malformed.input", "fields", PARTS));
    }
  }

  private static long length(Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> length.thousandths();
      case Segment.Reverse(Length length) -> length.thousandths();
      case Segment.Turn _ -> 0;
    };
  }
}
