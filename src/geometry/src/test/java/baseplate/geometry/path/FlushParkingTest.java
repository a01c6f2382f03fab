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
import baseplate.geometry.Rotation;
import baseplate.geometry.Shapes;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// What stands flush at any angle may leave along the wall.
class FlushParkingTest {
  private static final int COUNT = 10_000;

  private final SplittableRandom random = new SplittableRandom(5);

  private record Parked(Outline unit, Pose pose, Placed wall) {
    Barriers barriers() {
      return Barriers.of(List.of(new Barrier("wall", wall)));
    }
  }

  /// A unit whose right side stands against the left side of a wall, as exactly as whole
  /// thousandths can say.
  private Parked parked() {
    Outline wall = Shapes.rectangle(random.nextLong(5_000, 12_000), random.nextLong(150, 2_000));
    Outline unit = Shapes.rectangle(random.nextLong(1_500, 2_500), random.nextLong(800, 1_300));
    Pose wallPose =
        new Pose(
            new Point(random.nextLong(20_000, 30_000), random.nextLong(20_000, 30_000)),
            Angle.ofHundredths(random.nextInt(Angle.FULL)));
    long beside = (wall.across().thousandths() + unit.across().thousandths()) / 2;
    Point at = wallPose.place(new Point(-beside, random.nextLong(-3_000, 3_000)));
    return new Parked(unit, new Pose(at, wallPose.facing()), wall.at(wallPose));
  }

  private Segment anyStraight() {
    return random.nextBoolean()
        ? new Segment.Forward(anyLength())
        : new Segment.Reverse(anyLength());
  }

  private Length anyLength() {
    return new Length(random.nextLong(1, 8_000));
  }

  @Test
  void units_parked_flush_touch_and_do_not_overlap() {
    for (int i = 0; i < COUNT; i++) {
      Parked parked = parked();
      assertThat(Contact.touches(parked.unit.at(parked.pose), parked.wall)).isTrue();
    }
  }

  @Test
  void units_parked_flush_at_any_angle_drive_off_along_the_wall() {
    for (int i = 0; i < COUNT; i++) {
      Parked parked = parked();
      Path path = Path.of(anyStraight());
      assertThat(Sweep.firstContact(parked.unit, parked.pose, path, parked.barriers()))
          .as("unit %d", i)
          .isEmpty();
    }
  }

  @Test
  void units_parked_flush_against_the_edge_of_the_table_drive_along_it() {
    Area table = Area.table(Length.ofInches(48), Length.ofInches(36));
    Outline unit = Shapes.rectangle(1_901, 903);
    Pose pose = new Pose(new Point(451, 2_000), Angle.ZERO);
    Barriers edge = Barriers.of(List.of(), table);
    assertThat(
            Sweep.firstContact(unit, pose, Path.of(new Segment.Forward(Length.ofInches(20))), edge))
        .isEmpty();
  }

  @Test
  void a_unit_parked_flush_does_not_turn_into_the_wall() {
    for (int i = 0; i < 200; i++) {
      Parked parked = parked();
      Path turn = Path.of(new Segment.Turn(Rotation.ofDegrees(20)));
      Halt halt =
          Sweep.firstContact(parked.unit, parked.pose, turn, parked.barriers()).orElseThrow();
      assertThat(halt.by()).isEqualTo(new Stopper.Piece("wall"));
      assertThat(((Segment.Turn) halt.free()).by().hundredths()).isBetween(0, 100);
    }
  }
}
