package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.journal.Digest;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.testkit.duel.DuelCommand;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReplayTest {
  private static final DuelCommand STRIKE = new DuelCommand.Strike(2);

  private final Journal journal = DuelTable.fought(5).journal();
  private final Replay replay = new Replay(journal, SideId.FIRST, 0, Replay.Access.ALL);

  @Test
  void every_entry_shows_the_battle_as_it_stood() {
    for (int entry = journal.size(); entry >= 0; entry--) {
      replay.jump(entry);
      assertThat(replay.model().battle()).isEqualTo(journal.battleAfter(entry));
      assertThat(replay.model().shown().get().view().clock())
          .isEqualTo(journal.battleAfter(entry).clock());
      assertThat(replay.model().shown().get().entries()).isEqualTo(entry);
    }
  }

  @Test
  void steps_stop_at_both_ends() {
    replay.step(-1);
    assertThat(replay.at().get()).isZero();
    replay.jump(journal.size() + 7);
    assertThat(replay.at().get()).isEqualTo(journal.size());
  }

  @Test
  void turns_are_stepped_through_from_their_first_moments() {
    List<Integer> turns = new ArrayList<>();
    for (int at = 0; at < replay.last(); at = replay.at().get()) {
      turns.add(replay.model().battle().clock().turn());
      replay.nextTurn();
    }
    assertThat(turns).isSorted().doesNotHaveDuplicates().hasSizeGreaterThan(2);
    replay.turnBefore();
    int begun = replay.at().get();
    replay.step(1);
    replay.turnBefore();
    assertThat(replay.at().get()).isEqualTo(begun);
    replay.turnBefore();
    assertThat(replay.model().battle().clock().turn())
        .isEqualTo(journal.battleAfter(begun).clock().turn() - 1);
  }

  @Test
  void rolls_are_found_one_by_one_and_by_number() {
    for (int roll = 1; roll <= journal.rolls(); roll++) {
      replay.nextRoll();
      int at = replay.at().get();
      assertThat(replay.rolls()).isEqualTo(roll);
      assertThat(replay.now().orElseThrow().rolls()).hasSize(1);
      assertThat(replay.jumpToRoll(roll)).isTrue();
      assertThat(replay.at().get()).isEqualTo(at);
    }
    assertThat(replay.jumpToRoll(journal.rolls() + 1)).isFalse();
  }

  @Test
  void typed_faces_are_shown_with_what_they_were_rolled_for() {
    Session typed = DuelTable.typed();
    DuelTable.give(typed, STRIKE);
    DuelTable.choose(typed, "take");
    DuelTable.type(typed, 3, 5);
    Replay again = new Replay(typed.journal(), SideId.FIRST, 0, Replay.Access.ALL);
    again.nextRoll();
    assertThat(again.at().get()).isEqualTo(3);
    assertThat(again.now().orElseThrow().rolls())
        .extracting(Given::input)
        .containsExactly(new Input.Faces(List.of(3, 5)));
  }

  @Test
  void the_next_ruling_is_told_with_its_rules() {
    replay.nextRuling();
    assertThat(replay.model().told().get().findings().rulings()).isNotEmpty();
    replay.jump(journal.size());
    replay.nextRuling();
    assertThat(replay.at().get()).isEqualTo(journal.size());
  }

  @Test
  void turns_and_entries_that_are_not_there_are_not_gone_to() {
    assertThat(replay.jumpToTurn(2)).isTrue();
    assertThat(replay.model().battle().clock().turn()).isEqualTo(2);
    assertThat(replay.jumpToTurn(99)).isFalse();
    assertThat(replay.jumpToEntry(-1)).isFalse();
    assertThat(replay.model().battle().clock().turn()).isEqualTo(2);
  }

  @Test
  void no_command_is_carried_out_and_none_is_offered() {
    Digest before = journal.chain();
    replay.jump(2);
    assertThat(replay.model().shown().get().options()).isEmpty();
    assertThat(replay.model().isPersonsTurn()).isFalse();
    assertThat(replay.model().send(new Command.Undo())).isInstanceOf(Verdict.Refused.class);
    assertThat(replay.model().battle()).isEqualTo(journal.battleAfter(2));
    assertThat(journal.chain()).isEqualTo(before);
  }

  @Test
  void a_branch_goes_on_from_the_moment_and_leaves_the_record_alone() {
    Digest before = journal.chain();
    replay.jump(2);
    Session branch = replay.branch();
    assertThat(branch.battle()).isEqualTo(journal.battleAfter(2));
    assertThat(branch.isKept()).isFalse();
    DuelTable.give(branch, STRIKE);
    DuelTable.choose(branch, "take");
    assertThat(branch.journal().size()).isEqualTo(4);
    assertThat(journal.chain()).isEqualTo(before);
    assertThat(replay.model().battle()).isEqualTo(journal.battleAfter(2));
  }

  @Test
  void branches_have_dice_of_their_own_that_come_again_after_an_undone_command() {
    Session played = DuelTable.fresh(9);
    Replay start = new Replay(played.journal(), SideId.FIRST, 0, Replay.Access.ALL);
    List<List<Integer>> branches = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      branches.add(faces(start.branch()));
    }
    assertThat(branches).doesNotHaveDuplicates().doesNotContain(faces(played));
    Session again = new Replay(played.journal(), SideId.FIRST, 0, Replay.Access.ALL).branch();
    assertThat(faces(again)).isEqualTo(branches.getFirst());
  }

  /// The faces of six blows, taken.
  private static List<Integer> faces(Session session) {
    List<Integer> faces = new ArrayList<>();
    for (int i = 0; i < 6 && session.battle().ending().isEmpty(); i++) {
      DuelTable.give(session, STRIKE);
      DuelTable.choose(session, "take");
      rolled(session, faces);
    }
    return faces;
  }

  private static void rolled(Session session, List<Integer> faces) {
    session.journal().entry(session.journal().size()).inputs().stream()
        .filter(input -> input instanceof Input.Faces)
        .forEach(input -> faces.addAll(((Input.Faces) input).faces()));
  }

  @Test
  void a_result_tells_who_won_how_and_after_how_many_rounds() {
    Battle over = journal.battle();
    replay.jump(journal.size());
    Result result = Result.of(replay.model()).orElseThrow();
    assertThat(result.ending()).isEqualTo(over.ending().orElseThrow());
    assertThat(result.rounds()).isEqualTo(over.clock().round());
    assertThat(result.sides()).extracting(Result.Fate::luck).isEqualTo(Luck.of(journal));
    replay.jump(1);
    assertThat(Result.of(replay.model())).isEmpty();
  }
}
