package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;

/// Events in files: `{"event": NAME, …}`.
final class EventDocs {
  private EventDocs() {}

  static Doc.Obj write(UnitEvent event) {
    return switch (event) {
      case UnitEvent.FirstTurnNamed(var take) ->
          named("first-turn-named").put("take", take.word()).build();
      case UnitEvent.FirstTurnOver() -> named("first-turn-over").build();
      case UnitEvent.DeclarationBegun(var order) ->
          named("declaration-begun").put("order", CommonDocs.pieces(order)).build();
      case UnitEvent.TargetDeclared(var shooter, var target) ->
          named("target-declared")
              .put("shooter", shooter.text())
              .put("target", target.text())
              .build();
      case UnitEvent.DeclarationWithdrawn(var shooter) ->
          named("declaration-withdrawn").put("shooter", shooter.text()).build();
      case UnitEvent.UnitPassedOver(var unit) ->
          named("unit-passed-over").put("unit", unit.text()).build();
      case UnitEvent.DeclarationClosed() -> named("declaration-closed").build();
      case UnitEvent.ShotResolved(var shooter, var target, var result) ->
          named("shot-resolved")
              .put("shooter", shooter.text())
              .put("target", target.text())
              .put("result", result.word())
              .build();
      case UnitEvent.PreparationReached(var preparation) ->
          named("preparation-reached")
              .put("preparation", StateDocs.preparation(preparation))
              .build();
      case UnitEvent.RolledOff(int first, int second) ->
          named("rolled-off").put("first", first).put("second", second).build();
      case UnitEvent.EdgeChosen(var side, var edge) ->
          named("edge-chosen").put("side", side.number()).put("edge", edge.word()).build();
    };
  }

  static UnitEvent read(String name, Fields fields) {
    UnitEvent event = event(name, fields);
    fields.done();
    return event;
  }

  private static UnitEvent event(String name, Fields fields) {
    return switch (name) {
      case "first-turn-named" ->
          new UnitEvent.FirstTurnNamed(Names.read(fields, "take", TurnScope.values()));
      case "first-turn-over" -> new UnitEvent.FirstTurnOver();
      case "shot-resolved" ->
          new UnitEvent.ShotResolved(shooter(fields), target(fields), result(fields));
      default -> declaring(name, fields);
    };
  }

  private static UnitEvent declaring(String name, Fields fields) {
    return switch (name) {
      case "declaration-begun" ->
          new UnitEvent.DeclarationBegun(CommonDocs.pieces(fields, "order"));
      case "target-declared" -> new UnitEvent.TargetDeclared(shooter(fields), target(fields));
      case "declaration-withdrawn" -> new UnitEvent.DeclarationWithdrawn(shooter(fields));
      case "unit-passed-over" -> new UnitEvent.UnitPassedOver(CommonDocs.piece(fields, "unit"));
      case "declaration-closed" -> new UnitEvent.DeclarationClosed();
      default -> settingUp(name, fields);
    };
  }

  private static PieceId shooter(Fields fields) {
    return CommonDocs.piece(fields, "shooter");
  }

  private static PieceId target(Fields fields) {
    return CommonDocs.piece(fields, "target");
  }

  private static UnitEvent.ShotResult result(Fields fields) {
    return Names.read(fields, "result", UnitEvent.ShotResult.values());
  }

  private static UnitEvent settingUp(String name, Fields fields) {
    return switch (name) {
      case "preparation-reached" ->
          new UnitEvent.PreparationReached(StateDocs.preparation(fields.object("preparation")));
      case "rolled-off" ->
          new UnitEvent.RolledOff(fields.count("first", 2, 12), fields.count("second", 2, 12));
      case "edge-chosen" -> edgeChosen(fields);
      default -> throw fields.fault("event", Phrase.of("mbb.malformed.event", "name", name));
    };
  }

  private static UnitEvent edgeChosen(Fields fields) {
    return new UnitEvent.EdgeChosen(
        CommonDocs.side(fields, "side"), Names.read(fields, "edge", TableEdge.values()));
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("event", name);
  }
}
