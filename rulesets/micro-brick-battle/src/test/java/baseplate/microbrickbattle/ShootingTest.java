package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.microbrickbattle.Skirmish.shootAll;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.Verdict;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.geometry.Pose;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

@Covers({"MBB-12", "MBB-20"})
class ShootingTest {
  /// `left` and `right` may shoot at `t`, `right` past it at `u`, which `t` hides in part.
  private static final Skirmish TWO =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.tank("right", 6, 6, 9), 10_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.tank("left", 5, 6, 8), 3_000, 5_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("t"), 10_600, 12_600, 180)
          .unit(Skirmish.BLUE, Kinds.panzer3("u"), 10_000, 20_000, 180);

  private final Skirmish.Rig rig = TWO.rig();

  private Battle ready(UnitCommand... commands) {
    return rig.after(rig.after(TWO.declaring(), commands), endPhase());
  }

  private static UnitEvent.ShotResolved resolved(
      String shooter, String target, UnitEvent.ShotResult result) {
    return new UnitEvent.ShotResolved(new PieceId(shooter), new PieceId(target), result);
  }

  @Test
  void the_leftmost_shooter_shoots_first_and_the_dice_say_whether_the_target_is_destroyed() {
    Battle ready = ready(declare("left", "t"), declare("right", "t"));
    assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(3, 4)))
        .isAccepted()
        .withExactly(resolved("left", "t", UnitEvent.ShotResult.MISSED));
    assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(4, 4)))
        .isAccepted()
        .with(resolved("left", "t", UnitEvent.ShotResult.HIT));
  }

  @Test
  void a_shot_whose_target_is_destroyed_already_is_void_and_rolls_nothing() {
    Battle ready = ready(declare("left", "t"), declare("right", "t"));
    assertThatVerdict(rig.judge(ready, shootAll(), Script.rolls(4, 4)))
        .isAccepted()
        .with(
            resolved("left", "t", UnitEvent.ShotResult.HIT),
            resolved("right", "t", UnitEvent.ShotResult.VOID))
        .ruled("MBB-12", "mbb.ruling.void")
        .leaving(after -> assertThat(BattleState.of(after).shots()).isEmpty());
  }

  @Test
  void one_question_is_asked_for_a_shot_the_least_sum_that_destroys() {
    Verdict verdict = rig.judge(ready(declare("left", "t")), shoot(), Script.silent().thenWaits());
    assertThat(verdict)
        .isInstanceOfSatisfying(
            Verdict.Awaiting.class,
            awaiting ->
                assertThat(awaiting.request()).isEqualTo(new Request.Reach(Pool.TWO_D6, 8)));
  }

  @Test
  @Covers({"MBB-22", "MBB-38"})
  void the_destroyed_unit_lies_on_its_right_side_about_its_centre_as_an_obstacle() {
    Battle ready = ready(declare("left", "t"));
    Battle after = after(rig.judge(ready, shoot(), Script.rolls(6, 6)));
    var wreck = after.pieces().get(new PieceId("t"));
    Pose before = Board.pose(ready.pieces().get(new PieceId("t")));
    assertThat(UnitState.of(wreck).status()).isEqualTo(Status.WRECK);
    assertThat(Board.pose(wreck)).isEqualTo(before);
    Board board = TWO.setting().board();
    assertThat(board.outline(wreck).along()).isEqualTo(Kinds.panzer3("t").hull().along());
    assertThat(board.outline(wreck).across()).isEqualTo(Kinds.panzer3("t").height().toLength());
    assertThat(board.top(wreck).toLength()).isEqualTo(Kinds.panzer3("t").hull().across());
  }

  @Test
  @Covers("MBB-33")
  void modifiers_count_as_they_are_when_the_shot_is_made_with_the_wrecks_made_meanwhile() {
    Battle ready = ready(declare("left", "t"), declare("right", "u"));
    Battle missed = after(rig.judge(ready, shoot(), Script.rolls(1, 1)));
    assertThatVerdict(rig.judge(missed, shoot(), Script.rolls(1, 1)))
        .isAccepted()
        .reckoned("mbb.number.attack", "5", "6", "-1")
        .reckoned("mbb.number.need", "8");
    Battle hit = after(rig.judge(ready, shoot(), Script.rolls(6, 6)));
    assertThatVerdict(rig.judge(hit, shoot(), Script.rolls(1, 1)))
        .isAccepted()
        .reckoned("mbb.number.attack", "4", "6", "-2")
        .reckoned("mbb.number.need", "9");
  }

  @Test
  @Covers("MBB-33")
  void a_new_wreck_never_voids_a_declared_shot_that_could_no_longer_be_declared() {
    Skirmish strict =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.tank("left", 5, 6, 8), 3_000, 5_000, 0)
            .unit(Skirmish.RED, Kinds.tank("right", 6, 6, 9), 10_000, 5_000, 0)
            .unit(Skirmish.BLUE, Kinds.low("low", 5), 10_000, 12_000, 90)
            .unit(Skirmish.BLUE, Kinds.panzer3("u"), 10_000, 20_000, 180)
            .house("wholly-hidden", "not-legal");
    Skirmish.Rig table = strict.rig();
    Battle ready =
        table.after(strict.declaring(), declare("left", "low"), declare("right", "u"), endPhase());
    Battle hit = after(table.judge(ready, shoot(), Script.rolls(6, 6)));
    assertThatVerdict(table.judge(hit, shoot(), Script.rolls(4, 5)))
        .isAccepted()
        .with(resolved("right", "u", UnitEvent.ShotResult.HIT))
        .reckoned("mbb.number.need", "9");
  }

  @Test
  @Covers("MBB-2")
  void nothing_is_shot_outside_the_shooting_phase_and_nothing_when_no_shot_is_left() {
    assertThatVerdict(rig.judge(TWO.declaring(), shoot(), Script.silent())).isRefused().by("MBB-2");
    assertThatVerdict(rig.judge(ready(), shoot(), Script.silent()))
        .isRefused()
        .by("MBB-12")
        .offering(endPhase());
  }

  @Test
  void the_phase_does_not_end_while_shots_are_left() {
    assertThatVerdict(rig.judge(ready(declare("left", "t")), endPhase(), Script.silent()))
        .isRefused()
        .by("MBB-12")
        .offering(shoot());
  }

  private static Battle after(Verdict verdict) {
    return assertThatVerdict(verdict).isAccepted().battle();
  }
}
