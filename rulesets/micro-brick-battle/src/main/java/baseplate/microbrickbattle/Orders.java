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
  private final Agreed agreed;

  Orders(Setting setting) {
    this.agreed = setting.readings().agreed();
  }

  /// Why the side cannot give this unit orders now; empty where it can.
  Optional<Refusal> unfit(Battle battle, SideId by, PieceId id, Phase phase) {
    if (!phase.isNow(battle)) {
      return Optional.of(otherPhase(battle, phase));
    }
    Optional<Piece> unit = unit(battle, id);
    return unit.isEmpty() ? Optional.of(noUnit(id)) : unfit(by, unit.get());
  }

  private static Optional<Refusal> unfit(SideId by, Piece unit) {
    return unit.isOf(by) ? notLive("mbb.refused.not-live", unit) : Optional.of(notYours(unit));
  }

  /// The unit of that id; empty where there is none, or terrain.
  static Optional<Piece> unit(Battle battle, PieceId id) {
    return battle.pieces().find(id).filter(piece -> !TerrainState.is(piece));
  }

  static Refusal noUnit(PieceId id) {
    return structure(Phrase.of("mbb.refused.no-unit", "unit", id));
  }

  static Refusal notYours(Piece unit) {
    return structure(Phrase.of("mbb.refused.not-yours", "unit", unit.id()));
  }

  Refusal otherPhase(Battle battle, Phase needed) {
    if (needed == Phase.MOVEMENT && BattleState.of(battle).scope() == TurnScope.SHOOTING) {
      return firstTurn("mbb.refused.shooting-only");
    }
    Phrase now = phase(battle.clock().phase());
    return cited(
        Rule.MBB_2,
        Phrase.of("mbb.refused.other-phase", "phase", now, "needed", phase(needed.word())));
  }

  /// What the first turn's one phase forbids.
  ///
  /// @rule MBB-3
  Refusal firstTurn(String key) {
    return cited(Rule.MBB_3, agreed.in(Phrase.of(key), HouseOptions.FIRST_TURN));
  }

  static Phrase phase(String word) {
    return Phrase.of("mbb.phase." + word);
  }

  /// Why a unit that is gone or not yet there takes no part, with the rule that says so; empty
  /// where it does.
  ///
  /// @param key of the sentence
  static Optional<Refusal> notLive(String key, Piece unit) {
    Status status = UnitState.of(unit).status();
    Phrase is = Phrase.of("mbb.status." + status.word());
    Phrase reason = Phrase.of(key, "unit", unit.id(), "status", is);
    return switch (status) {
      case LIVE -> Optional.empty();
      case WRECK -> Optional.of(cited(Rule.MBB_22, reason));
      case EXITED -> Optional.of(cited(Rule.MBB_39, reason));
      case SHOT_DOWN -> Optional.of(cited(Rule.MBB_25, reason));
      case RESERVE -> Optional.of(cited(Rule.MBB_27, reason));
    };
  }

  static Refusal structure(Phrase reason) {
    return Refusal.byStructure(reason);
  }

  /// What no enforcement waives because nothing sensible could follow, with the rule that says so.
  static Refusal cited(RuleId rule, Phrase reason) {
    return new Refusal(Refusal.Kind.STRUCTURE, List.of(rule), reason, null);
  }
}
