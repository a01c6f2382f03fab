package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;

/// Values that stand in several kinds of documents.
final class CommonDocs {
  private CommonDocs() {}

  static PieceId piece(Fields fields, String field) {
    return id(fields, field, fields.text(field));
  }

  static List<PieceId> pieces(Fields fields, String field) {
    List<PieceId> ids = new ArrayList<>();
    fields.texts(field).forEach(text -> ids.add(id(fields, field, text)));
    return ids;
  }

  static Doc pieces(List<PieceId> ids) {
    return Doc.list(ids, id -> Doc.of(id.text()));
  }

  static SideId side(Fields fields, String field) {
    return new SideId(fields.count(field, 0, 1));
  }

  static Doc degrees(Angle angle) {
    return Doc.scaled(angle.hundredths(), 2);
  }

  /// Puts `at` and `facing`.
  static DocBuilder put(DocBuilder doc, Pose pose) {
    return doc.put("at", Doc.of(pose.at())).put("facing", degrees(pose.facing()));
  }

  /// Puts `at`, and `facing` if there is one.
  static DocBuilder put(DocBuilder doc, Spot spot) {
    Angle facing = spot.facing();
    doc.put("at", Doc.of(spot.at()));
    return facing == null ? doc : doc.put("facing", degrees(facing));
  }

  /// Reads `at` and `facing`, which may be left out.
  static Spot spot(Fields fields) {
    Angle facing = fields.has("facing") ? fields.degrees("facing") : null;
    return new Spot(fields.point("at"), facing);
  }

  /// Reads `at` and `facing`, which is 0 when it is not there.
  static Pose pose(Fields fields) {
    Angle facing = fields.has("facing") ? fields.degrees("facing") : Angle.ZERO;
    return Pose.of(fields.point("at"), facing);
  }

  private static PieceId id(Fields fields, String field, String text) {
    try {
      return new PieceId(text);
    } catch (IllegalArgumentException _) {
      throw fields.fault(field, Phrase.of("mbb.malformed.id"));
    }
  }
}
