package baseplate.simulation.proving;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.Verdict;
import baseplate.core.doc.Fields;
import baseplate.core.input.Distributions;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.journal.CoreCodec;
import baseplate.core.journal.Header;
import baseplate.core.journal.Setting;
import baseplate.core.play.Drawn;
import baseplate.core.play.Player;
import baseplate.simulation.RandomLegal;
import baseplate.simulation.Seat;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// A resolution that stops at every input, of which nothing is kept but what is written, is the one
/// that ran straight on.
class SuspensionTest {
  private static final int RESOLUTIONS = Cases.count(2_000, 100_000);

  /// The battles of a ruleset, played with and without stops side by side.
  private static final class Twin {
    private final Setting setting;
    private final CoreCodec codec;
    private final Judge judge;
    private final List<Player> players;
    private final Distributions distributions = new Distributions();
    private final Set<String> steps = new TreeSet<>();
    private int resolutions;
    private int suspensions;

    Twin(Proving proving) {
      this.setting = proving.setting(new Header.Typed());
      this.codec = setting.codec();
      this.judge = setting.judge(Judge.Showing.RESULT_ONLY);
      this.players = List.of(proving.eager(), new RandomLegal());
    }

    void play(Case one) {
      Battle battle = setting.start();
      while (battle.ending().isEmpty()) {
        battle = resolved(battle, one);
      }
    }

    /// The battle after some command that its rules allow.
    private Battle resolved(Battle battle, Case one) {
      Seat seat = new Seat(judge, battle, battle.toAct(), distributions);
      Command wish = one.oneOf(players).choose(seat, one);
      List<Input> used = new ArrayList<>();
      Drawn drawn = new Drawn(one);
      Inputs all = asked -> drawn.next(asked).map(input -> noted(used, input));
      Verdict.Accepted straight = (Verdict.Accepted) judge.judge(battle, wish, all);
      resolutions++;
      assertThat(suspended(battle, wish, used, straight.events())).isEqualTo(straight.after());
      return straight.after();
    }

    private static Input noted(List<Input> used, Input input) {
      used.add(input);
      return input;
    }

    private Battle suspended(
        Battle battle, Command wish, List<Input> inputs, List<Event> straight) {
      List<Event> events = new ArrayList<>();
      Verdict verdict = judge.judge(battle, wish, Inputs.NONE);
      for (Input input : inputs) {
        Verdict.Awaiting waiting = (Verdict.Awaiting) verdict;
        keep(events, waiting.events());
        Battle saved = readBack(waiting.after());
        verdict = judge.judge(saved, new Command.Answer(input), Inputs.NONE);
      }
      Verdict.Accepted accepted = (Verdict.Accepted) verdict;
      keep(events, accepted.events());
      assertThat(events).isEqualTo(straight);
      return readBack(accepted.after());
    }

    /// What happened, without that it waited.
    private static void keep(List<Event> events, List<Event> more) {
      more.stream().filter(event -> !(event instanceof Event.PendingChanged)).forEach(events::add);
    }

    private Battle readBack(Battle battle) {
      Battle back = codec.battle(Fields.of(codec.write(battle), ""));
      assertThat(back).isEqualTo(battle);
      back.pending().map(Pending::step).ifPresent(step -> steps.add(step.getClass().getName()));
      suspensions += back.pending().isPresent() ? 1 : 0;
      return back;
    }
  }

  @ParameterizedTest
  @EnumSource
  void stopping_at_every_input_and_reading_back_changes_nothing(Proving proving) {
    Twin twin = new Twin(proving);
    for (long seed = 0; twin.resolutions < RESOLUTIONS; seed++) {
      twin.play(new Case(seed));
    }

    assertThat(twin.suspensions).isGreaterThan(RESOLUTIONS / 2);
    assertThat(twin.steps).hasSize(proving == Proving.CARDS ? 5 : 6);
  }
}
