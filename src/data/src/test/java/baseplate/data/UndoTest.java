package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Command.Redo;
import baseplate.core.Command.TakeBack;
import baseplate.core.Command.Undo;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Input;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Verifier;
import baseplate.data.race.Race;
import baseplate.data.race.RaceCommand;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class UndoTest {
  private static final Command STEP = new RaceCommand.Step(Race.runner(0), 2);
  private static final Command SPRINT = new RaceCommand.Sprint(Race.runner(0));
  private static final Command PASS = new RaceCommand.Pass();
  private static final Command PONDER = new RaceCommand.Ponder(Race.runner(0));
  private static final Command AGREE = new Command.Answer(new Input.Chosen("agree"));
  private static final Command DECLINE = new Command.Answer(new Input.Chosen("decline"));
  private static final Command YES = new Command.Answer(new Input.Chosen("yes"));

  private final Session session = new Session(new Journal(Race.setting(11)), Sink.NONE);

  @AfterEach
  void the_record_is_valid() {
    assertThat(Verifier.verify(session.journal()).valid()).isTrue();
  }

  @Test
  void moves_are_undone_one_by_one() {
    Battle start = session.battle();
    accepted(STEP);
    Battle one = session.battle();
    accepted(STEP, new Undo());
    assertThat(session.battle()).isEqualTo(one);
    accepted(new Undo());
    assertThat(session.battle()).isEqualTo(start);
    refused(new Undo(), "core.refusal.undo.nothing");
  }

  @Test
  void moves_that_were_undone_are_done_again() {
    accepted(STEP, STEP);
    Battle two = session.battle();
    accepted(new Undo(), new Undo(), new Redo(), new Redo());
    assertThat(session.battle()).isEqualTo(two);
    refused(new Redo(), "core.refusal.redo.nothing");
    assertThat(session.journal().size()).isEqualTo(6);
    assertThat(session.journal().standing()).extracting(Entry::number).containsExactly(1, 2);
  }

  @Test
  void something_new_ends_what_could_be_done_again() {
    accepted(STEP);
    accepted(new Undo());
    accepted(STEP);
    refused(new Redo(), "core.refusal.redo.nothing");
  }

  @Test
  void a_roll_is_not_undone() {
    accepted(SPRINT);
    refused(new Undo(), "core.refusal.undo.rolled");
    accepted(STEP);
    accepted(new Undo());
    refused(new Undo(), "core.refusal.undo.rolled");
  }

  @Test
  void a_card_is_not_undone() {
    accepted(new RaceCommand.Draw(Race.runner(0)));
    refused(new Undo(), "core.refusal.undo.rolled");
  }

  @Test
  void nobody_undoes_across_a_hand_over() {
    accepted(STEP);
    accepted(PASS);
    refused(new Undo(), "core.refusal.undo.other");
    assertThat(session.submit(SideId.FIRST, new Undo())).isInstanceOf(Verdict.Refused.class);
    accepted(PASS);
    refused(new Undo(), "core.refusal.undo.other");
  }

  @Test
  void an_own_decision_in_the_middle_of_a_resolution_is_undone_and_asked_again() {
    awaiting(PONDER);
    Battle asked = session.battle();
    accepted(YES);
    awaiting(new Undo());
    assertThat(session.battle()).isEqualTo(asked);
    accepted(YES);
  }

  @Test
  void what_led_to_an_own_decision_is_undone_after_the_decision() {
    Battle start = session.battle();
    awaiting(PONDER);
    accepted(YES);
    awaiting(new Undo());
    accepted(YES);
    awaiting(new Undo());
    accepted(new Undo());
    assertThat(session.battle()).isEqualTo(start);
  }

  @Test
  void what_the_other_side_was_asked_is_not_undone() {
    awaiting(new Command.OfferDraw(null));
    refused(new Undo(), "core.refusal.undo.other");
    assertThat(session.submit(SideId.FIRST, new Undo())).isInstanceOf(Verdict.Refused.class);
  }

  @Test
  void a_take_back_that_is_agreed_to_brings_the_battle_back() {
    accepted(STEP);
    Battle before = session.battle();
    accepted(SPRINT, PASS);
    awaiting(SideId.FIRST, new TakeBack(1));
    assertThat(session.battle().toAct()).isEqualTo(SideId.SECOND);
    accepted(AGREE);
    assertThat(session.battle()).isEqualTo(before);
  }

  @Test
  void a_take_back_that_is_agreed_to_brings_the_same_faces_again() {
    accepted(STEP, SPRINT);
    Entry rolled = session.journal().entry(2);
    accepted(PASS);
    awaiting(SideId.FIRST, new TakeBack(1));
    accepted(AGREE, SPRINT);
    assertThat(session.journal().entry(6).given()).isEqualTo(rolled.given());
    assertThat(session.journal().entry(6).events()).isEqualTo(rolled.events());
  }

  @Test
  void while_a_take_back_is_asked_for_nothing_else_goes_on() {
    accepted(SPRINT);
    awaiting(new TakeBack(0));
    refused(STEP, "core.refusal.pending");
    refused(new TakeBack(0), "core.refusal.take-back.asked");
    refused(new Undo(), "core.refusal.undo.other");
    accepted(DECLINE);
  }

  @Test
  void a_take_back_that_is_declined_changes_nothing() {
    accepted(SPRINT);
    Battle before = session.battle();
    awaiting(new TakeBack(0));
    accepted(DECLINE);
    assertThat(session.battle()).isEqualTo(before);
    refused(new Undo(), "core.refusal.undo.rolled");
    accepted(SPRINT);
  }

  @Test
  void a_take_back_in_the_middle_of_a_resolution_leaves_it_waiting_when_declined() {
    awaiting(new Command.OfferDraw(null));
    Battle asked = session.battle();
    awaiting(SideId.SECOND, new TakeBack(0));
    assertThat(session.battle().toAct()).isEqualTo(SideId.FIRST);
    awaiting(DECLINE);
    assertThat(session.battle()).isEqualTo(asked);
    accepted(AGREE);
    assertThat(session.battle().ending()).isPresent();
  }

  @Test
  void the_end_of_a_battle_is_taken_back_only_by_agreement() {
    accepted(STEP);
    accepted(new Command.Surrender(SideId.FIRST));
    assertThat(session.battle().ending()).isPresent();
    refused(new Undo(), "core.refusal.undo.handed-over");
    refused(STEP, "core.refusal.over");
    awaiting(new TakeBack(1));
    accepted(AGREE);
    assertThat(session.battle().ending()).isEmpty();
    accepted(STEP);
  }

  @Test
  void only_entries_that_still_count_can_be_taken_back_to() {
    accepted(STEP, STEP, new Undo(), SPRINT);
    refused(new TakeBack(2), "core.refusal.take-back.entry");
    refused(new TakeBack(4), "core.refusal.take-back.entry");
    refused(new TakeBack(9), "core.refusal.take-back.entry");
    awaiting(new TakeBack(3));
    accepted(AGREE);
    assertThat(session.journal().standing()).extracting(Entry::number).containsExactly(1);
  }

  @Test
  void nobody_answers_or_moves_for_the_other_side() {
    assertThat(session.submit(SideId.SECOND, STEP)).isInstanceOf(Verdict.Refused.class);
    awaiting(new Command.OfferDraw(null));
    assertThat(session.submit(SideId.FIRST, AGREE)).isInstanceOf(Verdict.Refused.class);
    accepted(DECLINE);
  }

  @Test
  void an_outcome_is_no_answer() {
    awaiting(PONDER);
    refused(new Command.Answer(new Input.Outcome(1)), "core.refusal.outcome");
    refused(new Command.Answer(new Input.Faces(List.of(1))), null);
    accepted(YES);
  }

  @Test
  void an_override_lets_stand_what_a_rule_forbids_and_the_entry_says_so() {
    Command far = new RaceCommand.Step(Race.runner(0), 9);
    assertThat(session.submit(far)).isInstanceOf(Verdict.Refused.class);
    accepted(new Command.Override(far, "agreed"));
    Entry entry = session.journal().entry(1);
    assertThat(entry.waived()).singleElement().matches(refusal -> refusal.amended().isPresent());
    accepted(new Undo());
  }

  private void accepted(Command... commands) {
    for (Command command : commands) {
      assertThat(session.submit(command)).isInstanceOf(Verdict.Accepted.class);
    }
  }

  private void awaiting(Command command) {
    awaiting(session.battle().toAct(), command);
  }

  private void awaiting(SideId by, Command command) {
    assertThat(session.submit(by, command)).isInstanceOf(Verdict.Awaiting.class);
  }

  private void refused(Command command, @org.jspecify.annotations.Nullable String key) {
    Verdict verdict = session.submit(command);
    assertThat(verdict).isInstanceOf(Verdict.Refused.class);
    if (key != null && verdict instanceof Verdict.Refused(var refusal, var findings)) {
      assertThat(refusal.reason().key()).isEqualTo(key);
      assertThat(findings.waived()).isEmpty();
    }
  }
}
