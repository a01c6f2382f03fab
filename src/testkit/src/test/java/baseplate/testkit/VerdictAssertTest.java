package baseplate.testkit;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.core.words.Texts;
import baseplate.testkit.duel.Duel;
import baseplate.testkit.duel.DuelCommand;
import baseplate.testkit.duel.DuelEvent;
import java.util.Locale;
import org.junit.jupiter.api.Test;

class VerdictAssertTest {
  private static final Texts TEXTS = new Texts(Locale.ROOT, new Duel().words(Locale.ROOT));

  private static Verdict judged(Command command, Script script) {
    Judge judge = new Judge(Duel.rules(), Enforcement.ENFORCE, Judge.Showing.EVIDENCE);
    return script.run(inputs -> judge.judge(Duel.fresh(), command, inputs));
  }

  @Test
  void a_refusal_is_told_by_rule_numbers_words_and_what_is_offered() {
    assertThatVerdict(judged(new DuelCommand.Strike(5), Script.silent()))
        .isRefused()
        .by("DUE-5")
        .saying("duel.force")
        .with("force", 5)
        .with("most", 3)
        .reading(TEXTS, "5 is above 3")
        .offering(new DuelCommand.Strike(3));
  }

  @Test
  void a_refusal_by_another_rule_fails() {
    RefusedAssert refused =
        assertThatVerdict(judged(new DuelCommand.Strike(5), Script.silent())).isRefused();

    assertThatThrownBy(() -> refused.by("DUE-1")).isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> refused.with("force", 4)).isInstanceOf(AssertionError.class);
    assertThatThrownBy(refused::asStructure).isInstanceOf(AssertionError.class);
    assertThatThrownBy(refused::offeringNothing).isInstanceOf(AssertionError.class);
  }

  @Test
  void what_waits_is_told_by_its_request_and_by_what_happened_before() {
    assertThatVerdict(judged(new DuelCommand.Strike(0), Script.silent().thenWaits()))
        .isAwaiting()
        .ofChoice("parry")
        .after()
        .without(DuelEvent.Struck.class)
        .leaving(battle -> assertThat(battle.toAct()).isEqualTo(SideId.SECOND));
  }

  @Test
  void what_was_refused_is_not_taken_for_accepted() {
    VerdictAssert verdict = assertThatVerdict(judged(new DuelCommand.Strike(5), Script.silent()));

    assertThatThrownBy(verdict::isAccepted)
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("refused: [DUE-5]");
  }

  @Test
  void what_was_accepted_is_told_by_events_rulings_and_reckonings() {
    HappenedAssert happened =
        assertThatVerdict(judged(new DuelCommand.Strike(2), Script.chooses("take").thenRolls(1, 2)))
            .isAccepted();

    happened
        .with(new DuelEvent.Struck(SideId.FIRST))
        .without(Event.PieceChanged.class)
        .ruledBy("DUE-2")
        .ruled("DUE-2", "duel.need")
        .reckoned("duel.needed", "6", "8", "-2");
    assertThatThrownBy(() -> happened.reckoned("duel.needed", "6", "8", "-1"))
        .isInstanceOf(AssertionError.class);
    assertThatThrownBy(() -> happened.ruledBy("DUE-5")).isInstanceOf(AssertionError.class);
  }

  @Test
  void what_enforcement_lets_pass_is_told() {
    Judge free = new Judge(Duel.rules(), Enforcement.FREE, Judge.Showing.RESULT_ONLY);

    assertThatVerdict(free.judge(Duel.fresh(), new DuelCommand.Strike(5), Inputs.NONE))
        .isAwaiting()
        .after()
        .waiving("DUE-5");
  }
}
