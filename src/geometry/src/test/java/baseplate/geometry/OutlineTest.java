package baseplate.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Outlines: checked, centred and cut into convex parts.
class OutlineTest {
  private static final List<Point> PLATE = Shapes.points(0, 0, 9_000, 0, 9_000, 9_000, 0, 9_000);

  private static long area(List<Ring> rings) {
    return rings.stream().mapToLong(Ring::doubledArea).sum();
  }

  @Test
  void the_origin_is_the_centre_of_the_bounding_rectangle() {
    Outline wedge = Shapes.polygon(1_000, 2_000, 4_000, 2_000, 1_000, 8_000);
    Placed placed = wedge.at(new Pose(Point.ORIGIN, Angle.ZERO));
    assertThat(placed.bounds()).isEqualTo(new Area(-1_500, -3_000, 1_500, 3_000));
    assertThat(wedge.across()).isEqualTo(Length.ofInches(3));
    assertThat(wedge.along()).isEqualTo(Length.ofInches(6));
  }

  @Test
  void either_way_round_and_with_straight_vertices_it_is_the_same_outline() {
    Outline plain = Shapes.polygon(0, 0, 1_000, 0, 1_000, 1_000, 0, 1_000);
    assertThat(Shapes.polygon(0, 0, 500, 0, 1_000, 0, 1_000, 1_000, 0, 1_000)).isEqualTo(plain);
    assertThat(area(Shapes.polygon(0, 0, 0, 1_000, 1_000, 1_000, 1_000, 0).at(origin()).rings()))
        .isEqualTo(2_000_000);
  }

  @Test
  void a_rectangle_is_one_part_and_a_hook_is_two() {
    assertThat(Shapes.rectangle(2_000, 1_000).partCount()).isEqualTo(1);
    assertThat(Shapes.hexagon(1_000).partCount()).isEqualTo(1);
    assertThat(Shapes.hook(3_000, 500).partCount()).isEqualTo(2);
    assertThat(Shapes.yard(3_000, 500).partCount()).isEqualTo(3);
  }

  @Test
  void convex_parts_fill_every_outline_at_every_angle() {
    SplittableRandom random = new SplittableRandom(3);
    int count = Counts.of(2_000, 100_000);
    for (int i = 0; i < count; i++) {
      Angle angle = Angle.ofHundredths(random.nextInt(Angle.FULL));
      Outline outline = i % 2 == 0 ? Shapes.any(random) : star(random);
      Placed placed = outline.at(new Pose(Point.ORIGIN, angle));
      assertThat(area(placed.parts())).as("outline %d", i).isEqualTo(area(placed.rings()));
      assertThat(placed.parts()).allMatch(Ring::isConvex).allMatch(part -> part.doubledArea() > 0);
    }
  }

  @Test
  void a_part_whose_corners_come_to_lie_in_one_line_is_none() {
    Outline star =
        Shapes.polygon(
            0, 386, 237, 573, 2_147, 2_147, 509, 211, 1_120, 0, 2_106, -873, 2_821, -2_821, 190,
            -458, 0, -446, -802, -1_936, -1_179, -1_179, -3_189, -1_321, -1_689, 0, -2_960, 1_226,
            -865, 865, -1_384, 3_341);
    Placed placed = star.at(new Pose(Point.ORIGIN, Angle.ofHundredths(1_231)));
    assertThat(area(placed.parts())).isEqualTo(area(placed.rings()));
    assertThat(placed.parts()).allMatch(part -> part.doubledArea() > 0);
  }

  /// A ragged star, as players may draw.
  private static Outline star(SplittableRandom random) {
    int count = random.nextInt(3, 24);
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Angle direction = Angle.ofHundredths((long) i * Angle.FULL / count);
      corners.add(new Point(0, random.nextLong(200, 4_000)).turned(direction));
    }
    return Outline.of(corners);
  }

  @Test
  void many_holes_are_cut_round() {
    Placed placed = pierced().at(origin());
    assertThat(area(placed.parts())).isEqualTo(area(placed.rings()));
    assertThat(placed.rings()).hasSize(5);
    assertThat(Contact.contains(placed, new Point(2_000, 2_000))).isFalse();
    assertThat(Contact.contains(placed, new Point(-4_400, -4_400))).isTrue();
  }

  /// A plate with four holes.
  private static Outline pierced() {
    return Outline.of(
        PLATE,
        List.of(
            Shapes.points(1_000, 1_000, 2_000, 1_000, 2_000, 2_000, 1_000, 2_000),
            Shapes.points(4_000, 1_000, 5_000, 1_500, 4_000, 2_000),
            Shapes.points(1_000, 6_000, 2_000, 6_000, 2_000, 7_000),
            Shapes.points(5_000, 5_000, 8_000, 5_000, 8_000, 8_000, 5_000, 8_000)));
  }

  @Test
  void a_mirror_image_has_left_and_right_exchanged() {
    Outline hook = Shapes.hook(3_000, 500);
    Placed mirrored = hook.mirrored().at(origin());
    assertThat(Contact.contains(mirrored, new Point(1_400, 1_400))).isTrue();
    assertThat(Contact.contains(mirrored, new Point(-1_400, 1_400))).isFalse();
    assertThat(hook.mirrored().mirrored()).isEqualTo(hook);
    assertThat(area(mirrored.parts())).isEqualTo(area(hook.at(origin()).parts()));
  }

  @Test
  void what_is_no_outline_is_refused_with_the_reason() {
    refused("at least three corners", 0, 0, 1_000, 0);
    refused("enclose something", 0, 0, 1_000, 0, 2_000, 0);
    refused("cross or touch itself", 0, 0, 1_000, 2_000, 1_000, 0, 0, 1_000);
    refused("0.005 inches", 0, 0, 1_000, 0, 1_000, 4, 0, 4);
    refused("0.005 inches", 0, 0, 1_000, 0, 1_000, 1_000, 3, 1_000, 0, 999);
    refused("1000 inches across", 0, 0, 1_000_001, 0, 0, 1_000);
    refused("at most 256 vertices", new long[600]);
  }

  @Test
  void holes_outside_or_in_each_other_are_refused() {
    List<Point> wedge = Shapes.points(0, 0, 1_000, 0, 1_000, 1_000);
    List<Point> outside = Shapes.points(2_000, 0, 3_000, 0, 3_000, 1_000);
    assertThatThrownBy(() -> Outline.of(wedge, List.of(outside)))
        .hasMessageContaining("hole must lie inside");
    List<Point> wide = Shapes.points(1_000, 1_000, 8_000, 1_000, 8_000, 8_000, 1_000, 8_000);
    List<Point> within = Shapes.points(2_000, 2_000, 3_000, 2_000, 3_000, 3_000);
    assertThatThrownBy(() -> Outline.of(PLATE, List.of(wide, within)))
        .hasMessageContaining("beside each other");
  }

  private static void refused(String reason, long... xy) {
    List<Point> points = Shapes.points(xy);
    assertThatThrownBy(() -> Outline.of(points))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining(reason);
  }

  private static Pose origin() {
    return new Pose(Point.ORIGIN, Angle.ZERO);
  }
}
