package baseplate.geometry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Vertices are turned in their own frame, rounded half-even and then shifted.
class TurningTest {
  private final SplittableRandom random = new SplittableRandom(11);

  private Point anyPoint() {
    return new Point(random.nextLong(-9_000, 9_000), random.nextLong(-9_000, 9_000));
  }

  private Angle anyAngle() {
    return Angle.ofHundredths(random.nextInt(Angle.FULL));
  }

  @Test
  void ahead_is_where_the_facing_points_clockwise_from_the_y_axis() {
    Point ahead = new Point(0, 1_000);
    assertThat(ahead.turned(Angle.ZERO)).isEqualTo(new Point(0, 1_000));
    assertThat(ahead.turned(Angle.ofDegrees(90))).isEqualTo(new Point(1_000, 0));
    assertThat(ahead.turned(Angle.ofDegrees(180))).isEqualTo(new Point(0, -1_000));
    assertThat(ahead.turned(Angle.ofDegrees(270))).isEqualTo(new Point(-1_000, 0));
    assertThat(ahead.turned(Angle.ofDegrees(30))).isEqualTo(new Point(500, 866));
    assertThat(ahead.turned(Angle.ofDegrees(45))).isEqualTo(new Point(707, 707));
  }

  @Test
  void every_angle_agrees_with_plain_trigonometry_to_half_a_thousandth() {
    for (int i = 0; i < Angle.FULL; i++) {
      Point p = anyPoint();
      Point turned = p.turned(Angle.ofHundredths(i));
      double radians = Math.toRadians(i / 100.0);
      double x = p.x() * Math.cos(radians) + p.y() * Math.sin(radians);
      double y = p.y() * Math.cos(radians) - p.x() * Math.sin(radians);
      assertThat(Math.abs(turned.x() - x)).isLessThan(0.5 + 1e-9);
      assertThat(Math.abs(turned.y() - y)).isLessThan(0.5 + 1e-9);
    }
  }

  @Test
  void quarter_turns_are_exact() {
    for (int i = 0; i < 10_000; i++) {
      Point p = anyPoint();
      Angle angle = anyAngle();
      Point turned = p.turned(angle);
      assertThat(p.turned(angle.plus(Rotation.ofDegrees(90))))
          .isEqualTo(new Point(turned.y(), -turned.x()));
    }
  }

  @Test
  void mirror_images_are_exact() {
    for (int i = 0; i < 10_000; i++) {
      Point p = anyPoint();
      Angle angle = anyAngle();
      Point turned = p.turned(angle);
      assertThat(new Point(-p.x(), p.y()).turned(Angle.ZERO.minus(angle)))
          .isEqualTo(new Point(-turned.x(), turned.y()));
    }
  }

  @Test
  void halves_are_rounded_to_even() {
    Ring ring = Outline.rectangle(new Length(1_001), new Length(903)).at(pose(0)).rings().get(0);
    // corners at 451.5 across and 500.5 along
    assertThat(ring.bounds()).isEqualTo(new Area(-452, -500, 452, 500));
  }

  @Test
  void a_shift_moves_every_vertex_alike() {
    Outline hook = Shapes.hook(3_001, 407);
    for (int i = 0; i < 1_000; i++) {
      Angle angle = anyAngle();
      Point by = anyPoint();
      List<Point> still = hook.at(new Pose(Point.ORIGIN, angle)).rings().getFirst().points();
      List<Point> moved = hook.at(new Pose(by, angle)).rings().getFirst().points();
      assertThat(moved).isEqualTo(still.stream().map(p -> p.plus(by)).toList());
    }
  }

  @Test
  void corners_of_a_rectangle_are_its_sides_ends() {
    Placed placed = Outline.rectangle(new Length(2_000), new Length(1_000)).at(pose(9_000));
    assertThat(placed.corner(Side.FRONT)).isEqualTo(new Point(1_000, 500));
    assertThat(placed.cornerAfter(Side.FRONT)).isEqualTo(new Point(1_000, -500));
    assertThat(placed.corner(Side.RIGHT)).isEqualTo(new Point(1_000, -500));
    assertThat(placed.corner(Side.REAR)).isEqualTo(new Point(-1_000, -500));
    assertThat(placed.corner(Side.LEFT)).isEqualTo(new Point(-1_000, 500));
    assertThat(placed.cornerAfter(Side.LEFT)).isEqualTo(new Point(1_000, 500));
  }

  @Test
  void a_barrels_end_is_placed_through_the_pose() {
    Pose pose = new Pose(new Point(10_000, 10_000), Angle.ofDegrees(90));
    assertThat(pose.place(new Point(100, 1_400))).isEqualTo(new Point(11_400, 9_900));
    assertThat(pose.ahead(-250).at()).isEqualTo(new Point(9_750, 10_000));
  }

  private static Pose pose(int hundredths) {
    return new Pose(Point.ORIGIN, Angle.ofHundredths(hundredths));
  }
}
