package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Contact;
import java.math.BigDecimal;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How battles end.
///
/// @rule MBB-26
/// @rule MBB-29
/// @rule MBB-40
final class Ends {
  private final Setting setting;
  private final Terms terms;
  private final Readings readings;
  private final Forces forces;

  Ends(Setting setting) {
    this.setting = setting;
    this.terms = setting.terms();
    this.readings = setting.readings();
    this.forces = new Forces(setting);
  }

  /// The end that a loss or an exit brings at once, if it brings one.
  ///
  /// @param after the battle after it
  Optional<Event> now(Battle after, Hearing hearing) {
    Optional<Event> exits = exits(after, hearing);
    return exits.isPresent() ? exits : annihilation(after, hearing);
  }

  private Optional<Event> annihilation(Battle after, Hearing hearing) {
    for (int side = 0; side < 2; side++) {
      SideId loser = new SideId(side);
      if (forces.isDestroyed(after, loser)) {
        Phrase how = Phrase.of("mbb.end.annihilation", "winner", loser.other(), "loser", loser);
        return Optional.of(ended(loser.other(), Rule.MBB_26, how, hearing));
      }
    }
    return Optional.empty();
  }

  private Optional<Event> exits(Battle after, Hearing hearing) {
    if (terms.exiting().isEmpty() || !readings.scenarioEnds().isOn()) {
      return Optional.empty();
    }
    Terms.Exit exit = terms.exiting().get();
    int exited = Forces.exited(after, exit.attacker());
    int possible = exited + forces.left(after, exit.attacker());
    if (exited < exit.wanted() && possible >= exit.wanted()) {
      return Optional.empty();
    }
    Phrase how =
        Phrase.of(exited < exit.wanted() ? "mbb.end.too-few" : "mbb.end.exited")
            .with("exited", exited)
            .with("possible", possible)
            .with("wanted", exit.wanted());
    SideId winner = exited < exit.wanted() ? exit.attacker().other() : exit.attacker();
    return Optional.of(ended(winner, Rule.MBB_40, how.with("winner", winner), hearing));
  }

  /// The end that the round brings with the second player's turn over, if it brings one.
  ///
  /// @param battle the battle as that turn ends, the round still on the clock
  Optional<Event> afterRound(Battle battle, Hearing hearing) {
    Optional<Terms.Hold> hold = readings.scenarioEnds().isOn() ? terms.holding() : Optional.empty();
    if (hold.isPresent() && battle.clock().round() >= hold.get().afterRound()) {
      return Optional.of(held(battle, hold.get(), hearing));
    }
    int last = lastRound();
    if (last == 0 || battle.clock().round() < last) {
      return Optional.empty();
    }
    return Optional.of(
        terms.exiting().isPresent() && readings.scenarioEnds().isOn()
            ? timeOver(battle, terms.exiting().get(), hearing)
            : counted(battle, hearing));
  }

  private int lastRound() {
    return readings.lastRound() == Readings.SCENARIO_ROUND
        ? terms.lastRound()
        : readings.lastRound();
  }

  private static Event timeOver(Battle battle, Terms.Exit exit, Hearing hearing) {
    Phrase how =
        Phrase.of("mbb.end.time", "round", battle.clock().round())
            .with("exited", Forces.exited(battle, exit.attacker()))
            .with("wanted", exit.wanted())
            .with("winner", exit.attacker().other());
    return ended(exit.attacker().other(), Rule.MBB_40, how, hearing);
  }

  /// The side that alone has a live ground unit's centre in the circle wins; else forces are
  /// counted.
  private Event held(Battle battle, Terms.Hold hold, Hearing hearing) {
    boolean first = holds(battle, hold, SideId.FIRST);
    boolean second = holds(battle, hold, SideId.SECOND);
    if (first == second) {
      return counted(battle, hearing);
    }
    SideId winner = first ? SideId.FIRST : SideId.SECOND;
    Phrase how = Phrase.of("mbb.end.held", "winner", winner, "round", battle.clock().round());
    return ended(winner, Rule.MBB_40, how, hearing);
  }

  private boolean holds(Situation situation, Terms.Hold hold, SideId side) {
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side)
          && UnitState.of(piece).isLive()
          && !setting.catalogue().unit(piece).unitClass().flies()
          && Contact.within(
              Board.pose(piece).at(), hold.circle().centre(), hold.circle().radius())) {
        return true;
      }
    }
    return false;
  }

  /// The dearer live force wins; equal ones draw.
  ///
  /// @rule MBB-29
  private Event counted(Battle battle, Hearing hearing) {
    BigDecimal first = forces.worth(battle, SideId.FIRST);
    BigDecimal second = forces.worth(battle, SideId.SECOND);
    int more = first.compareTo(second);
    Phrase numbers =
        Phrase.of(more == 0 ? "mbb.end.even" : "mbb.end.dearer")
            .with("round", battle.clock().round())
            .with("first", first)
            .with("second", second);
    if (more == 0) {
      return ended(null, Rule.MBB_29, numbers, hearing);
    }
    SideId winner = more > 0 ? SideId.FIRST : SideId.SECOND;
    return ended(winner, Rule.MBB_29, numbers.with("winner", winner), hearing);
  }

  private static Event ended(@Nullable SideId winner, RuleId rule, Phrase how, Hearing hearing) {
    hearing.evidence().rule(rule, winner == null ? "" : winner.toString(), how);
    return new Event.BattleEnded(new Ending(winner, rule, how));
  }
}
