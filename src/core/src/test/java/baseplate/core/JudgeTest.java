package baseplate.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.InstanceOfAssertFactories.type;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class JudgeTest {
  private static final Input HIT = new Input.Faces(List.of(4, 3));
  private static final Input MISS = new Input.Faces(List.of(4, 2));
  private static final Command.Answer TAKE = new Command.Answer(new Input.Chosen("take"));
  private static final Command.Answer PARRY = new Command.Answer(new Input.Chosen("parry"));

  private final Judge judge = judge(Enforcement.ENFORCE, Judge.Showing.EVIDENCE);
  private final Battle start = Parry.battle();

  private static Judge judge(Enforcement enforcement, Judge.Showing showing) {
    return new Judge(new Parry(), enforcement, showing);
  }

  /// Rolls in order; choices are left to the sides.
  private static Inputs rolls(Input... faces) {
    Deque<Input> left = new ArrayDeque<>(List.of(faces));
    return request ->
        request.asked().isPresent() ? Optional.empty() : Optional.ofNullable(left.poll());
  }

  private static int wounds(Battle battle) {
    return ((Parry.Wounds) battle.rules()).total();
  }

  @Test
  void a_missing_input_makes_the_verdict_wait_and_the_battle_hold_the_step() {
    Verdict.Awaiting waiting =
        (Verdict.Awaiting) judge.judge(start, new Parry.Strike(1), rolls(HIT));
    assertThat(waiting.after().toAct()).isEqualTo(SideId.SECOND);
    assertThat(waiting.inputs()).containsExactly(HIT);
    assertThat(waiting.after().pending())
        .get()
        .satisfies(
            pending -> {
              assertThat(pending.step()).isEqualTo(new Parry.Blow(1));
              assertThat(pending.inputs()).containsExactly(HIT);
              assertThat(pending.awaited()).isEqualTo(waiting.request());
            });
    assertThat(start.after(waiting.events())).isEqualTo(waiting.after());
  }

  @Test
  void an_answer_carries_the_same_step_on_to_its_end() {
    Verdict.Awaiting waiting =
        (Verdict.Awaiting) judge.judge(start, new Parry.Strike(2), rolls(HIT));
    Verdict.Accepted done = (Verdict.Accepted) judge.judge(waiting.after(), TAKE, rolls(MISS));
    assertThat(wounds(done.after())).isEqualTo(1);
    assertThat(done.after().pending()).isEmpty();
    assertThat(done.inputs()).containsExactly(MISS);
    assertThat(waiting.after().after(done.events())).isEqualTo(done.after());
  }

  @Test
  void suspended_at_every_input_it_comes_to_the_same_as_in_one_run() {
    Battle battle = waitingAfter(start, new Parry.Strike(3));
    for (Command answer :
        List.of(
            new Command.Answer(HIT), PARRY, new Command.Answer(MISS), new Command.Answer(HIT))) {
      battle = waitingAfter(battle, answer);
    }
    Verdict.Accepted done = (Verdict.Accepted) judge.judge(battle, TAKE, Inputs.NONE);
    Deque<Input> all =
        new ArrayDeque<>(
            List.of(HIT, new Input.Chosen("parry"), MISS, HIT, new Input.Chosen("take")));
    Verdict.Accepted straight =
        (Verdict.Accepted)
            judge.judge(start, new Parry.Strike(3), request -> Optional.of(all.remove()));
    assertThat(done.after()).isEqualTo(straight.after());
    assertThat(wounds(straight.after())).isEqualTo(1);
  }

  private Battle waitingAfter(Battle battle, Command command) {
    return ((Verdict.Awaiting) judge.judge(battle, command, Inputs.NONE)).after();
  }

  @Test
  void a_refusal_names_the_rule_and_what_would_be_accepted() {
    assertThat(judge.judge(start, new Parry.Strike(4), Inputs.NONE))
        .asInstanceOf(type(Verdict.Refused.class))
        .satisfies(
            refused -> {
              assertThat(refused.refusal().rules()).containsExactly(Parry.MOST_BLOWS);
              assertThat(refused.refusal().amended()).contains(new Parry.Strike(3));
              assertThat(refused.findings().reckonings()).hasSize(1);
            });
  }

  @Test
  void free_enforcement_carries_it_out_and_keeps_the_refusal() {
    Judge free = judge(Enforcement.FREE, Judge.Showing.RESULT_ONLY);
    Verdict.Accepted done =
        (Verdict.Accepted) free.judge(start, new Parry.Strike(4), rolls(MISS, MISS, MISS, MISS));
    assertThat(done.findings().waived())
        .extracting(Refusal::rules)
        .contains(List.of(Parry.MOST_BLOWS));
  }

  @Test
  void a_referee_lets_one_command_stand_also_when_it_waits_in_between() {
    Command override = new Command.Override(new Parry.Strike(4), "agreed at the table");
    Battle battle = waitingAfter(start, override);
    for (int blow = 1; blow < 4; blow++) {
      battle = waitingAfter(battle, new Command.Answer(MISS));
    }
    assertThat(judge.judge(battle, new Command.Answer(MISS), Inputs.NONE))
        .isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void evidence_changes_nothing_of_what_happens() {
    Judge plain = judge(Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
    Verdict.Awaiting bare =
        (Verdict.Awaiting) plain.judge(start, new Parry.Strike(2), rolls(MISS, HIT));
    Verdict.Awaiting shown =
        (Verdict.Awaiting) judge.judge(start, new Parry.Strike(2), rolls(MISS, HIT));
    assertThat(bare.after()).isEqualTo(shown.after());
    assertThat(bare.events()).isEqualTo(shown.events());
    assertThat(bare.findings().rulings()).isEmpty();
    assertThat(shown.findings().rulings()).hasSize(1);
  }

  @Test
  void a_command_is_refused_while_an_answer_is_awaited_and_an_answer_while_none_is() {
    Battle waiting = waitingAfter(start, new Parry.Strike(1));
    refusedAs(waiting, new Parry.Strike(1), "core.refusal.pending");
    refusedAs(start, TAKE, "core.refusal.nothing-asked");
    refusedAs(start, new Command.Undo(), "core.refusal.history");
    refusedAs(start, new Command.Override(TAKE, "why not"), "core.refusal.override");
  }

  @Test
  void a_side_may_give_up_while_it_is_asked() {
    Battle asked = ((Verdict.Awaiting) judge.judge(start, new Parry.Strike(1), rolls(HIT))).after();
    Verdict.Accepted over =
        (Verdict.Accepted) judge.judge(asked, new Command.Surrender(null), Inputs.NONE);
    assertThat(over.after().ending())
        .get()
        .extracting(Ending::won)
        .isEqualTo(Optional.of(SideId.FIRST));
    assertThat(over.after().pending()).isEmpty();
    refusedAs(over.after(), new Parry.Strike(1), "core.refusal.over");
  }

  @Test
  void a_side_that_the_battle_does_not_have_neither_gives_up_nor_offers_a_draw() {
    for (int side : new int[] {2, SideId.MOST}) {
      refusedAs(start, new Command.Surrender(new SideId(side)), "core.refusal.side");
      refusedAs(start, new Command.OfferDraw(new SideId(side)), "core.refusal.side");
    }
  }

  @Test
  void a_draw_needs_the_other_side() {
    Battle offered = waitingAfter(start, new Command.OfferDraw(null));
    assertThat(offered.toAct()).isEqualTo(SideId.SECOND);
    assertThat(answered(offered, "agree").ending())
        .get()
        .extracting(Ending::won)
        .isEqualTo(Optional.empty());
  }

  @Test
  void a_draw_that_is_declined_changes_nothing() {
    Battle offered = waitingAfter(start, new Command.OfferDraw(null));
    assertThat(answered(offered, "decline")).isEqualTo(start);
  }

  private Battle answered(Battle battle, String way) {
    Command answer = new Command.Answer(new Input.Chosen(way));
    return ((Verdict.Accepted) judge.judge(battle, answer, Inputs.NONE)).after();
  }

  private void refusedAs(Battle battle, Command command, String key) {
    assertThat(judge.judge(battle, command, Inputs.NONE))
        .asInstanceOf(type(Verdict.Refused.class))
        .extracting(refused -> refused.refusal().reason().key())
        .isEqualTo(key);
  }
}
