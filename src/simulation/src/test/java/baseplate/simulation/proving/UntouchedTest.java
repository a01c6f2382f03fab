package baseplate.simulation.proving;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.play.Player;
import baseplate.simulation.Playout;
import baseplate.simulation.RandomLegal;
import baseplate.simulation.Seat;
import baseplate.simulation.Watch;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Whatever is looked at, asked or tried between two entries, the rolls that follow are those that
/// would have come.
class UntouchedTest {
  private static final int BATTLES = Cases.count(3, 300);

  @ParameterizedTest
  @EnumSource
  void looking_ahead_takes_nothing_from_the_dice(Proving proving) {
    Cases.of(31, BATTLES).each(one -> check(proving, one));
  }

  private static void check(Proving proving, Case one) {
    Seed seed = new Seed(one.bits());
    Journal straight = proving.played(seed).journal();
    Session watched = proving.fresh(seed);
    int rolls = 0;
    for (Entry entry : straight.entries()) {
      lookAhead(watched, entry.command(), seed, one);
      watched.submit(entry.command());
      assertThat(watched.journal().entries().getLast()).isEqualTo(entry);
      rolls += entry.reveals() ? 1 : 0;
    }
    assertThat(watched.journal().chain()).isEqualTo(straight.chain());
    assertThat(rolls).isPositive();
  }

  private static void lookAhead(Session session, Command command, Seed seed, Case one) {
    Battle battle = session.battle();
    Rules rules = session.journal().setting().rules();
    Judge judge = session.journal().setting().judge(Judge.Showing.RESULT_ONLY);
    session.preview(command);
    Seat seat = new Seat(judge, battle, battle.toAct(), new Distributions());
    seat.whatIf(command);
    seat.sample(command, one);
    for (int edges : List.of(1_000, 1)) {
      ask(judge, battle, command, edges);
    }
    if (one.oneIn(8)) {
      List<Player> players = List.of(new RandomLegal(), new RandomLegal());
      new Playout(rules, players, Watch.NOBODY).play(battle, seed);
    }
    assertThat(session.battle()).isSameAs(battle);
  }

  /// Odds within the budget and sampled past it.
  private static void ask(Judge judge, Battle battle, Command command, int edges) {
    Budget budget = Budget.untimed().with(edges, 50);
    new Enumerator(judge, new Distributions(), budget, new Seed(7))
        .odds(battle, command, Intention.DECLINE);
  }
}
