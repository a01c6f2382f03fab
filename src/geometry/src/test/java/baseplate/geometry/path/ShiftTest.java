package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What is pushed keeps its facing and stops at contact and at the table's edge.
class ShiftTest {
  private static final Outline TANK = Shapes.rectangle(2_000, 1_000);
  private static final Area TABLE = Area.table(Length.ofInches(20), Length.ofInches(20));
  private static final Barriers HOUSE =
      Barriers.of(
          List.of(new Barrier("house", Shapes.rectangle(2_000, 2_000).at(pose(10_000, 10_000, 0)))),
          TABLE);

  private static Pose pose(long x, long y, long degrees) {
    return Pose.of(new Point(x, y), Angle.ofDegrees(degrees));
  }

  private static Shift shifted(Pose start, long degrees, String inches) {
    return Sweep.shifted(TANK, start, Angle.ofDegrees(degrees), Length.ofInches(inches), HOUSE);
  }

  @Test
  void where_nothing_is_in_the_way_it_goes_all_the_way() {
    Shift shift = shifted(pose(4_000, 4_000, 30), 90, "2.5");

    assertThat(shift.at()).isEqualTo(pose(6_500, 4_000, 30));
    assertThat(shift.done()).isEqualTo(Length.ofInches("2.5"));
    assertThat(shift.stopper()).isEmpty();
  }

  @Test
  void it_stops_at_contact_but_for_the_slack() {
    Shift shift = shifted(pose(10_000, 4_000, 90), 0, "8");

    assertThat(shift.at()).isEqualTo(pose(10_000, 8_503, 90));
    assertThat(shift.stopper()).contains(new Stopper.Piece("house"));
  }

  @Test
  void it_stops_at_the_tables_edge() {
    Shift shift = shifted(pose(3_000, 3_000, 0), 270, "8");

    assertThat(shift.at()).isEqualTo(pose(497, 3_000, 0));
    assertThat(shift.stopper()).contains(new Stopper.TableEdge());
  }

  @Test
  void no_distance_at_all_is_where_it_was() {
    assertThat(shifted(pose(3_000, 3_000, 0), 10, "0"))
        .isEqualTo(new Shift(Length.ZERO, pose(3_000, 3_000, 0), null));
  }

  @Test
  void at_its_end_it_is_free_and_a_thousandth_more_is_not() {
    SplittableRandom random = new SplittableRandom(5);
    int stopped = 0;
    for (int i = 0; i < 500; i++) {
      Pose start = pose(random.nextLong(3_000, 17_000), 4_000, random.nextLong(360));
      Angle way = Angle.ofHundredths(random.nextLong(-6_000, 6_000));
      Shift shift = Sweep.shifted(TANK, start, way, Length.ofInches(12), HOUSE);
      assertThat(Placing.isFree(TANK, shift.at(), HOUSE)).isTrue();
      if (shift.stopper().isPresent()) {
        long more = shift.done().thousandths() + 1;
        Pose further = start.shifted(new Point(0, more).turned(way));
        assertThat(Placing.isFree(TANK, further, HOUSE)).isFalse();
        stopped++;
      }
    }
    assertThat(stopped).isGreaterThan(100);
  }
}
