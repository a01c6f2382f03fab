package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

@Covers("MBB-25")
class AeroplaneSightTest {
  private static Skirmish behindHouse(UnitKind shooter, UnitKind target) {
    return new Skirmish()
        .unit(Skirmish.RED, shooter, 10_000, 5_000, 0)
        .unit(Skirmish.BLUE, target, 10_000, 20_000, 180)
        .unit(Skirmish.BLUE, Kinds.panzer3("other"), 40_000, 30_000, 180)
        .block("house", TerrainKind.Bulk.SOLID, "8", 5_000, 15_000, 12_000, 14_000);
  }

  private static UnitKind aeroplane(String id) {
    return Kinds.of(id, UnitClass.AEROPLANE, 6, 4, 16);
  }

  @Test
  void nothing_hinders_the_sight_of_an_aeroplane_nor_that_to_it() {
    assertThat(behindHouse(Kinds.sherman("s"), Kinds.panzer3("t")).sight("s", "t").sees())
        .isFalse();
    assertThat(behindHouse(aeroplane("s"), Kinds.panzer3("t")).sight("s", "t").blockers())
        .isEmpty();
    assertThat(behindHouse(Kinds.sherman("s"), aeroplane("t")).sight("s", "t").sees()).isTrue();
  }

  @Test
  void an_aeroplane_hinders_nobody() {
    Skirmish under =
        Firing.pair(5, 5, 180).unit(Skirmish.RED, aeroplane("over"), 10_000, 12_000, 90);
    assertThat(under.sight("s", "t").blockers()).isEmpty();
  }

  @Test
  @Covers("MBB-22")
  void shot_down_it_is_gone_and_leaves_no_wreck() {
    Skirmish skirmish = behindHouse(Kinds.sherman("s"), aeroplane("t"));
    Skirmish.Rig rig = skirmish.rig();
    Battle ready = rig.after(skirmish.declaring(), declare("s", "t"), endPhase());
    assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(6, 6)))
        .isAccepted()
        .ruled("MBB-25", "mbb.ruling.shot-down")
        .leaving(
            after -> {
              var gone = after.pieces().get(new PieceId("t"));
              assertThat(gone.place()).isEqualTo(new Place.Aside());
              assertThat(UnitState.of(gone).status()).isEqualTo(Status.SHOT_DOWN);
            });
  }
}
