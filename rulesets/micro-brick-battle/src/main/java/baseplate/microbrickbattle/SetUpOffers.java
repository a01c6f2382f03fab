package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;

/// What may be done while setting up.
///
/// @rule MBB-24
/// @rule MBB-27
final class SetUpOffers {
  static final String PLACE = "place-terrain";
  static final String REMOVE = "remove-terrain";
  static final String DEPLOY = "deploy";

  private static final List<Option> ALL_TERRAIN =
      List.of(
          ready("auto-terrain", new UnitCommand.AutoTerrain()),
          ready("finish-terrain", new UnitCommand.FinishTerrain()));
  private static final List<Option> ROLL = List.of(ready("roll-off", new UnitCommand.RollOff()));
  private static final List<Option> EDGES = List.of(edge(TableEdge.NEAR), edge(TableEdge.FAR));
  private static final Phrase AUTO_DEPLOY = Phrase.of("mbb.do.auto-deploy");
  private static final Command NEXT = new UnitCommand.AutoDeploy(UnitCommand.Count.NEXT);
  private static final Option AUTO_DEPLOY_ALL =
      ready("auto-deploy-all", new UnitCommand.AutoDeploy(UnitCommand.Count.ALL));

  private final Setting setting;
  private final TerrainChecks terrain;

  SetUpOffers(Setting setting) {
    this.setting = setting;
    this.terrain = new TerrainChecks(setting);
  }

  private static Option ready(String name, Command command) {
    return new Option.Ready(Phrase.of("mbb.do." + name), command);
  }

  private static Option edge(TableEdge edge) {
    return new Option.Ready(
        Phrase.of("mbb.do.choose-edge", "edge", Phrase.of("mbb.edge." + edge.word())),
        new UnitCommand.ChooseEdge(edge));
  }

  List<Option> options(View view) {
    return switch (BattleState.of(view).preparation().stage()) {
      case TERRAIN -> terrain(view);
      case ROLL_OFF -> ROLL;
      case EDGE -> EDGES;
      case DEPLOYMENT -> deployment(view);
      case OVER -> List.of();
    };
  }

  private List<Option> terrain(View view) {
    List<Option> options = new ArrayList<>();
    for (PieceId piece : terrain(view, view.viewer(), Where.ASIDE)) {
      options.add(drafted(view, PLACE, "piece", piece));
    }
    for (PieceId piece : terrain(view, view.viewer(), Where.ON_TABLE)) {
      options.add(removal(piece));
    }
    options.addAll(ALL_TERRAIN);
    return options;
  }

  private static Option removal(PieceId piece) {
    return new Option.Ready(
        Phrase.of("mbb.do.remove-terrain", "piece", piece),
        new UnitCommand.RemoveTerrain(piece),
        List.of(piece));
  }

  private List<Option> deployment(View view) {
    List<Option> options = new ArrayList<>();
    List<PieceId> reserves = reserves(view);
    for (PieceId unit : reserves) {
      options.add(drafted(view, DEPLOY, "unit", unit));
    }
    options.add(new Option.Ready(AUTO_DEPLOY, NEXT, first(reserves)));
    options.add(AUTO_DEPLOY_ALL);
    return options;
  }

  /// The first in the roster is the one that a roll deploys.
  private static List<PieceId> first(List<PieceId> reserves) {
    return reserves.subList(0, Math.min(1, reserves.size()));
  }

  private Option drafted(View view, String command, String what, PieceId piece) {
    Draft draft = new Draft(command, List.of(new Picked.Piece(piece)));
    return new Option.Drafted(
        Phrase.of("mbb.do." + command, what, piece), draft, place(view, command, piece));
  }

  private Pick place(Situation situation, String command, PieceId piece) {
    SideId side = situation.clock().active();
    Area zone =
        command.equals(DEPLOY)
            ? DeploymentChecks.strip(situation, side, setting.terms())
            : terrain.ground(situation, side);
    return new Pick.Place(piece, corners(zone));
  }

  static List<Point> corners(Area area) {
    return List.of(
        new Point(area.left(), area.bottom()),
        new Point(area.right(), area.bottom()),
        new Point(area.right(), area.top()),
        new Point(area.left(), area.top()));
  }

  /// Carries a draft of these commands on: the piece, then its place.
  Drafting next(Situation situation, Draft draft) {
    List<Picked> picked = draft.picked();
    if (picked.isEmpty() || !(picked.getFirst() instanceof Picked.Piece(PieceId piece))) {
      return new Drafting.Needs(new Pick.Piece(among(situation, draft.command())));
    }
    return draft.command().equals(REMOVE)
        ? new Drafting.Ready(new UnitCommand.RemoveTerrain(piece))
        : placing(situation, draft, piece);
  }

  private Drafting placing(Situation situation, Draft draft, PieceId piece) {
    List<Picked> picked = draft.picked();
    if (picked.size() == 1 || !(picked.get(1) instanceof Picked.Place(Pose to))) {
      return new Drafting.Needs(place(situation, draft.command(), piece));
    }
    return new Drafting.Ready(
        draft.command().equals(DEPLOY)
            ? new UnitCommand.Deploy(piece, to)
            : new UnitCommand.PlaceTerrain(piece, to));
  }

  private List<PieceId> among(Situation situation, String command) {
    SideId side = situation.clock().active();
    return switch (command) {
      case DEPLOY -> reserves(situation);
      case REMOVE -> terrain(situation, side, Where.ON_TABLE);
      default -> terrain(situation, side, Where.ASIDE);
    };
  }

  private static List<PieceId> reserves(Situation situation) {
    List<PieceId> reserves = new ArrayList<>();
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(situation.clock().active())
          && UnitState.of(piece).status() == Status.RESERVE) {
        reserves.add(piece.id());
      }
    }
    return reserves;
  }

  private enum Where {
    ASIDE,
    ON_TABLE;

    boolean holds(Piece terrain) {
      return Board.stands(terrain) == (this == ON_TABLE);
    }
  }

  /// The terrain that the side may set up, or take away again.
  private List<PieceId> terrain(Situation situation, SideId side, Where where) {
    Readings.TerrainSetUp by = setting.readings().terrainSetUp();
    if (where == Where.ON_TABLE && by == Readings.TerrainSetUp.ALTERNATE) {
      return List.of();
    }
    return situation.pieces().list().stream()
        .filter(piece -> TerrainState.is(piece) && where.holds(piece))
        .map(Piece::id)
        .filter(piece -> isFor(side, situation, piece))
        .toList();
  }

  private boolean isFor(SideId side, Situation situation, PieceId piece) {
    return setting.readings().terrainSetUp() != Readings.TerrainSetUp.HALVES
        || TerrainLayout.share(situation.pieces(), piece).equals(side);
  }
}
