package baseplate.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// MBB-18 and MBB-23: arcs, their boundaries included.
class BearingTest {
  private static final Point CENTRE = new Point(10_000, 10_000);

  private static boolean isBehind(long x, long y, String facing) {
    return Bearing.within(
        CENTRE,
        CENTRE.plus(new Point(x, y)),
        Angle.ofDegrees(facing).opposite(),
        Rotation.ofDegrees(45));
  }

  @Test
  void the_rear_arc_reaches_to_exactly_45_degrees_from_the_tail() {
    assertThat(isBehind(0, -5_000, "0")).isTrue();
    assertThat(isBehind(5_000, -5_000, "0")).isTrue();
    assertThat(isBehind(-5_000, -5_000, "0")).isTrue();
    assertThat(isBehind(5_001, -5_000, "0")).isFalse();
    assertThat(isBehind(-5_000, -4_999, "0")).isFalse();
    assertThat(isBehind(0, 5_000, "0")).isFalse();
  }

  @Test
  void a_hull_on_the_diagonal_has_its_arc_along_the_axes() {
    assertThat(isBehind(-7_000, 0, "45")).isTrue();
    assertThat(isBehind(-7_000, 1, "45")).isFalse();
    assertThat(isBehind(0, -7_000, "45")).isTrue();
    assertThat(isBehind(1, -7_000, "45")).isFalse();
  }

  @Test
  void a_half_circle_behind_has_its_border_abeam() {
    Rotation quarter = Rotation.ofDegrees(90);
    Point abeam = CENTRE.plus(new Point(3_000, 0));
    assertThat(Bearing.within(CENTRE, abeam, Angle.ofDegrees(180), quarter)).isTrue();
    assertThat(Bearing.within(CENTRE, abeam.plus(new Point(0, 1)), Angle.ofDegrees(180), quarter))
        .isFalse();
  }

  @Test
  void wide_arcs_leave_a_narrow_rest() {
    Rotation wide = Rotation.ofDegrees(135);
    assertThat(Bearing.within(CENTRE, CENTRE.plus(new Point(100, -100)), Angle.ZERO, wide))
        .isTrue();
    assertThat(Bearing.within(CENTRE, CENTRE.plus(new Point(99, -100)), Angle.ZERO, wide))
        .isFalse();
    assertThat(
            Bearing.within(
                CENTRE, CENTRE.plus(new Point(0, -100)), Angle.ZERO, Rotation.ofDegrees(180)))
        .isTrue();
  }

  @Test
  void an_arc_of_no_width_is_the_line_ahead() {
    assertThat(Bearing.within(CENTRE, CENTRE.plus(new Point(0, 9)), Angle.ZERO, Rotation.NONE))
        .isTrue();
    assertThat(Bearing.within(CENTRE, CENTRE.plus(new Point(0, -9)), Angle.ZERO, Rotation.NONE))
        .isFalse();
    assertThat(Bearing.within(CENTRE, CENTRE.plus(new Point(1, 9)), Angle.ZERO, Rotation.NONE))
        .isFalse();
  }

  @Test
  void borders_of_any_angle_agree_with_plain_trigonometry_off_the_border() {
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 20_000; i++) {
      Point to = anyPoint(random);
      Angle axis = Angle.ofHundredths(random.nextInt(Angle.FULL));
      assertPlainlyWithin(to, axis, random.nextInt(1, 18_000));
    }
  }

  private static void assertPlainlyWithin(Point to, Angle axis, int width) {
    double off = plainlyOff(to, axis);
    if (Math.abs(off - width) > 1e-6) {
      assertThat(Bearing.within(CENTRE, to, axis, new Rotation(width))).isEqualTo(off < width);
    }
  }

  @Test
  void a_direction_finer_than_doubles_is_still_decided() {
    // tan 30° = 0.57735…: of neighbouring convergents one lies on either side of the line
    Angle thirty = Angle.ofDegrees(30);
    assertThat(ExactTurn.side(thirty.hundredths(), 2_131, 3_691)).isEqualTo(1);
    assertThat(ExactTurn.side(thirty.hundredths(), 780, 1_351)).isEqualTo(-1);
    assertThat(ExactTurn.side(thirty.hundredths(), 564_719, 978_122)).isEqualTo(-1);
    assertThat(ExactTurn.side(thirty.hundredths(), 1_542_841, 2_672_279)).isEqualTo(1);
    assertThat(ExactTurn.side(thirty.hundredths(), 2_107_560, 3_650_401)).isEqualTo(-1);
  }

  @Test
  void the_bearing_of_a_target_is_rounded_to_a_hundredth() {
    assertThat(Bearing.of(CENTRE, CENTRE.plus(new Point(1_000, 1_000))))
        .isEqualTo(Angle.ofDegrees(45));
    assertThat(Bearing.of(CENTRE, CENTRE.plus(new Point(0, -5)))).isEqualTo(Angle.ofDegrees(180));
    assertThat(Bearing.of(CENTRE, CENTRE.plus(new Point(-5, 0)))).isEqualTo(Angle.ofDegrees(270));
    assertThat(Bearing.of(CENTRE, CENTRE.plus(new Point(1_000, 2_000))).decimal())
        .isEqualTo("26.57");
    assertThat(Bearing.of(CENTRE, CENTRE)).isEqualTo(Angle.ZERO);
  }

  @Test
  void the_bearing_agrees_with_plain_trigonometry_everywhere() {
    SplittableRandom random = new SplittableRandom(10);
    for (int i = 0; i < 20_000; i++) {
      Point to = anyPoint(random);
      assertThat(plainlyOff(to, Bearing.of(CENTRE, to))).isLessThan(0.5 + 1e-6);
    }
  }

  @Test
  void a_barrels_line_meets_an_outline_ahead_of_it_alone() {
    Placed hull = Shapes.rectangle(2_000, 1_000).at(new Pose(CENTRE, Angle.ZERO));
    Point gun = new Point(10_500, 0);
    assertThat(Bearing.lineMeets(gun, Angle.ZERO, hull)).isTrue();
    assertThat(Bearing.lineMeets(gun.plus(new Point(1, 0)), Angle.ZERO, hull)).isFalse();
    assertThat(Bearing.lineMeets(gun, Angle.ofDegrees(180), hull)).isFalse();
    assertThat(Bearing.lineMeets(CENTRE, Angle.ofDegrees(77), hull)).isTrue();
  }

  @Test
  void the_facing_side_changes_exactly_on_the_diagonals_of_the_facing() {
    assertThat(facing("0", 5, 6)).isEqualTo(List.of(Side.FRONT));
    assertThat(facing("0", 5, 5)).isEqualTo(List.of(Side.FRONT, Side.RIGHT));
    assertThat(facing("0", -5, -5)).isEqualTo(List.of(Side.REAR, Side.LEFT));
    assertThat(facing("45", 5, 0)).isEqualTo(List.of(Side.FRONT, Side.RIGHT));
    assertThat(facing("44.99", 5, 0)).isEqualTo(List.of(Side.RIGHT));
    assertThat(facing("0", 0, 0)).hasSize(4);
  }

  private static List<Side> facing(String degrees, long x, long y) {
    return Bearing.facing(CENTRE, Angle.ofDegrees(degrees), CENTRE.plus(new Point(x, y)));
  }

  private static Point anyPoint(SplittableRandom random) {
    return CENTRE.plus(new Point(random.nextLong(-9_000, 9_000), random.nextLong(-9_000, 9_000)));
  }

  /// How far a point lies off a direction by plain trigonometry, in hundredths of a degree.
  private static double plainlyOff(Point to, Angle axis) {
    double x = to.x() - CENTRE.x();
    double y = to.y() - CENTRE.y();
    double bearing = Math.toDegrees(Math.atan2(x, y)) * 100;
    return Math.abs(Math.IEEEremainder(bearing - axis.hundredths(), Angle.FULL));
  }
}
