package baseplate.app.cli;

import baseplate.core.Clock;
import baseplate.core.Ending;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Request;
import baseplate.core.play.Unknown;
import baseplate.core.play.View;
import baseplate.core.scene.Zone;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;

/// A position as JSON: clock, pieces, zones, what is pending.
final class Position {
  private final Teller teller;
  private final View view;

  Position(Teller teller, View view) {
    this.teller = teller;
    this.view = view;
  }

  /// Puts all of it.
  void put(DocBuilder doc, List<Zone> zones) {
    doc.put("clock", clock(view.clock()));
    doc.put("toAct", teller.side(view.toAct()));
    doc.put("pieces", Doc.list(view.pieces(), this::piece));
    doc.put("zones", Doc.list(zones, this::zone));
    if (!view.unknowns().isEmpty()) {
      doc.put("unknown", Doc.list(view.unknowns(), Position::unknown));
    }
    doc.putUnlessNull("pending", view.pending().<Doc>map(this::pending).orElse(null));
    doc.putUnlessNull("ending", view.ending().<Doc>map(this::ending).orElse(null));
  }

  private Doc.Obj clock(Clock clock) {
    return Doc.object()
        .put("round", clock.round())
        .put("turn", clock.turn())
        .put("active", teller.side(clock.active()))
        .put("phase", clock.phase())
        .build();
  }

  private Doc.Obj piece(Piece piece) {
    DocBuilder doc = Doc.object().put("id", piece.id().text());
    doc.putUnlessNull("side", piece.side().<Doc>map(this::side).orElse(null));
    doc.put("kind", piece.kind());
    putPlace(doc, piece.place());
    return doc.put("state", teller.state(piece.state())).build();
  }

  private static void putPlace(DocBuilder doc, Place place) {
    switch (place) {
      case Place.OnTable(Pose pose) -> {
        doc.put("at", point(pose.at()));
        doc.put("facing", Doc.scaled(pose.facing().hundredths(), 2));
      }
      case Place.InSlot(var slot, int order) -> doc.put("slot", slot.text()).put("order", order);
      case Place.Aside() -> doc.put("aside", true);
    }
  }

  private Doc side(SideId side) {
    return Doc.of(teller.side(side));
  }

  private static Doc point(Point point) {
    return Doc.list(List.of(point.x(), point.y()), value -> Doc.scaled(value, 3));
  }

  private Doc.Obj zone(Zone zone) {
    return Doc.object()
        .put("id", zone.id())
        .put("label", teller.say(zone.label()))
        .put("corners", Doc.list(zone.corners(), Position::point))
        .build();
  }

  private static Doc.Obj unknown(Unknown unknown) {
    return Doc.object()
        .put("slot", unknown.slot().text())
        .put("count", unknown.count())
        .put("among", Doc.list(unknown.among(), Position::copies))
        .build();
  }

  private static Doc.Obj copies(Request.Copies copies) {
    return Doc.object().put("card", copies.card()).put("count", copies.count()).build();
  }

  private Doc.Obj pending(Pending pending) {
    return teller.awaiting(pending.awaited());
  }

  private Doc.Obj ending(Ending ending) {
    return teller.putEnding(Doc.object(), ending).build();
  }
}
