package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.Collections;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// MBB-5, MBB-6 and MBB-30: what a path adds up to, and where it leads.
class PathTest {
  static Segment forward(String inches) {
    return new Segment.Forward(Length.ofInches(inches));
  }

  static Segment reverse(String inches) {
    return new Segment.Reverse(Length.ofInches(inches));
  }

  static Segment turn(String degrees) {
    return new Segment.Turn(Rotation.ofDegrees(degrees));
  }

  @Test
  void lengths_and_turning_are_summed_as_ordered() {
    Path path = Path.of(forward("3"), turn("90"), forward("2"), reverse("1"), turn("-30"));
    assertThat(path.forward()).isEqualTo(Length.ofInches(5));
    assertThat(path.reverse()).isEqualTo(Length.ofInches(1));
    assertThat(path.turned()).isEqualTo(Rotation.ofDegrees(120));
  }

  @Test
  void way_points_never_change_a_length() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 2_000; i++) {
      long whole = random.nextLong(2, 9_000);
      long part = random.nextLong(1, whole);
      Path straight = Path.of(new Segment.Forward(new Length(whole)));
      Segment rest = new Segment.Forward(new Length(whole - part));
      Path halted = Path.of(new Segment.Forward(new Length(part)), rest);
      assertThat(halted.forward()).isEqualTo(straight.forward());
    }
  }

  @Test
  void way_points_never_change_a_turn() {
    SplittableRandom random = new SplittableRandom(2);
    for (int i = 0; i < 2_000; i++) {
      int angle = random.nextInt(2, 30_000);
      int half = random.nextInt(1, angle);
      Path turn = Path.of(new Segment.Turn(new Rotation(-angle)));
      Segment rest = new Segment.Turn(new Rotation(half - angle));
      Path halves = Path.of(new Segment.Turn(new Rotation(-half)), rest);
      assertThat(halves.turned()).isEqualTo(turn.turned());
      assertThat(halves.end(pose(i))).isEqualTo(turn.end(pose(i)));
    }
  }

  @Test
  void the_ruler_lies_along_a_straight_path_as_long_as_its_cost() {
    SplittableRandom random = new SplittableRandom(3);
    for (int i = 0; i < 5_000; i++) {
      Pose start = pose(random.nextInt(Angle.FULL));
      long length = random.nextLong(1, 40_000);
      Pose end = Path.of(new Segment.Forward(new Length(length))).end(start);
      long ruler = Contact.distance(start.at(), end.at()).thousandths();
      assertThat(Math.abs(ruler - length)).isLessThanOrEqualTo(1);
    }
  }

  @Test
  void a_path_there_and_back_ends_where_it_began() {
    Path path = Path.of(forward("2.345"), reverse("2.345"), turn("77.77"), turn("-77.77"));
    for (int facing = 0; facing < Angle.FULL; facing += 7) {
      assertThat(path.end(pose(facing))).isEqualTo(pose(facing));
    }
  }

  @Test
  void each_segment_has_its_pose() {
    Path path = Path.of(forward("3"), turn("90"), reverse("1"));
    assertThat(path.poses(pose(0)))
        .containsExactly(
            new Pose(new Point(20_000, 23_000), Angle.ZERO),
            new Pose(new Point(20_000, 23_000), Angle.ofDegrees(90)),
            new Pose(new Point(19_000, 23_000), Angle.ofDegrees(90)));
    assertThat(Path.NONE.end(pose(5))).isEqualTo(pose(5));
    assertThat(Path.of(forward("3")).then(turn("90")).then(reverse("1"))).isEqualTo(path);
  }

  @Test
  void endless_paths_are_refused() {
    assertThatThrownBy(() -> Path.of(forward("600"), reverse("401")))
        .hasMessageContaining("at most 1000 inches");
    assertThatThrownBy(() -> Path.of(turn("18000"), turn("-18001")))
        .hasMessageContaining("hundred times round");
    List<Segment> many = Collections.nCopies(1_001, forward("0"));
    assertThatThrownBy(() -> new Path(many)).hasMessageContaining("at most 1000 segments");
  }

  private static Pose pose(int hundredths) {
    return new Pose(new Point(20_000, 20_000), Angle.ofHundredths(hundredths));
  }
}
