package baseplate.microbrickbattle;

import baseplate.core.PieceId;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What the rules remember beside pieces and clock; only what matters for what follows, so that
/// equal positions are equal values however they came about.
///
/// @param nearSide the side that sits at the near edge
/// @param firstSide the side that takes the first turn of every round
/// @param scope which phases the turn under way has
/// @param preparation how far the battle is set up
/// @param order while declaring: the active side's live units, leftmost first, as the phase began
/// @param passed while declaring: those that were passed over, in that order
/// @param shots while declaring: the declarations in that order; while shooting: those still to be
///   resolved, the next one first
/// @rule MBB-10
/// @rule MBB-34
record BattleState(
    SideId nearSide,
    SideId firstSide,
    TurnScope scope,
    Preparation preparation,
    List<PieceId> order,
    List<PieceId> passed,
    List<Shot> shots)
    implements RulesState {
  BattleState {
    order = List.copyOf(order);
    passed = List.copyOf(passed);
    shots = List.copyOf(shots);
  }

  /// Between phases: nothing declared.
  static BattleState of(
      SideId nearSide, SideId firstSide, TurnScope scope, Preparation preparation) {
    return new BattleState(
        nearSide, firstSide, scope, preparation, List.of(), List.of(), List.of());
  }

  static BattleState of(Situation situation) {
    return (BattleState) situation.rules();
  }

  /// The edge at which a side sits.
  TableEdge edge(SideId side) {
    return side.equals(nearSide) ? TableEdge.NEAR : TableEdge.FAR;
  }

  /// What the shooter has declared.
  Optional<Shot> shotOf(PieceId shooter) {
    for (Shot shot : shots) {
      if (shot.shooter().equals(shooter)) {
        return Optional.of(shot);
      }
    }
    return Optional.empty();
  }

  /// The leftmost unit that has neither declared nor been passed over.
  Optional<PieceId> nextDue() {
    for (PieceId unit : order) {
      if (!passed.contains(unit) && shotOf(unit).isEmpty()) {
        return Optional.of(unit);
      }
    }
    return Optional.empty();
  }

  @Override
  public BattleState after(RulesEvent event) {
    return switch ((UnitEvent) event) {
      case UnitEvent.FirstTurnNamed named -> scoped(named.take());
      case UnitEvent.FirstTurnOver _ -> scoped(TurnScope.WHOLE);
      case UnitEvent.DeclarationBegun begun -> declaring(begun.order(), List.of(), List.of());
      case UnitEvent.TargetDeclared declared ->
          declaring(order, without(passed, declared.shooter()), with(declared.shot()));
      case UnitEvent.DeclarationWithdrawn withdrawn -> undeclared(withdrawn.shooter());
      case UnitEvent.UnitPassedOver over ->
          declaring(order, inOrder(over.unit()), with(over.unit(), List.of()));
      case UnitEvent.DeclarationClosed _ -> declaring(List.of(), List.of(), shots);
      case UnitEvent.ShotResolved _ -> declaring(order, passed, shots.subList(1, shots.size()));
      case UnitEvent.PreparationReached reached -> preparing(reached.preparation());
      case UnitEvent.RolledOff _ -> this;
      case UnitEvent.EdgeChosen chosen -> seated(chosen.side(), chosen.edge());
    };
  }

  private BattleState seated(SideId first, TableEdge edge) {
    SideId near = edge == TableEdge.NEAR ? first : first.other();
    return new BattleState(near, first, scope, preparation, order, passed, shots);
  }

  private BattleState scoped(TurnScope other) {
    return new BattleState(nearSide, firstSide, other, preparation, order, passed, shots);
  }

  private BattleState preparing(Preparation other) {
    return new BattleState(nearSide, firstSide, scope, other, order, passed, shots);
  }

  private BattleState declaring(List<PieceId> units, List<PieceId> over, List<Shot> declared) {
    return new BattleState(nearSide, firstSide, scope, preparation, units, over, declared);
  }

  private BattleState undeclared(PieceId shooter) {
    return declaring(order, without(passed, shooter), with(shooter, List.of()));
  }

  private List<Shot> with(Shot shot) {
    return with(shot.shooter(), List.of(shot));
  }

  /// The declarations in order, with those given in place of the shooter's own.
  private List<Shot> with(PieceId shooter, List<Shot> own) {
    List<Shot> sorted = new ArrayList<>(shots.size() + 1);
    for (PieceId unit : order) {
      if (unit.equals(shooter)) {
        sorted.addAll(own);
      } else {
        shotOf(unit).ifPresent(sorted::add);
      }
    }
    return sorted;
  }

  private List<PieceId> inOrder(PieceId more) {
    List<PieceId> sorted = new ArrayList<>(order);
    sorted.removeIf(unit -> !unit.equals(more) && !passed.contains(unit));
    return sorted;
  }

  private static List<PieceId> without(List<PieceId> units, PieceId unit) {
    if (!units.contains(unit)) {
      return units;
    }
    List<PieceId> rest = new ArrayList<>(units);
    rest.remove(unit);
    return rest;
  }
}
