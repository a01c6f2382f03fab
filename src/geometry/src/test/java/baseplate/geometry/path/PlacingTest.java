package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// MBB-30: placing snaps to contact; crossing counts what lies under the footprint.
class PlacingTest {
  private static final Outline TANK = Shapes.rectangle(2_000, 1_000);
  private static final Area TABLE = Area.table(Length.ofInches(48), Length.ofInches(36));
  private static final Length MOST = Length.ofInches(5);
  private static final Placed WOOD = Shapes.rectangle(4_000, 4_000).at(pose(10_000, 10_000, "0"));

  private static Pose pose(long x, long y, String degrees) {
    return new Pose(new Point(x, y), Angle.ofDegrees(degrees));
  }

  private static Barriers house(Pose at) {
    return Barriers.of(List.of(new Barrier("house", Shapes.rectangle(4_000, 4_000).at(at))), TABLE);
  }

  @Test
  void a_free_pose_is_kept() {
    Pose wanted = pose(5_000, 5_000, "12.34");
    Barriers far = house(pose(20_000, 20_000, "0"));
    assertThat(Placing.snapped(TANK, wanted, MOST, far)).contains(wanted);
    assertThat(Placing.isFree(TANK, wanted, far)).isTrue();
  }

  @Test
  void a_pose_that_overlaps_snaps_to_the_nearest_contact() {
    Barriers house = house(pose(10_000, 10_000, "0"));
    assertThat(Placing.snapped(TANK, pose(7_700, 10_000, "0"), MOST, house))
        .contains(pose(7_500, 10_000, "0"));
    assertThat(Placing.isFree(TANK, pose(7_700, 10_000, "0"), house)).isFalse();
  }

  @Test
  void a_push_goes_the_way_it_is_told() {
    Barriers house = house(pose(10_000, 10_000, "0"));
    assertThat(Placing.pushed(TANK, pose(7_700, 10_000, "0"), Angle.ofDegrees(90), MOST, house))
        .contains(pose(12_500, 10_000, "0"));
    assertThat(
            Placing.pushed(
                TANK, pose(7_700, 10_000, "0"), Angle.ofDegrees(90), Length.ofInches(4), house))
        .isEmpty();
  }

  @Test
  void what_was_snapped_overlaps_nothing_and_stands_no_further_off_than_a_thousandth_or_two() {
    SplittableRandom random = new SplittableRandom(21);
    for (int i = 0; i < 300; i++) {
      Angle angle = Angle.ofHundredths(random.nextInt(Angle.FULL));
      Pose houseAt = new Pose(new Point(10_000, 10_000), angle);
      Point at = houseAt.place(new Point(-2_300, random.nextLong(-1_000, 1_000)));
      assertSnapsTo(house(houseAt), new Pose(at, angle));
    }
  }

  /// For a pose about two tenths of an inch deep in the house.
  private static void assertSnapsTo(Barriers house, Pose wanted) {
    Pose snapped = Placing.snapped(TANK, wanted, MOST, house).orElseThrow();
    Placed placed = TANK.at(snapped);
    Placed wall = house.pieces().getFirst().outline();
    assertThat(Contact.overlapsDeeper(placed, wall, 0)).isFalse();
    assertThat(Contact.within(placed, wall, new Length(2))).isTrue();
    assertThat(Contact.distance(wanted.at(), snapped.at()).thousandths()).isBetween(198L, 203L);
  }

  @Test
  void a_pose_over_the_edge_of_the_table_is_not_free() {
    Barriers none = Barriers.of(List.of(), TABLE);
    assertThat(Placing.isFree(TANK, pose(497, 5_000, "0"), none)).isTrue();
    assertThat(Placing.isFree(TANK, pose(496, 5_000, "0"), none)).isFalse();
  }

  @Test
  void a_way_through_a_wood_is_as_long_as_any_of_the_footprint_is_in_it() {
    Segment across = PathTest.forward("12");
    // bow in at 8 inches, stern out at 12: the slack of collisions does not count
    assertThat(Crossing.of(TANK, pose(10_000, 4_000, "0"), across, List.of(WOOD)))
        .isEqualTo(new Length(6_000));
    assertThat(Crossing.of(TANK, pose(10_000, 4_000, "0"), across, List.of(WOOD, WOOD)))
        .isEqualTo(new Length(6_000));
  }

  @Test
  void a_way_beside_a_wood_and_a_turn_in_it_have_no_length_in_it() {
    Segment beside = PathTest.forward("12");
    assertThat(Crossing.of(TANK, pose(7_500, 4_000, "0"), beside, List.of(WOOD)))
        .isEqualTo(Length.ZERO);
    assertThat(Crossing.of(TANK, pose(10_000, 10_000, "0"), PathTest.turn("90"), List.of(WOOD)))
        .isEqualTo(Length.ZERO);
  }
}
