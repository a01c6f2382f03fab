package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Verdict;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// What is drawn for a command that is looked at before it is sent. What makes no sense in the
/// battle is not drawn; what a waived refusal speaks of is.
final class Previews {
  private final MoveMarks moves;
  private final PlaceMarks places;
  private final AimMarks aims;

  Previews(Setting setting, SightReports sight) {
    this.places = new PlaceMarks(setting);
    this.moves = new MoveMarks(setting, places);
    this.aims = new AimMarks(setting, sight);
  }

  List<Mark> marks(View view, Command command, Verdict verdict) {
    Refusal objection = objection(verdict).orElse(null);
    boolean isSenseless = objection != null && objection.kind() == Refusal.Kind.STRUCTURE;
    return switch (command) {
      case Command.Override(Command overridden, var _) -> marks(view, overridden, verdict);
      case UnitCommand given when !isSenseless -> marks(view, given, objection);
      default -> List.of();
    };
  }

  /// What speaks against the command, though it may have been waived.
  private static Optional<Refusal> objection(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Refused refused -> Optional.of(refused.refusal());
      case Verdict.Accepted accepted -> accepted.findings().waived().stream().findFirst();
      case Verdict.Awaiting awaiting -> awaiting.findings().waived().stream().findFirst();
    };
  }

  private List<Mark> marks(View view, UnitCommand command, @Nullable Refusal objection) {
    Battle battle = view.world();
    return switch (command) {
      case UnitCommand.Move(PieceId id, var path) ->
          standing(battle, id, unit -> moves.of(battle, unit, path, objection));
      case UnitCommand.Put(PieceId id, Spot to) ->
          standing(battle, id, unit -> put(battle, unit, to, objection));
      case UnitCommand.Turret(PieceId id, var to) ->
          standing(battle, id, unit -> aims.turned(battle, unit, to, objection));
      case UnitCommand.Deploy(PieceId id, Spot to) ->
          unit(battle, id, unit -> deployed(battle, unit, to, objection));
      case UnitCommand.PlaceTerrain(PieceId id, Pose to) ->
          terrain(battle, id, piece -> places.of(battle, piece, to, objection));
      case UnitCommand.Declare(PieceId shooter, PieceId target) ->
          aims.declared(view, new Shot(shooter, target), objection);
      case UnitCommand.Shoot _ -> nextShot(view, objection);
      case UnitCommand.Withdraw _,
          UnitCommand.NoShot _,
          UnitCommand.EndPhase _,
          UnitCommand.FirstTurn _,
          UnitCommand.RemoveTerrain _,
          UnitCommand.FinishTerrain _,
          UnitCommand.AutoTerrain _,
          UnitCommand.RollOff _,
          UnitCommand.ChooseEdge _,
          UnitCommand.AutoDeploy _ ->
          List.of();
    };
  }

  private List<Mark> put(Battle battle, Piece unit, Spot to, @Nullable Refusal objection) {
    return places.of(battle, unit, to.pose(Board.pose(unit).facing()), objection);
  }

  private List<Mark> deployed(Battle battle, Piece unit, Spot to, @Nullable Refusal objection) {
    TableEdge edge = BattleState.of(battle).edge(unit.side().orElseThrow());
    return places.of(battle, unit, to.pose(edge.ahead()), objection);
  }

  private List<Mark> nextShot(View view, @Nullable Refusal objection) {
    return BattleState.of(view).shots().stream()
        .findFirst()
        .map(shot -> aims.declared(view, shot, objection))
        .orElse(List.of());
  }

  private static List<Mark> standing(Battle battle, PieceId id, Function<Piece, List<Mark>> drawn) {
    return Orders.unit(battle, id).filter(Board::stands).map(drawn).orElse(List.of());
  }

  private static List<Mark> unit(Battle battle, PieceId id, Function<Piece, List<Mark>> drawn) {
    return Orders.unit(battle, id).map(drawn).orElse(List.of());
  }

  private static List<Mark> terrain(Battle battle, PieceId id, Function<Piece, List<Mark>> drawn) {
    return battle.pieces().find(id).filter(TerrainState::is).map(drawn).orElse(List.of());
  }
}
