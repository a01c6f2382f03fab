package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import java.util.List;

/// Commands in files: `{"do": NAME, …}`.
final class CommandDocs {
  /// The names of all commands.
  static final List<String> NAMES =
      List.of(
          "move",
          "turret",
          "declare",
          "withdraw",
          "no-shot",
          "shoot",
          "end-phase",
          "first-turn",
          "place-terrain",
          "remove-terrain",
          "finish-terrain",
          "auto-terrain",
          "roll-off",
          "choose-edge",
          "deploy",
          "auto-deploy");

  private static final TurnScope[] FIRST = {TurnScope.MOVEMENT, TurnScope.SHOOTING};

  private CommandDocs() {}

  static Doc.Obj write(UnitCommand command) {
    return switch (command) {
      case UnitCommand.Move(var piece, var path) ->
          named("move").put("piece", piece.text()).put("path", PathDocs.write(path)).build();
      case UnitCommand.Put(var piece, var to) ->
          named("move")
              .put("piece", piece.text())
              .put("to", CommonDocs.put(Doc.object(), to).build())
              .build();
      case UnitCommand.Turret(var piece, var to) ->
          named("turret").put("piece", piece.text()).put("to", CommonDocs.degrees(to)).build();
      case UnitCommand.Declare(var shooter, var target) ->
          named("declare").put("shooter", shooter.text()).put("target", target.text()).build();
      case UnitCommand.Withdraw(var shooter) ->
          named("withdraw").put("shooter", shooter.text()).build();
      case UnitCommand.NoShot(var shooter) ->
          named("no-shot").put("shooter", shooter.text()).build();
      case UnitCommand.Shoot(var count) -> counted("shoot", count);
      case UnitCommand.EndPhase() -> named("end-phase").build();
      case UnitCommand.FirstTurn(var take) -> named("first-turn").put("take", take.word()).build();
      case UnitCommand.PlaceTerrain(var piece, var to) ->
          CommonDocs.put(named("place-terrain").put("piece", piece.text()), to).build();
      case UnitCommand.RemoveTerrain(var piece) ->
          named("remove-terrain").put("piece", piece.text()).build();
      case UnitCommand.FinishTerrain() -> named("finish-terrain").build();
      case UnitCommand.AutoTerrain() -> named("auto-terrain").build();
      case UnitCommand.RollOff() -> named("roll-off").build();
      case UnitCommand.ChooseEdge(var edge) ->
          named("choose-edge").put("edge", edge.word()).build();
      case UnitCommand.Deploy(var piece, var to) ->
          CommonDocs.put(named("deploy").put("piece", piece.text()), to).build();
      case UnitCommand.AutoDeploy(var count) -> counted("auto-deploy", count);
    };
  }

  static UnitCommand read(String name, Fields fields) {
    UnitCommand command = command(name, fields);
    fields.done();
    return command;
  }

  private static UnitCommand command(String name, Fields fields) {
    return switch (name) {
      case "move" -> move(fields);
      case "turret" -> new UnitCommand.Turret(piece(fields), fields.degrees("to"));
      case "end-phase" -> new UnitCommand.EndPhase();
      case "first-turn" -> new UnitCommand.FirstTurn(Names.read(fields, "take", FIRST));
      default -> shooting(name, fields);
    };
  }

  private static UnitCommand shooting(String name, Fields fields) {
    return switch (name) {
      case "declare" ->
          new UnitCommand.Declare(shooter(fields), CommonDocs.piece(fields, "target"));
      case "withdraw" -> new UnitCommand.Withdraw(shooter(fields));
      case "no-shot" -> new UnitCommand.NoShot(shooter(fields));
      case "shoot" -> new UnitCommand.Shoot(count(fields));
      default -> layingOut(name, fields);
    };
  }

  private static UnitCommand layingOut(String name, Fields fields) {
    return switch (name) {
      case "place-terrain" -> new UnitCommand.PlaceTerrain(piece(fields), CommonDocs.pose(fields));
      case "remove-terrain" -> new UnitCommand.RemoveTerrain(piece(fields));
      case "finish-terrain" -> new UnitCommand.FinishTerrain();
      case "auto-terrain" -> new UnitCommand.AutoTerrain();
      default -> deploying(name, fields);
    };
  }

  private static UnitCommand deploying(String name, Fields fields) {
    return switch (name) {
      case "roll-off" -> new UnitCommand.RollOff();
      case "choose-edge" -> new UnitCommand.ChooseEdge(edge(fields));
      case "deploy" -> new UnitCommand.Deploy(piece(fields), CommonDocs.spot(fields));
      case "auto-deploy" -> new UnitCommand.AutoDeploy(count(fields));
      default -> throw unknown(name, fields);
    };
  }

  private static Malformed unknown(String name, Fields fields) {
    return fields.fault("do", Phrase.of("mbb.malformed.command", "name", name, "names", NAMES));
  }

  private static PieceId piece(Fields fields) {
    return CommonDocs.piece(fields, "piece");
  }

  private static PieceId shooter(Fields fields) {
    return CommonDocs.piece(fields, "shooter");
  }

  private static TableEdge edge(Fields fields) {
    return Names.read(fields, "edge", TableEdge.values());
  }

  private static UnitCommand move(Fields fields) {
    PieceId piece = piece(fields);
    if (!fields.has("to")) {
      return new UnitCommand.Move(piece, PathDocs.read(fields, "path"));
    }
    Fields to = fields.object("to");
    UnitCommand put = new UnitCommand.Put(piece, CommonDocs.spot(to));
    to.done();
    return put;
  }

  private static UnitCommand.Count count(Fields fields) {
    return fields.flag("all", false) ? UnitCommand.Count.ALL : UnitCommand.Count.NEXT;
  }

  private static Doc.Obj counted(String name, UnitCommand.Count count) {
    DocBuilder doc = named(name);
    return count == UnitCommand.Count.ALL ? doc.put("all", true).build() : doc.build();
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("do", name);
  }
}
