package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;

/// What makes no sense in a battle, whoever waives whatever: things that are not there, somebody
/// else's units, another phase.
final class Orders {
  private Orders() {}

  /// Why the side cannot give this unit orders now; empty where it can.
  static Optional<Refusal> unfit(Battle battle, SideId by, PieceId id, Phase phase) {
    if (!phase.isNow(battle)) {
      return Optional.of(otherPhase(battle, phase));
    }
    Optional<Piece> unit = battle.pieces().find(id).filter(piece -> !TerrainState.is(piece));
    return unit.isEmpty() ? Optional.of(noUnit(id)) : unfit(by, unit.get());
  }

  private static Optional<Refusal> unfit(SideId by, Piece unit) {
    if (!unit.isOf(by)) {
      return Optional.of(structure(Phrase.of("mbb.refused.not-yours", "unit", unit.id())));
    }
    return UnitState.of(unit).isLive() ? Optional.empty() : Optional.of(structure(notLive(unit)));
  }

  static Refusal noUnit(PieceId id) {
    return structure(Phrase.of("mbb.refused.no-unit", "unit", id));
  }

  static Refusal otherPhase(Battle battle, Phase needed) {
    if (needed == Phase.MOVEMENT && BattleState.of(battle).scope() == TurnScope.SHOOTING) {
      return cited(Rule.MBB_3, Phrase.of("mbb.refused.shooting-only"));
    }
    Phrase now = phase(battle.clock().phase());
    return cited(
        Rule.MBB_2,
        Phrase.of("mbb.refused.other-phase", "phase", now, "needed", phase(needed.word())));
  }

  static Phrase phase(String word) {
    return Phrase.of("mbb.phase." + word);
  }

  static Phrase notLive(Piece unit) {
    String status = UnitState.of(unit).status().word();
    return Phrase.of(
        "mbb.refused.not-live", "unit", unit.id(), "status", Phrase.of("mbb.status." + status));
  }

  static Refusal structure(Phrase reason) {
    return Refusal.byStructure(reason);
  }

  /// What no enforcement waives because nothing sensible could follow, with the rule that says so.
  static Refusal cited(RuleId rule, Phrase reason) {
    return new Refusal(Refusal.Kind.STRUCTURE, List.of(rule), reason, null);
  }
}
