package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Player;
import java.util.List;
import java.util.Optional;

/// Plays battles to their end by computer players, without a journal.
///
/// The same start, players and seed give the same battle, on any thread; it is the battle that the
/// same players carry on in a file of that seed.
public final class Playout {
  /// A battle that has not ended after so many decisions is cut off.
  public static final int MOST_DECISIONS = 50_000;

  private final Judge judge;
  private final List<Player> players;
  private final Decider decider;
  private final Watch watch;

  /// @param rules the rules with the battle's data
  /// @param players one for each side, in order
  /// @param watch who looks on
  public Playout(Rules rules, List<Player> players, Watch watch) {
    this(rules, players, watch, Judge.Showing.RESULT_ONLY);
  }

  /// @param showing whether evidence is built, for who looks on to read; the battles are the same
  public Playout(Rules rules, List<Player> players, Watch watch, Judge.Showing showing) {
    this.judge = new Judge(rules, Enforcement.ENFORCE, showing, players.size());
    this.players = List.copyOf(players);
    this.decider = new Decider(judge);
    this.watch = watch;
  }

  /// Plays from `start` on.
  public Played play(Battle start, Seed seed) {
    Course course = new Course(start, seed);
    while (course.goesOn()) {
      course.decide();
    }
    return course.played();
  }

  /// One battle under way.
  private final class Course {
    private final Seed seed;
    private final SeededDice dice;
    private Battle battle;
    private int decisions;
    private int judged;
    private int refused;

    Course(Battle start, Seed seed) {
      this.seed = seed;
      this.dice = SeededDice.ofBattle(seed, 0);
      this.battle = start;
    }

    boolean goesOn() {
      return battle.ending().isEmpty() && decisions < MOST_DECISIONS;
    }

    void decide() {
      Optional<Input> rolled =
          battle.pending().map(pending -> pending.awaited()).flatMap(this::rolled);
      if (rolled.isPresent()) {
        take(new Command.Answer(rolled.get()));
        return;
      }
      Player player = players.get(battle.toAct().number());
      decider.decide(battle, player, seed, decisions, this::act);
    }

    private Optional<Input> rolled(Request request) {
      return request instanceof Request.Ask ? Optional.empty() : dice.next(request);
    }

    private boolean act(Seat seat, Command command) {
      judged += seat.judged();
      Optional<Verdict> settled = seat.settled(command);
      return settled.isPresent() ? settle(command, settled.get()) : take(command);
    }

    private boolean take(Command command) {
      judged++;
      return settle(command, judge.judge(battle, command, dice));
    }

    /// Whether the command was carried out.
    private boolean settle(Command command, Verdict verdict) {
      watch.judged(battle, command, verdict);
      switch (verdict) {
        case Verdict.Accepted accepted -> battle = accepted.after();
        case Verdict.Awaiting awaiting -> battle = awaiting.after();
        case Verdict.Refused _ -> {
          refused++;
          return false;
        }
      }
      decisions++;
      return true;
    }

    Played played() {
      return new Played(battle, decisions, judged, refused);
    }
  }
}
