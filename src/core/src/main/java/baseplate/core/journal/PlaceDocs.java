package baseplate.core.journal;

import baseplate.core.Clock;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.core.words.PlainText;
import baseplate.geometry.Pose;

/// How places, sides, clocks and table sizes stand in files.
final class PlaceDocs {
  private static final int MOST = 1_000_000_000;

  private PlaceDocs() {}

  static Doc.Obj write(Place place) {
    return switch (place) {
      case Place.OnTable(Pose pose) ->
          Doc.object()
              .put("at", Doc.of(pose.at()))
              .put("facing", Doc.scaled(pose.facing().hundredths(), 2))
              .build();
      case Place.InSlot(SlotId slot, int order) ->
          Doc.object().put("slot", slot.text()).put("order", order).build();
      case Place.Aside() -> Doc.object().put("aside", true).build();
    };
  }

  static Place place(Fields fields) {
    Place place;
    if (fields.has("at")) {
      place = new Place.OnTable(Pose.of(fields.point("at"), fields.degrees("facing")));
    } else if (fields.has("slot")) {
      place = new Place.InSlot(new SlotId(name(fields, "slot")), fields.count("order", 0, MOST));
    } else {
      if (!fields.flag("aside", false)) {
        throw fields.fault("aside", Phrase.of("core.malformed.missing", "field", "at"));
      }
      place = new Place.Aside();
    }
    fields.done();
    return place;
  }

  static SideId side(Fields fields, String name) {
    return new SideId(fields.count(name, 0, 15));
  }

  static PieceId piece(Fields fields, String name) {
    return new PieceId(name(fields, name));
  }

  /// A name of 1 to 64 printable characters.
  static String name(Fields fields, String name) {
    String text = fields.text(name);
    if (!PlainText.isName(text, 64)) {
      throw fields.fault(name, Phrase.of("core.malformed.text", "most", 64));
    }
    return text;
  }

  static Doc.Obj write(Clock clock) {
    return Doc.object()
        .put("round", clock.round())
        .put("turn", clock.turn())
        .put("active", clock.active().number())
        .put("phase", clock.phase())
        .build();
  }

  static Clock clock(Fields fields) {
    Clock clock =
        new Clock(
            fields.count("round", 0, MOST),
            fields.count("turn", 0, MOST),
            side(fields, "active"),
            fields.text("phase"));
    fields.done();
    return clock;
  }

  static Doc.Obj write(TableSize table) {
    return Doc.object()
        .put("width", Doc.scaled(table.width().thousandths(), 3))
        .put("depth", Doc.scaled(table.depth().thousandths(), 3))
        .build();
  }

  static TableSize table(Fields fields) {
    TableSize table = new TableSize(fields.inches("width"), fields.inches("depth"));
    fields.done();
    return table;
  }
}
