package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Circle;
import baseplate.geometry.Contact;
import java.math.BigDecimal;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How battles end.
///
/// @rule MBB-26
/// @rule MBB-29
/// @rule MBB-40
final class Ends {
  private static final List<String> ROUND = List.of(HouseOptions.LAST_ROUND);
  private static final List<String> SCENARIO = List.of(HouseOptions.SCENARIO_ENDS);
  private static final List<String> SCENARIO_AND_ROUND =
      List.of(HouseOptions.SCENARIO_ENDS, HouseOptions.LAST_ROUND);
  private static final List<String> ROUND_AND_SCENARIO =
      List.of(HouseOptions.LAST_ROUND, HouseOptions.SCENARIO_ENDS);

  private final Setting setting;
  private final Terms terms;
  private final Readings readings;
  private final Forces forces;
  private final EndRulings rulings;

  Ends(Setting setting) {
    this.setting = setting;
    this.terms = setting.terms();
    this.readings = setting.readings();
    this.forces = new Forces(setting);
    this.rulings = new EndRulings(setting.readings());
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
        return Optional.of(annihilated(after, loser, hearing));
      }
      if (hearing.evidence().on()) {
        tellOthers(after, loser, "mbb.ruling.others-count", hearing.evidence());
      }
    }
    return Optional.empty();
  }

  /// @rule MBB-41
  private Event annihilated(Battle after, SideId loser, Hearing hearing) {
    boolean others = !forces.others(after, loser).isEmpty();
    tellOthers(after, loser, "mbb.ruling.others-ignored", hearing.evidence());
    Phrase how =
        Phrase.of(others ? "mbb.end.no-vehicles" : "mbb.end.annihilation")
            .with("winner", loser.other())
            .with("loser", loser);
    List<String> keys = others ? List.of(HouseOptions.INFANTRY_COUNT) : List.of();
    return ended(loser.other(), Rule.MBB_26, how, keys, hearing);
  }

  private void tellOthers(Battle after, SideId side, String key, Evidence evidence) {
    List<String> others = forces.others(after, side);
    if (!others.isEmpty()) {
      rulings.others(side, key, others, evidence);
    }
  }

  private Optional<Event> exits(Battle after, Hearing hearing) {
    Optional<Breakthrough> over =
        terms.exiting().map(exit -> reached(after, exit)).filter(reached -> !reached.isOpen());
    if (over.isPresent() && !readings.scenarioEnds().isOn()) {
      rulings.notCounting(over.get().winner(), "mbb.ruling.exits-ignored", hearing.evidence());
      return Optional.empty();
    }
    return over.map(
        reached -> ended(reached.winner(), Rule.MBB_40, reached.how(), SCENARIO, hearing));
  }

  /// The exit that the battle ends by, if it ends by one.
  private Optional<Terms.Exit> exit() {
    return readings.scenarioEnds().isOn() ? terms.exiting() : Optional.empty();
  }

  private Breakthrough reached(Situation after, Terms.Exit exit) {
    int exited = Forces.exited(after, exit.attacker());
    return new Breakthrough(exit, exited, exited + forces.left(after, exit.attacker()));
  }

  /// How far an attacker has come with leaving by the exit edge.
  ///
  /// @param exit what is wanted of it
  /// @param exited how many units have left
  /// @param possible how many can at most
  private record Breakthrough(Terms.Exit exit, int exited, int possible) {
    boolean isOpen() {
      return !succeeded() && possible >= exit.wanted();
    }

    boolean succeeded() {
      return exited >= exit.wanted();
    }

    SideId winner() {
      return succeeded() ? exit.attacker() : exit.attacker().other();
    }

    Phrase how() {
      return Phrase.of(succeeded() ? "mbb.end.exited" : "mbb.end.too-few")
          .with("exited", exited)
          .with("possible", possible)
          .with("wanted", exit.wanted())
          .with("winner", winner());
    }
  }

  /// The end that the round brings with the second player's turn over, if it brings one.
  ///
  /// @param battle the battle as that turn ends, the round still on the clock
  Optional<Event> afterRound(Battle battle, Hearing hearing) {
    int round = battle.clock().round();
    tellIgnored(round, hearing.evidence());
    Optional<Terms.Hold> hold = hold();
    if (hold.isPresent() && round >= hold.get().afterRound()) {
      return Optional.of(held(battle, hold.get(), hearing));
    }
    return isLast(round) ? Optional.of(timeOver(battle, hearing)) : Optional.empty();
  }

  /// Leaves which ends of the scenario that would come with this round do not count.
  private void tellIgnored(int round, Evidence evidence) {
    boolean holds = terms.holding().filter(hold -> hold.afterRound() == round).isPresent();
    if (holds && !readings.scenarioEnds().isOn()) {
      rulings.notCounting(SideId.FIRST, "mbb.ruling.hold-ignored", evidence);
    }
    if (round == terms.lastRound() && !isLast(round)) {
      rulings.goingOn(round, evidence);
    }
  }

  /// The circle that the battle ends by, if it ends by one.
  private Optional<Terms.Hold> hold() {
    return readings.scenarioEnds().isOn() ? terms.holding() : Optional.empty();
  }

  private boolean isLast(int round) {
    int last = lastRound();
    return last != 0 && round >= last;
  }

  private int lastRound() {
    return readings.lastRound() == Readings.SCENARIO_ROUND
        ? terms.lastRound()
        : readings.lastRound();
  }

  private Event timeOver(Battle battle, Hearing hearing) {
    Optional<Terms.Exit> exit = exit();
    return exit.isPresent()
        ? tooLate(battle, exit.get(), hearing)
        : counted(battle, terms.exiting().isPresent() ? ROUND_AND_SCENARIO : ROUND, hearing);
  }

  private Event tooLate(Battle battle, Terms.Exit exit, Hearing hearing) {
    Phrase how =
        Phrase.of("mbb.end.time", "round", battle.clock().round())
            .with("exited", Forces.exited(battle, exit.attacker()))
            .with("wanted", exit.wanted())
            .with("winner", exit.attacker().other());
    return ended(exit.attacker().other(), Rule.MBB_40, how, SCENARIO_AND_ROUND, hearing);
  }

  /// The side that alone has a live ground unit's centre in the circle wins; else forces are
  /// counted.
  private Event held(Battle battle, Terms.Hold hold, Hearing hearing) {
    boolean first = holds(battle, hold, SideId.FIRST);
    boolean second = holds(battle, hold, SideId.SECOND);
    if (first == second) {
      return counted(battle, SCENARIO, hearing);
    }
    SideId winner = first ? SideId.FIRST : SideId.SECOND;
    Phrase how = Phrase.of("mbb.end.held", "winner", winner, "round", battle.clock().round());
    return ended(winner, Rule.MBB_40, how, SCENARIO, hearing);
  }

  private boolean holds(Situation situation, Terms.Hold hold, SideId side) {
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && isHolding(piece, hold.circle())) {
        return true;
      }
    }
    return false;
  }

  private boolean isHolding(Piece unit, Circle circle) {
    return UnitState.of(unit).isLive()
        && !setting.catalogue().unit(unit).unitClass().flies()
        && Contact.within(Board.pose(unit).at(), circle.centre(), circle.radius());
  }

  /// The dearer live force wins; equal ones draw.
  ///
  /// @rule MBB-29
  private Event counted(Battle battle, List<String> keys, Hearing hearing) {
    BigDecimal first = forces.worth(battle, SideId.FIRST);
    BigDecimal second = forces.worth(battle, SideId.SECOND);
    int more = first.compareTo(second);
    if (more == 0) {
      Phrase even = count("mbb.end.even", battle, first, second);
      return ended(null, Rule.MBB_29, even, keys, hearing);
    }
    SideId winner = more > 0 ? SideId.FIRST : SideId.SECOND;
    Phrase how = count("mbb.end.dearer", battle, first, second).with("winner", winner);
    return ended(winner, Rule.MBB_29, how, keys, hearing);
  }

  private static Phrase count(String end, Battle battle, BigDecimal first, BigDecimal second) {
    return Phrase.of(end, "round", battle.clock().round())
        .with("first", first)
        .with("second", second);
  }

  private Event ended(
      @Nullable SideId winner, RuleId rule, Phrase how, List<String> keys, Hearing hearing) {
    rulings.ended(winner, rule, how, keys, hearing.evidence());
    return new Event.BattleEnded(new Ending(winner, rule, how));
  }
}
