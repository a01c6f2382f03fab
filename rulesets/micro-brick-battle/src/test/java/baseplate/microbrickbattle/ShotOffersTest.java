package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.noShot;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.microbrickbattle.Skirmish.shootAll;
import static baseplate.microbrickbattle.Skirmish.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers({"MBB-10", "MBB-34"})
class ShotOffersTest {
  private static final Skirmish SKIRMISH =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.sherman("a"), 5_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("b"), 15_000, 5_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 20_000, 180)
          .wreck(Skirmish.BLUE, Kinds.panzer3("dead"), 20_000, 20_000, 180);

  private final Skirmish.Rig rig = SKIRMISH.rig();
  private final Battle start = SKIRMISH.declaring();

  private List<Command> ready(Battle battle) {
    List<Command> ready = new ArrayList<>();
    for (Option option : rig.rules().options(View.open(battle, Skirmish.RED))) {
      if (option instanceof Option.Ready(var _, Command command, var _)) {
        ready.add(command);
      }
    }
    return ready;
  }

  private List<PieceId> drafted(Battle battle, String command) {
    for (Option option : rig.rules().options(View.open(battle, Skirmish.RED))) {
      if (option instanceof Option.Drafted(var _, Draft draft, Pick.Piece(var among))
          && draft.command().equals(command)) {
        return among;
      }
    }
    return List.of();
  }

  @Test
  void the_unit_that_is_due_is_offered_each_live_enemy_and_to_be_passed_over() {
    assertThat(ready(start)).containsExactly(declare("a", "x"), noShot("a"), endPhase());
    assertThat(ready(rig.after(start, noShot("a"))))
        .containsExactly(declare("b", "x"), noShot("b"), endPhase());
  }

  @Test
  void what_was_declared_may_be_changed_or_withdrawn_and_who_came_too_late_may_not() {
    Battle declared = rig.after(start, declare("b", "x"));
    assertThat(drafted(declared, "declare")).containsExactly(new PieceId("b"));
    assertThat(drafted(declared, "withdraw")).containsExactly(new PieceId("b"));
    assertThat(drafted(start, "withdraw")).isEmpty();
  }

  @Test
  void a_draft_asks_for_the_shooter_then_the_target() {
    View view = View.open(start, Skirmish.RED);
    Draft draft = new Draft("declare", List.of());
    assertThat(rig.rules().next(view, draft))
        .isEqualTo(new Drafting.Needs(new Pick.Piece(List.of(new PieceId("a"), new PieceId("b")))));
    Draft half = draft.with(new Picked.Piece(new PieceId("b")));
    assertThat(rig.rules().next(view, half))
        .isEqualTo(new Drafting.Needs(new Pick.Piece(List.of(new PieceId("x")))));
    assertThat(rig.rules().next(view, half.with(new Picked.Piece(new PieceId("x")))))
        .isEqualTo(new Drafting.Ready(declare("b", "x")));
  }

  @Test
  void a_withdrawal_is_drafted_by_its_shooter_alone() {
    View view = View.open(rig.after(start, declare("a", "x")), Skirmish.RED);
    Draft draft = new Draft("withdraw", List.of(new Picked.Piece(new PieceId("a"))));
    assertThat(rig.rules().next(view, draft)).isEqualTo(new Drafting.Ready(withdraw("a")));
  }

  @Test
  void while_shooting_the_next_shot_and_all_are_offered_then_the_end_of_the_phase() {
    Battle two = rig.after(start, declare("a", "x"), declare("b", "x"), endPhase());
    assertThat(ready(two)).containsExactly(shoot(), shootAll());
    assertThat(ready(rig.after(start, declare("a", "x"), endPhase()))).containsExactly(shoot());
    assertThat(ready(rig.after(start, endPhase()))).containsExactly(endPhase());
  }

  @Test
  void the_side_that_is_not_to_act_is_offered_nothing() {
    assertThat(rig.rules().options(View.open(start, Skirmish.BLUE))).isEmpty();
  }
}
