package baseplate.geometry.path;

import static baseplate.geometry.path.PathTest.forward;
import static baseplate.geometry.path.PathTest.reverse;
import static baseplate.geometry.path.PathTest.turn;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Rotation;
import baseplate.geometry.Shapes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// MBB-9 and MBB-30: the swept path of the whole footprint counts.
class SweepTest {
  private static final Outline TANK = Shapes.rectangle(2_000, 1_000);
  private static final Area TABLE = Area.table(Length.ofInches(48), Length.ofInches(36));

  private static Pose pose(long x, long y, String degrees) {
    return new Pose(new Point(x, y), Angle.ofDegrees(degrees));
  }

  private static Barrier house(String id, long x, long y, long size) {
    return new Barrier(id, Shapes.rectangle(size, size).at(pose(x, y, "0")));
  }

  private static Optional<Halt> drive(Pose start, Path path, Barrier... barriers) {
    return Sweep.firstContact(TANK, start, path, Barriers.of(List.of(barriers), TABLE));
  }

  @Test
  void open_ground_stops_nothing() {
    assertThat(drive(pose(5_000, 5_000, "33"), Path.of(forward("5"), turn("200"), reverse("1"))))
        .isEmpty();
  }

  @Test
  void a_house_ahead_stops_the_hull_with_its_bow_three_thousandths_in() {
    // bow at 6 inches, house from 9 to 11
    Halt halt =
        drive(pose(5_000, 5_000, "0"), Path.of(forward("8")), house("h", 5_000, 10_000, 2_000))
            .orElseThrow();
    assertThat(halt.by()).isEqualTo(new Stopper.Piece("h"));
    assertThat(halt.free()).isEqualTo(forward("3.003"));
    assertThat(halt.at()).isEqualTo(pose(5_000, 8_003, "0"));
  }

  @Test
  void the_free_part_is_accepted_as_it_stands_and_a_thousandth_more_is_not() {
    for (int facing = 0; facing < Angle.FULL; facing += 91) {
      Pose start = new Pose(new Point(20_000, 15_000), Angle.ofHundredths(facing));
      Barrier[] ring = ring(start.at());
      Path path = Path.of(forward("1"), forward("30"));
      Halt halt = drive(start, path, ring).orElseThrow();
      assertThat(drive(start, halt.freePart(path), ring)).as("facing %d", facing).isEmpty();
      Path more = Path.of(forward("1"), aThousandthMore(halt));
      assertThat(drive(start, more, ring)).as("facing %d", facing).isPresent();
    }
  }

  private static Segment aThousandthMore(Halt halt) {
    Length free = ((Segment.Forward) halt.free()).length();
    return new Segment.Forward(free.plus(new Length(1)));
  }

  /// Houses all round, at odd angles.
  private static Barrier[] ring(Point at) {
    Barrier[] ring = new Barrier[24];
    for (int i = 0; i < ring.length; i++) {
      Angle direction = Angle.ofHundredths(1_500L * i + 77);
      Point centre = at.plus(new Point(0, 9_000).turned(direction));
      ring[i] =
          new Barrier("h" + i, Shapes.rectangle(2_500, 2_600).at(new Pose(centre, direction)));
    }
    return ring;
  }

  @Test
  void the_flank_counts_as_well_as_the_bow() {
    // a post that the right side passes
    Barrier post = house("post", 5_480, 8_000, 40);
    assertThat(drive(pose(5_000, 5_000, "0"), Path.of(forward("8")), post)).isPresent();
    assertThat(drive(pose(5_000, 5_000, "0"), Path.of(forward("8")), house("p", 5_520, 8_000, 40)))
        .isEmpty();
  }

  @Test
  void a_thin_post_between_start_and_end_is_not_jumped_over() {
    Barrier post = house("post", 5_000, 9_000, 10);
    assertThat(drive(pose(5_000, 5_000, "0"), Path.of(forward("20")), post)).isPresent();
  }

  @Test
  void a_turn_sweeps_the_corners() {
    // corners reach 1.118; the post stands at 1.05 to the right
    Barrier post = house("post", 6_070, 5_000, 40);
    Halt halt = drive(pose(5_000, 5_000, "0"), Path.of(turn("90")), post).orElseThrow();
    int free = ((Segment.Turn) halt.free()).by().hundredths();
    assertThat(free).isBetween(5_500, 6_500);
    assertThat(drive(pose(5_000, 5_000, "0"), turning(free), post)).isEmpty();
    assertThat(drive(pose(5_000, 5_000, "0"), turning(free + 1), post)).isPresent();
  }

  private static Path turning(int hundredths) {
    return Path.of(new Segment.Turn(new Rotation(hundredths)));
  }

  @Test
  void a_turn_the_other_way_is_its_mirror_image() {
    Halt right =
        drive(pose(5_000, 5_000, "0"), Path.of(turn("90")), house("p", 6_070, 5_000, 40))
            .orElseThrow();
    Halt left =
        drive(pose(5_000, 5_000, "0"), Path.of(turn("-90")), house("p", 3_930, 5_000, 40))
            .orElseThrow();
    assertThat(((Segment.Turn) left.free()).by())
        .isEqualTo(((Segment.Turn) right.free()).by().negated());
  }

  @Test
  void a_post_at_a_place_that_only_the_middle_of_the_turn_passes_stops_it() {
    // start and end of a half turn are the same outline
    Barrier post = house("post", 6_050, 5_000, 20);
    assertThat(drive(pose(5_000, 5_000, "0"), Path.of(turn("180")), post)).isPresent();
  }

  @Test
  void the_edge_of_the_table_stops_with_the_same_slack() {
    Halt halt = drive(pose(5_000, 5_000, "180"), Path.of(forward("9"))).orElseThrow();
    assertThat(halt.by()).isEqualTo(new Stopper.TableEdge());
    assertThat(halt.free()).isEqualTo(forward("4.003"));
    assertThat(drive(pose(600, 5_000, "0"), Path.of(turn("90"))).orElseThrow().by())
        .isEqualTo(new Stopper.TableEdge());
  }

  @Test
  void the_segment_that_is_stopped_is_named() {
    Path path = Path.of(forward("1"), turn("90"), reverse("30"));
    Halt halt = drive(pose(5_000, 5_000, "0"), path).orElseThrow();
    assertThat(halt.index()).isEqualTo(2);
    assertThat(halt.free()).isEqualTo(reverse("4.003"));
    assertThat(halt.freePart(path)).isEqualTo(Path.of(forward("1"), turn("90"), reverse("4.003")));
  }

  @Test
  void of_two_in_the_way_the_nearer_is_named() {
    Halt halt =
        drive(
                pose(5_000, 5_000, "0"),
                Path.of(forward("15")),
                house("far", 5_000, 15_000, 2_000),
                house("near", 5_000, 10_000, 2_000))
            .orElseThrow();
    assertThat(halt.by()).isEqualTo(new Stopper.Piece("near"));
  }

  @Test
  void who_is_overlapped_may_drive_off_but_not_further_on() {
    // a wreck fell half an inch over the bow
    Barrier wreck = house("wreck", 5_000, 6_500, 2_000);
    Pose start = pose(5_000, 5_000, "0");
    assertThat(drive(start, Path.of(reverse("3")), wreck)).isEmpty();
    Halt halt = drive(start, Path.of(forward("3")), wreck).orElseThrow();
    assertThat(halt.free()).isEqualTo(forward("0"));
    assertThat(halt.at()).isEqualTo(start);
  }

  @Test
  void who_stands_over_the_edge_may_come_back_but_not_go_further_out() {
    Pose start = pose(5_000, 35_500, "0");
    assertThat(drive(start, Path.of(reverse("3")))).isEmpty();
    assertThat(drive(start, Path.of(forward("0.1"))).orElseThrow().free()).isEqualTo(forward("0"));
  }

  @Test
  void a_concave_hull_may_pass_a_post_in_its_bay() {
    Outline yard = Shapes.yard(4_000, 500);
    Pose start = pose(10_000, 10_000, "0");
    Barriers post = Barriers.of(List.of(house("post", 10_000, 10_500, 200)), TABLE);
    assertThat(Sweep.firstContact(yard, start, Path.of(forward("1.5")), post)).isEmpty();
    assertThat(Sweep.firstContact(yard, start, Path.of(reverse("5")), post)).isEmpty();
    Halt halt = Sweep.firstContact(yard, start, Path.of(forward("3")), post).orElseThrow();
    assertThat(halt.free()).isEqualTo(forward("1.903"));
  }

  @Test
  void the_swept_ground_covers_start_and_end() {
    Path path = Path.of(forward("2"), turn("40"));
    Pose start = pose(5_000, 5_000, "10");
    Area swept =
        Sweep.of(TANK, start, path).stream().map(Ring::bounds).reduce(Area::joined).orElseThrow();
    Placed end = TANK.at(path.end(start));
    assertThat(swept.contains(TANK.at(start).bounds())).isTrue();
    assertThat(swept.contains(end.bounds())).isTrue();
  }

  @Test
  void without_the_mover_itself_among_the_barriers() {
    Barriers all = Barriers.of(List.of(new Barrier("me", TANK.at(pose(5_000, 5_000, "0")))), TABLE);
    assertThat(
            Sweep.firstContact(
                TANK, pose(5_000, 5_000, "0"), Path.of(turn("90")), all.without("me")))
        .isEmpty();
  }
}
