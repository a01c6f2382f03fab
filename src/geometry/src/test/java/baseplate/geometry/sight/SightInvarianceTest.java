package baseplate.geometry.sight;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Bearing;
import baseplate.geometry.Counts;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Shapes;
import baseplate.geometry.Side;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/// What may not change a verdict does not change it, not by a hair.
class SightInvarianceTest {
  private final int count = Counts.of(400, 20_000);

  private record Motion(UnaryOperator<Point> point, UnaryOperator<Angle> facing, boolean mirror) {
    Placed moved(Placed placed) {
      Outline outline = mirror ? placed.outline().mirrored() : placed.outline();
      return outline.at(
          new Pose(point.apply(placed.pose().at()), facing.apply(placed.pose().facing())));
    }

    Scene moved(Scene scene) {
      List<Obstacle> obstacles =
          scene.obstacles().stream()
              .map(o -> new Obstacle(o.id(), moved(o.outline()), o.height(), o.cover()))
              .toList();
      return new Scene(
          new Muzzle(point.apply(scene.at()), scene.muzzle().height()),
          new Target(moved(scene.target().hull()), scene.target().height()),
          obstacles,
          scene.reading());
    }
  }

  private void assertUnchanged(Motion motion) {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(4_000_000 + i).next();
      Scene moved = motion.moved(scene);
      assertSameSight("scene " + i, scene, moved);
      if (motion.mirror) {
        assertMirrored("scene " + i, scene, moved);
      } else {
        assertThat(moved.look().side()).as("side of scene %d", i).isEqualTo(scene.look().side());
        assertThat(moved.look().veil()).as("veil of scene %d", i).isEqualTo(scene.look().veil());
        assertThat(moved.certificate().envelope()).isEqualTo(scene.certificate().envelope());
      }
    }
  }

  private static void assertSameSight(String name, Scene scene, Scene moved) {
    Look look = scene.look();
    Look after = moved.look();
    assertThat(after.sees()).as("sight of %s", name).isEqualTo(look.sees());
    assertThat(after.band()).as("band of %s", name).isEqualTo(look.band());
    assertThat(moved.certificate().hidden()).isEqualTo(scene.certificate().hidden());
  }

  /// MBB-32: left becomes right, but where two sides are as near and as hidden the right one comes
  /// first in the mirror too, and may be hidden by something else.
  private static void assertMirrored(String name, Scene scene, Scene moved) {
    Side side = scene.look().side();
    if (moved.look().side() == mirrored(side)) {
      assertThat(moved.look().veil()).as("veil of %s", name).isEqualTo(scene.look().veil());
    } else {
      Placed hull = scene.target().hull();
      assertThat(Bearing.facing(hull.centre(), hull.pose().facing(), scene.muzzle().at()))
          .as("side of %s", name)
          .hasSizeGreaterThan(1);
    }
  }

  private static Side mirrored(Side side) {
    return switch (side) {
      case FRONT -> Side.FRONT;
      case RIGHT -> Side.LEFT;
      case REAR -> Side.REAR;
      case LEFT -> Side.RIGHT;
    };
  }

  @Test
  void a_shift_by_a_tenth_of_an_inch_changes_nothing() {
    assertUnchanged(new Motion(p -> p.plus(new Point(100, -100)), a -> a, false));
  }

  @Test
  void a_shift_by_a_third_of_an_inch_changes_nothing() {
    assertUnchanged(new Motion(p -> p.plus(new Point(333, 12_667)), a -> a, false));
  }

  @Test
  void a_shift_to_the_far_corner_of_a_huge_table_changes_nothing() {
    assertUnchanged(new Motion(p -> p.plus(new Point(975_123, 970_007)), a -> a, false));
  }

  @Test
  void a_quarter_turn_of_the_table_changes_nothing() {
    assertUnchanged(
        new Motion(
            p -> new Point(p.y(), -p.x()), a -> Angle.ofHundredths(a.hundredths() + 9_000), false));
  }

  @Test
  void a_half_turn_of_the_table_changes_nothing() {
    assertUnchanged(new Motion(p -> new Point(-p.x(), -p.y()), Angle::opposite, false));
  }

  @Test
  void a_mirror_image_is_judged_alike() {
    assertUnchanged(
        new Motion(p -> new Point(-p.x(), p.y()), a -> Angle.ofHundredths(-a.hundredths()), true));
  }

  @Test
  void left_and_right_change_places_in_a_mirror() {
    Placed hull = Shapes.rectangle(2_000, 1_000).at(new Pose(Point.ORIGIN, Angle.ZERO));
    Target target = new Target(hull, Height.ofPlates(6));
    Obstacles none = Obstacles.of(List.of());
    assertThat(none.look(new Muzzle(new Point(5_000, 10), Height.ofPlates(5)), target).side())
        .isEqualTo(Side.RIGHT);
    assertThat(none.look(new Muzzle(new Point(-5_000, 10), Height.ofPlates(5)), target).side())
        .isEqualTo(Side.LEFT);
  }

  @Test
  void the_order_of_pieces_changes_nothing_not_a_byte_of_the_certificate() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(5_000_000 + i).next();
      List<Obstacle> shuffled = new ArrayList<>(scene.obstacles());
      Collections.shuffle(shuffled, new Random(i));
      Scene other = new Scene(scene.muzzle(), scene.target(), shuffled, scene.reading());
      assertThat(other.certificate().text()).isEqualTo(scene.certificate().text());
      assertThat(other.look().hindering())
          .containsExactlyInAnyOrderElementsOf(scene.look().hindering());
    }
  }

  @Test
  void what_stands_outside_the_triangle_of_muzzle_and_hull_changes_nothing() {
    for (int i = 0; i < count; i++) {
      Scene scene = new RandomScenes(6_000_000 + i).next();
      List<Obstacle> more = new ArrayList<>(scene.obstacles());
      more.addAll(outside(reach(scene)));
      Scene other = new Scene(scene.muzzle(), scene.target(), more, scene.reading());
      assertThat(other.look()).as("scene %d", i).isEqualTo(scene.look());
      assertThat(other.certificate().envelope()).isEqualTo(scene.certificate().envelope());
    }
  }

  private static Area reach(Scene scene) {
    Area reach = scene.target().hull().bounds().joined(Area.between(scene.at(), scene.at()));
    for (Side side : Side.values()) {
      Point corner = scene.target().hull().corner(side);
      reach = reach.joined(Area.between(corner, corner));
    }
    return reach;
  }

  /// Tall houses that touch the reach from outside.
  private static List<Obstacle> outside(Area reach) {
    return List.of(
        house("far0", reach.left() - 2_000, reach.bottom()),
        house("far1", reach.right() + 2_000, reach.top()),
        house("far2", reach.left(), reach.top() + 2_000),
        house("far3", reach.right(), reach.bottom() - 2_000));
  }

  private static Obstacle house(String id, long x, long y) {
    Placed outline = Shapes.rectangle(4_000, 4_000).at(new Pose(new Point(x, y), Angle.ZERO));
    return new Obstacle(id, outline, Height.ofBricks(9), Cover.HARD);
  }

  @Test
  void the_way_a_pose_was_reached_changes_nothing() {
    Pose start = new Pose(new Point(7_001, 9_003), Angle.ofHundredths(1_234));
    Pose round = start;
    for (int i = 0; i < 360; i++) {
      round = new Pose(round.at(), Angle.ofHundredths(round.facing().hundredths() + 3_700L));
    }
    Outline hook = Shapes.hook(2_001, 333);
    assertThat(hook.at(round)).isEqualTo(hook.at(start));
    assertThat(hook.at(round).rings()).isEqualTo(hook.at(start).rings());
  }
}
