package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Whose turn it is, what was done in it, and the end.
///
/// @rule CHG-1 Turns alternate. In its turn a side may move each of its pieces once and strike with
///   each once.
/// @rule CHG-11 A side without pieces loses. After round 6 the side with more strength wins.
final class Turns {
  static final String PHASE = "charge";

  private static final int LAST_ROUND = 6;

  private Turns() {}

  /// Why a piece may not move any more; null where it may.
  static @Nullable Refusal moved(Situation at, Piece piece) {
    return ((ChargeState) at.rules()).moved().contains(piece.id())
        ? once("charge.refusal.moved", piece.id())
        : null;
  }

  /// Why a piece may not strike any more; null where it may.
  static @Nullable Refusal struck(Situation at, Piece piece) {
    return ((ChargeState) at.rules()).struck().contains(piece.id())
        ? once("charge.refusal.struck", piece.id())
        : null;
  }

  private static Refusal once(String key, PieceId piece) {
    return Refusal.byRule(ChargeRule.TURNS.id(), Phrase.of(key, "piece", piece));
  }

  static Resolution end(Battle battle) {
    Clock now = battle.clock();
    int round = now.turn() / 2 + 1;
    if (round > LAST_ROUND) {
      return Resolution.done(List.of(outlasted(battle)));
    }
    Clock next = new Clock(round, now.turn() + 1, now.active().other(), PHASE);
    return Resolution.done(List.of(new ChargeEvent.TurnEnded(), new Event.ClockMoved(next)));
  }

  private static Event outlasted(Battle battle) {
    int lead = strength(battle, SideId.FIRST) - strength(battle, SideId.SECOND);
    if (lead == 0) {
      return ended(null, "charge.drawn");
    }
    return ended(lead > 0 ? SideId.FIRST : SideId.SECOND, "charge.outlasted");
  }

  /// The strength of a side.
  static int strength(Situation at, SideId side) {
    return Ground.fighters(at, side).stream().mapToInt(Ground::strength).sum();
  }

  /// That the battle is over, where a side has nothing left.
  static Optional<Event> won(Battle battle, SideId loser) {
    return Ground.fighters(battle, loser).isEmpty()
        ? Optional.of(ended(loser.other(), "charge.won"))
        : Optional.empty();
  }

  private static Event ended(@Nullable SideId winner, String how) {
    return new Event.BattleEnded(new Ending(winner, ChargeRule.ENDING.id(), Phrase.of(how)));
  }

  static Refusal structure(String why) {
    return Refusal.byStructure(Phrase.of("charge.refusal." + why));
  }

  static Refusal structure(String why, String name, Object value) {
    return Refusal.byStructure(Phrase.of("charge.refusal." + why, name, value));
  }
}
