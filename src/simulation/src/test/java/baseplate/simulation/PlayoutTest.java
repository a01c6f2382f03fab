package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.play.Chance;
import baseplate.core.play.Outlook;
import baseplate.core.play.Player;
import baseplate.testkit.Cases;
import baseplate.testkit.duel.Duel;
import baseplate.testkit.duel.DuelCommand;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class PlayoutTest {
  private static final Player RANDOM = new RandomLegal();
  private static final Player STRIKER = Players.named(Duel.rules(), "striker").orElseThrow();

  private static Playout of(Player first, Player second, Watch watch) {
    return new Playout(Duel.rules(), List.of(first, second), watch);
  }

  @Test
  void random_players_end_every_battle_and_are_never_refused() {
    Playout playout = of(RANDOM, RANDOM, Watch.NOBODY);

    Cases.of(1, 200)
        .each(
            one -> {
              Played played = playout.play(Duel.fresh(), new Seed(one.bits()));
              assertThat(played.ending()).isPresent();
              assertThat(played.refused()).isZero();
            });
  }

  @Test
  void the_same_seed_gives_the_same_battle() {
    Seed seed = new Seed(7);

    assertThat(of(RANDOM, RANDOM, Watch.NOBODY).play(Duel.fresh(), seed))
        .isEqualTo(of(RANDOM, RANDOM, Watch.NOBODY).play(Duel.fresh(), seed));
  }

  @Test
  void seeds_lead_to_both_winners_and_to_draws() {
    Set<String> ends = new HashSet<>();
    Playout playout = of(RANDOM, RANDOM, Watch.NOBODY);
    for (int seed = 0; seed < 300; seed++) {
      Ending ending = playout.play(Duel.fresh(), new Seed(seed)).ending().orElseThrow();
      ends.add(ending.won().map(Object::toString).orElse("nobody"));
    }

    assertThat(ends).containsExactlyInAnyOrder("0", "1", "nobody");
  }

  @Test
  void whoever_looks_on_sees_facts_that_lead_from_each_battle_to_the_next() {
    List<Battle> chain = new ArrayList<>(List.of(Duel.fresh()));
    Played played = of(RANDOM, RANDOM, linking(chain)).play(Duel.fresh(), new Seed(3));

    assertThat(chain.getLast()).isEqualTo(played.end());
    assertThat(chain).hasSize(played.decisions() + 1);
  }

  /// Adds each battle to the chain that its last one leads to.
  private static Watch linking(List<Battle> chain) {
    return (before, command, verdict) -> {
      assertThat(before).isEqualTo(chain.getLast());
      Battle after = after(verdict);
      assertThat(before.after(events(verdict))).isEqualTo(after);
      chain.add(after);
    };
  }

  private static Battle after(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> accepted.after();
      case Verdict.Awaiting awaiting -> awaiting.after();
      case Verdict.Refused refused -> throw new AssertionError(refused.refusal());
    };
  }

  private static List<Event> events(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> accepted.events();
      case Verdict.Awaiting awaiting -> awaiting.events();
      case Verdict.Refused refused -> throw new AssertionError(refused.refusal());
    };
  }

  @Test
  void where_a_player_gives_what_the_rules_refuse_a_random_command_takes_its_place() {
    Player stubborn = new Always("stubborn", new DuelCommand.Strike(9));

    Played played = of(stubborn, RANDOM, Watch.NOBODY).play(Duel.fresh(), new Seed(5));

    assertThat(played.ending()).isPresent();
    assertThat(played.refused()).isPositive();
  }

  @Test
  void looking_on_and_thinking_do_not_move_the_dice() {
    Played quick = of(STRIKER, STRIKER, Watch.NOBODY).play(Duel.fresh(), new Seed(11));
    Player ponderer =
        new Pondering(STRIKER, List.of(new DuelCommand.Strike(0), new DuelCommand.Rest()));

    Played slow = of(ponderer, ponderer, Watch.NOBODY).play(Duel.fresh(), new Seed(11));

    assertThat(slow.end()).isEqualTo(quick.end());
    assertThat(slow.judged()).isGreaterThan(quick.judged());
  }

  /// Always gives the same command.
  private record Always(String name, Command command) implements Player {
    @Override
    public Command choose(Outlook outlook, Chance stream) {
      return command;
    }
  }

  /// Tries commands before it does what another player would do.
  private record Pondering(Player other, List<Command> tried) implements Player {
    @Override
    public String name() {
      return "ponderer";
    }

    @Override
    public Command choose(Outlook outlook, Chance stream) {
      tried.forEach(outlook::whatIf);
      return other.choose(outlook, stream);
    }
  }
}
