package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.Shapes;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// A path is cut at the first whole thousandth, or hundredth of a degree, at which it holds.
class NearingTest {
  private static final Outline RIDER = Shapes.rectangle(2_000, 1_000);
  private static final Pose START = pose(0, 0, 0);
  private static final Length REACH = Length.ofInches("1.5");

  private static Pose pose(long x, long y, long degrees) {
    return Pose.of(new Point(x, y), Angle.ofDegrees(degrees));
  }

  private static Placed guard(long x, long y) {
    return Shapes.rectangle(1_000, 1_000).at(pose(x, y, 0));
  }

  private static Segment ahead(long thousandths) {
    return new Segment.Forward(Length.ofThousandths(thousandths));
  }

  private static Segment turn(long hundredths) {
    return new Segment.Turn(Rotation.ofHundredths(hundredths));
  }

  private static Optional<Nearing> first(Pose start, Path path, Placed other) {
    return Nearing.first(RIDER, start, path, other, REACH);
  }

  @Test
  void straight_on_it_is_the_distance_less_the_length() {
    assertThat(first(START, Path.of(ahead(8_000)), guard(0, 8_000)))
        .contains(new Nearing(0, 8_000 - 500 - 1_000 - 1_500));
  }

  @Test
  void passing_by_it_is_where_the_corner_comes_near_enough() {
    assertThat(first(START, Path.of(ahead(8_000)), guard(2_000, 6_000)))
        .contains(new Nearing(0, 3_382));
    assertThat(first(START, Path.of(ahead(8_000)), guard(3_000, 6_000))).isEmpty();
  }

  @Test
  void behind_a_turn_it_counts_from_there() {
    Path path = Path.of(turn(9_000), ahead(1_000), turn(-9_000), ahead(8_000));

    assertThat(first(START, path, guard(1_000, 8_000))).contains(new Nearing(3, 5_000));
  }

  @Test
  void a_path_is_cut_there_and_nothing_of_it_is_lost() {
    Path path = Path.of(turn(-3_000), ahead(2_000), turn(1_000));
    Nearing cut = new Nearing(1, 700);

    assertThat(cut.before(path)).isEqualTo(Path.of(turn(-3_000), ahead(700)));
    assertThat(cut.after(path)).isEqualTo(Path.of(ahead(1_300), turn(1_000)));
    assertThat(new Nearing(0, 3_000).after(path)).isEqualTo(Path.of(ahead(2_000), turn(1_000)));
  }

  @Test
  void the_earlier_comes_first() {
    assertThat(new Nearing(0, 900)).isLessThan(new Nearing(1, 1));
    assertThat(new Nearing(1, 2)).isLessThan(new Nearing(1, 3));
  }

  @Test
  void it_is_the_first_of_all_that_are_tried_one_by_one() {
    SplittableRandom random = new SplittableRandom(11);
    int found = 0;
    for (int i = 0; i < 300; i++) {
      Pose start = pose(random.nextLong(-2_000, 2_000), random.nextLong(-2_000, 2_000), 0);
      Pose turned = start.turned(Rotation.ofHundredths(random.nextInt(36_000)));
      Segment segment =
          random.nextBoolean()
              ? ahead(random.nextLong(1, 4_000))
              : turn(random.nextLong(-9_000, 9_000));
      Placed other = guard(random.nextLong(-4_000, 4_000), random.nextLong(2_600, 4_600));
      Optional<Nearing> slow = oneByOne(turned, segment, other);
      assertThat(first(turned, Path.of(segment), other)).isEqualTo(slow);
      found += slow.isPresent() ? 1 : 0;
    }
    assertThat(found).isBetween(30, 270);
  }

  private static Optional<Nearing> oneByOne(Pose start, Segment segment, Placed other) {
    for (long amount = 1; amount <= segment.amount(); amount++) {
      if (Contact.within(RIDER.at(segment.of(amount).from(start)), other, REACH)) {
        return Optional.of(new Nearing(0, amount));
      }
    }
    return Optional.empty();
  }
}
