package baseplate.core.journal;

import baseplate.core.Clock;
import baseplate.core.Codec;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.Place;
import baseplate.core.RulesEvent;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;

/// How events stand in files.
final class EventDocs {
  private final Codec rules;
  private final BattleDocs battles;

  EventDocs(Codec rules, BattleDocs battles) {
    this.rules = rules;
    this.battles = battles;
  }

  Doc.Obj write(Event event) {
    return switch (event) {
      case RulesEvent own -> rules.write(own);
      case Event.PieceAdded(Piece piece) ->
          named("piece-added").put("piece", battles.write(piece)).build();
      case Event.PieceRemoved(PieceId piece) ->
          named("piece-removed").put("piece", piece.text()).build();
      case Event.PieceMoved(PieceId piece, Place to) ->
          named("piece-moved").put("piece", piece.text()).put("to", PlaceDocs.write(to)).build();
      case Event.PieceChanged(PieceId piece, PieceState state) ->
          named("piece-changed")
              .put("piece", piece.text())
              .put("state", battles.write(state))
              .build();
      case Event.ClockMoved(Clock clock) ->
          named("clock-moved").put("clock", PlaceDocs.write(clock)).build();
      case Event.PendingChanged changed ->
          named("pending-changed")
              .putUnlessNull("pending", changed.pending().map(battles::write).orElse(null))
              .build();
      case Event.BattleEnded(Ending ending) ->
          named("battle-ended").put("ending", BattleDocs.write(ending)).build();
    };
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("event", name);
  }

  Event read(Fields fields) {
    String name = fields.text("event");
    Event event =
        switch (name) {
          case "piece-added" -> new Event.PieceAdded(battles.piece(fields.object("piece")));
          case "piece-removed" -> new Event.PieceRemoved(PlaceDocs.piece(fields, "piece"));
          case "piece-moved" ->
              new Event.PieceMoved(
                  PlaceDocs.piece(fields, "piece"), PlaceDocs.place(fields.object("to")));
          case "piece-changed" ->
              new Event.PieceChanged(
                  PlaceDocs.piece(fields, "piece"), battles.state(fields.object("state")));
          case "clock-moved" -> new Event.ClockMoved(PlaceDocs.clock(fields.object("clock")));
          case "pending-changed" -> new Event.PendingChanged(battles.pending(fields, "pending"));
          case "battle-ended" -> new Event.BattleEnded(BattleDocs.ending(fields.object("ending")));
          default -> rules.event(name, fields);
        };
    fields.done();
    return event;
  }
}
