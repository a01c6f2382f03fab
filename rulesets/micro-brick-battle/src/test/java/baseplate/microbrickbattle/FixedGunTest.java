package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.Verdict;
import baseplate.geometry.Angle;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers("MBB-23")
class FixedGunTest {
  /// The target bears 45 degrees, the hull faces as given in hundredths of a degree.
  private static Skirmish towards(UnitClass unitClass, int facing) {
    return new Skirmish()
        .turned(Skirmish.RED, Kinds.of("s", unitClass, 6, 6, 7), 10_000, 5_000, facing)
        .unit(Skirmish.BLUE, Kinds.panzer3("t"), 20_000, 15_000, 180);
  }

  private static Verdict declared(Skirmish skirmish) {
    return skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent());
  }

  @ParameterizedTest
  @CsvSource({
    "0, 45, true",
    "35999, 45, false",
    "9000, 45, true",
    "9001, 45, false",
    "4500, 45, true",
    "3000, 15, true",
    "2999, 15, false",
    "6000, 15, true",
    "6001, 15, false",
    "4500, 0, true",
    "4700, 0, true",
    "5200, 0, false",
  })
  void the_arc_is_counted_from_hull_to_hull_its_boundary_included(
      int facing, String arc, boolean bears) {
    Skirmish skirmish = towards(UnitClass.FIXED_GUN, facing).house("fixed-arc", arc);
    if (bears) {
      assertThatVerdict(declared(skirmish)).isAccepted();
    } else {
      assertThatVerdict(declared(skirmish)).isRefused().by("MBB-23").with("arc", arc);
    }
  }

  @Test
  void the_refusal_says_how_far_off_the_bow_the_target_bears() {
    assertThatVerdict(declared(towards(UnitClass.FIXED_GUN, 30_500)))
        .isRefused()
        .by("MBB-23")
        .with("bearing", "100")
        .with("arc", 45);
  }

  @Test
  void just_outside_the_arc_the_refusal_does_not_call_it_the_arc() {
    // 45.003 degrees off
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.of("s", UnitClass.FIXED_GUN, 6, 6, 7), 10_000, 5_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("t"), 20_001, 15_000, 180);
    assertThatVerdict(declared(skirmish))
        .isRefused()
        .by("MBB-23")
        .reading(Game.texts(), "bears more than 45° off its bow");
    assertThatVerdict(declared(towards(UnitClass.FIXED_GUN, 35_999)))
        .isRefused()
        .reading(Game.texts(), "bears 45.01° off its bow");
  }

  @Test
  void after_a_turn_of_55_degrees_it_bears_on_what_was_100_degrees_off() {
    Skirmish skirmish = towards(UnitClass.FIXED_GUN, 30_500 + 5_500);
    assertThatVerdict(declared(skirmish)).isAccepted();
  }

  @Test
  void a_fixed_gun_never_swings() {
    assertThatVerdict(declared(towards(UnitClass.FIXED_GUN, 1_000)))
        .isAccepted()
        .leaving(
            after ->
                assertThat(UnitState.of(after.pieces().get(new PieceId("s"))).turret())
                    .isEqualTo(Angle.ZERO));
  }

  @Test
  @Covers("MBB-25")
  void the_guns_of_an_aeroplane_are_fixed() {
    assertThatVerdict(declared(towards(UnitClass.AEROPLANE, 0))).isAccepted();
    assertThatVerdict(declared(towards(UnitClass.AEROPLANE, 35_999))).isRefused().by("MBB-23");
  }

  @ParameterizedTest
  @CsvSource({"TURRETED", "EMPLACED", "INFANTRY"})
  @Covers("MBB-41")
  void turrets_emplaced_guns_and_infantry_shoot_in_any_direction(UnitClass unitClass) {
    assertThatVerdict(declared(towards(unitClass, 22_500))).isAccepted();
  }

  @Test
  void the_sight_report_says_why_there_is_no_shot() {
    var sight = towards(UnitClass.FIXED_GUN, 30_500).sight("s", "t");
    assertThat(sight.sees()).isTrue();
    assertThat(sight.need()).isNull();
    assertThat(sight.rulings()).anyMatch(ruling -> ruling.rule().equals(Rule.MBB_23));
  }
}
