package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.withdraw;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

@Covers("MBB-7")
class TurretSwingTest {
  private static Skirmish aside(UnitClass unitClass) {
    return new Skirmish()
        .turned(Skirmish.RED, Kinds.of("s", unitClass, 5, 5, 8), 10_000, 5_000, 3_000)
        .unit(Skirmish.BLUE, Kinds.panzer3("t"), 30_000, 5_000, 180)
        .unit(Skirmish.BLUE, Kinds.panzer3("u"), 10_000, 25_000, 180);
  }

  private static Angle turret(Battle battle) {
    return UnitState.of(battle.pieces().get(new PieceId("s"))).turret();
  }

  @ParameterizedTest
  @EnumSource(names = {"TURRETED", "EMPLACED"})
  @Covers("MBB-41")
  void declaring_swings_the_barrel_to_the_centre_of_the_target(UnitClass unitClass) {
    Skirmish skirmish = aside(unitClass);
    assertThatVerdict(
            skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent()))
        .isAccepted()
        .decidedBy("MBB-7", "turret-swing")
        .leaving(after -> assertThat(turret(after)).isEqualTo(Angle.ofDegrees(60)));
  }

  @Test
  void another_target_swings_it_again_and_taking_back_leaves_it_there() {
    Skirmish skirmish = aside(UnitClass.TURRETED);
    Battle changed =
        skirmish
            .rig()
            .after(skirmish.declaring(), declare("s", "t"), declare("s", "u"), withdraw("s"));
    assertThat(turret(changed)).isEqualTo(Angle.ofDegrees(330));
  }

  @Test
  void by_agreement_the_barrel_must_bear_already() {
    Skirmish skirmish = aside(UnitClass.TURRETED).house("turret-swing", "off");
    assertThatVerdict(
            skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent()))
        .isRefused()
        .by("MBB-7")
        .with("turret", "0")
        .with("needed", "60");
  }

  @Test
  void by_agreement_a_barrel_that_bears_on_any_part_of_the_target_may_shoot_and_stays() {
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.sherman("s"), 10_000, 5_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("t"), 10_500, 20_000, 180)
            .house("turret-swing", "off");
    assertThatVerdict(
            skirmish.rig().judge(skirmish.declaring(), declare("s", "t"), Script.silent()))
        .isAccepted()
        .leaving(after -> assertThat(turret(after)).isEqualTo(Angle.ZERO));
  }

  @Test
  @Covers("MBB-31")
  void the_muzzle_goes_with_the_barrel() {
    Skirmish skirmish = aside(UnitClass.TURRETED);
    assertThat(skirmish.sight("s", "t").certificate().muzzle().at())
        .isEqualTo(Point.ofThousandths(11_200, 5_000));
    assertThat(skirmish.sight("s", "u").certificate().muzzle().at())
        .isEqualTo(Point.ofThousandths(10_000, 6_200));
  }
}
