package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.noShot;
import static baseplate.microbrickbattle.Skirmish.withdraw;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers({"MBB-10", "MBB-34"})
class DeclarationOrderTest {
  /// Red's `a`, `b`, `c` from left to right, in another order in the roster; blue's `x` and `y`.
  private static final Skirmish THREE =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.sherman("b"), 10_000, 3_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("c"), 20_000, 3_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("a"), 5_000, 3_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 30_000, 180)
          .unit(Skirmish.BLUE, Kinds.panzer3("y"), 20_000, 30_000, 180);

  private final Skirmish.Rig rig = THREE.rig();
  private final Battle start = THREE.declaring();

  private static List<PieceId> ids(String... names) {
    return List.of(names).stream().map(PieceId::new).toList();
  }

  @Test
  void units_declare_from_left_to_right_as_their_owner_sees_them() {
    assertThat(Turns.leftmostFirst(start, Skirmish.RED)).isEqualTo(ids("a", "b", "c"));
    assertThat(Turns.leftmostFirst(start, Skirmish.BLUE)).isEqualTo(ids("y", "x"));
  }

  @Test
  void of_two_as_far_left_the_nearer_to_the_own_edge_comes_first_then_the_first_of_the_roster() {
    Skirmish tied =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.sherman("far"), 10_000, 9_000, 0)
            .unit(Skirmish.RED, Kinds.sherman("first"), 10_000, 3_000, 0)
            .unit(Skirmish.RED, Kinds.of("over", UnitClass.AEROPLANE, 6, 4, 16), 10_000, 3_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("near"), 10_000, 30_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("deep"), 10_000, 33_000, 0);
    assertThat(Turns.leftmostFirst(tied.declaring(), Skirmish.RED))
        .isEqualTo(ids("first", "over", "far"));
    assertThat(Turns.leftmostFirst(tied.declaring(), Skirmish.BLUE)).isEqualTo(ids("deep", "near"));
  }

  @Test
  void each_unit_has_one_target_and_several_may_name_the_same() {
    Battle declared =
        rig.after(start, declare("a", "x"), declare("b", "x"), declare("c", "y"), endPhase());
    assertThat(BattleState.of(declared).shots())
        .extracting(shot -> shot.shooter() + ">" + shot.target())
        .containsExactly("a>x", "b>x", "c>y");
  }

  @Test
  void a_unit_left_out_is_passed_over_and_comes_too_late_once_one_on_its_right_has_declared() {
    Battle declared = rig.after(start, declare("b", "x"));
    assertThat(BattleState.of(declared).passed()).isEqualTo(ids("a"));
    assertThatVerdict(rig.judge(declared, declare("a", "x"), Script.silent()))
        .isRefused()
        .by("MBB-10")
        .with("unit", "a")
        .with("by", "b");
  }

  @Test
  void a_unit_passed_over_may_still_declare_while_none_on_its_right_has() {
    Battle passed = rig.after(start, noShot("a"), noShot("b"));
    assertThatVerdict(rig.judge(passed, declare("a", "x"), Script.silent())).isAccepted();
  }

  @Test
  void until_the_phase_is_closed_a_declaration_may_be_changed() {
    Battle changed =
        rig.after(start, declare("a", "x"), declare("b", "x"), declare("a", "y"), endPhase());
    assertThat(BattleState.of(changed).shots())
        .containsExactly(
            new Shot(new PieceId("a"), new PieceId("y")),
            new Shot(new PieceId("b"), new PieceId("x")));
  }

  @Test
  void a_declaration_withdrawn_may_be_made_again() {
    Battle again =
        rig.after(start, declare("a", "x"), declare("b", "x"), withdraw("a"), declare("a", "y"));
    assertThat(BattleState.of(again).shots()).hasSize(2);
  }

  @Test
  void what_was_not_declared_cannot_be_withdrawn() {
    assertThatVerdict(rig.judge(start, withdraw("a"), Script.silent())).isRefused().by("MBB-34");
  }

  @Test
  void passing_a_unit_over_takes_back_what_it_declared() {
    Battle none = rig.after(start, declare("a", "x"), noShot("a"));
    assertThat(BattleState.of(none).shots()).isEmpty();
  }

  @Test
  @Covers("MBB-11")
  void after_the_phase_is_closed_nothing_is_declared_changed_or_withdrawn() {
    Battle closed = rig.after(start, declare("a", "x"), endPhase());
    for (UnitCommand late : List.of(declare("b", "x"), declare("a", "y"), withdraw("a"))) {
      assertThatVerdict(rig.judge(closed, late, Script.silent())).isRefused().by("MBB-2");
    }
  }

  @Test
  void the_same_declarations_in_another_order_of_commands_make_an_equal_battle() {
    Battle straight = rig.after(start, declare("a", "x"), declare("b", "y"));
    Battle detour = rig.after(start, declare("a", "y"), declare("b", "y"), declare("a", "x"));
    assertThat(detour).isEqualTo(straight).hasSameHashCodeAs(straight);
  }
}
