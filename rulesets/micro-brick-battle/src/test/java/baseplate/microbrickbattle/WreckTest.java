package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.geometry.Side;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Covers("MBB-17")
class WreckTest {
  /// A wreck whose shadow lies on the left tenth of the side.
  private static Skirmish wrecks(Skirmish skirmish, int count) {
    for (int i = 0; i < count; i++) {
      skirmish.wreck(Skirmish.RED, Kinds.sherman("wreck" + i), 9_472, 10_000 + 3_000 * i, 0);
    }
    return skirmish;
  }

  @ParameterizedTest
  @CsvSource({
    "0, 1, worst, 10", "300, 1, worst, 10", "700, 1, worst, 10", "700, 2, worst, 10",
    "0, 1, add, 10", "300, 1, add, 11", "700, 1, add, 12", "700, 2, add, 12",
    "300, 0, worst, 9", "300, 0, add, 9",
  })
  void a_wreck_in_the_sight_costs_two_once(long hidden, int count, String combine, int need) {
    Skirmish skirmish = wrecks(Firing.hidden(hidden, 180), count).house("wreck-and-cover", combine);
    assertThat(skirmish.sight("s", "t").need()).isEqualTo(need);
  }

  @Test
  void where_both_add_the_shadow_of_the_wreck_is_left_out_of_the_share() {
    Skirmish skirmish =
        Firing.pair(5, 5, 180)
            .wreck(Skirmish.RED, Kinds.sherman("wreck"), 10_000, 12_000, 0)
            .house("wreck-and-cover", "add");
    assertThat(skirmish.sight("s", "t").need()).isEqualTo(10);
  }

  @Test
  void a_wreck_beside_or_behind_costs_nothing() {
    Skirmish skirmish =
        Firing.pair(5, 5, 180)
            .wreck(Skirmish.RED, Kinds.sherman("beside"), 7_000, 12_000, 0)
            .wreck(Skirmish.RED, Kinds.sherman("behind"), 10_000, 24_000, 0);
    assertThat(skirmish.sight("s", "t").need()).isEqualTo(8);
  }

  @Test
  void the_ruling_names_the_agreement_that_combines_them() {
    Skirmish skirmish = wrecks(Firing.hidden(300, 180), 1);
    Skirmish.Rig rig = skirmish.rig();
    Battle ready = rig.after(skirmish.declaring(), declare("s", "t"), endPhase());
    assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(4, 5)))
        .isAccepted()
        .decidedBy("MBB-17", "wreck-and-cover")
        .reckoned("mbb.number.attack", "3", "5", "-2")
        .reckoned("mbb.number.need", "10", "10");
  }

  @Test
  void under_the_other_agreement_each_has_its_line() {
    Skirmish skirmish = wrecks(Firing.hidden(700, 180), 1).house("wreck-and-cover", "add");
    Skirmish.Rig rig = skirmish.rig();
    Battle ready = rig.after(skirmish.declaring(), declare("s", "t"), endPhase());
    assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(6, 6)))
        .isAccepted()
        .reckoned("mbb.number.attack", "1", "5", "-2", "-2");
  }

  @Test
  @Covers("MBB-32")
  void where_two_sides_face_alike_the_wreck_counts_on_the_one_that_the_share_chose() {
    Skirmish tied =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.tank("s", 5, 5, 8), 10_000, 5_000, 0)
            .unit(Skirmish.BLUE, Kinds.tank("t", 5, 5, 8), 10_000, 20_000, 135)
            .block("wall", TerrainKind.Bulk.SOLID, "3", 10_500, 12_500, 14_800, 15_200)
            .wreck(Skirmish.RED, Kinds.sherman("wreck"), 9_322, 15_000, 0)
            .house("wreck-and-cover", "add");
    assertThat(tied.sight("s", "t").certificate().side()).isEqualTo(Side.RIGHT);
    assertThat(tied.sight("s", "t").need()).isEqualTo(10);
  }
}
