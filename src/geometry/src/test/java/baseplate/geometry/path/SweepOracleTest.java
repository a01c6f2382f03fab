package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Counts;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Rotation;
import baseplate.geometry.Shapes;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;

/// Sweeps agree with swept areas of a general geometry library.
class SweepOracleTest {
  private static final GeometryFactory FACTORY = new GeometryFactory();

  /// What is this far inside a shape was swept deeper than the slack.
  private static final double DEEP = Contact.SLACK + 1;

  private final SplittableRandom random = new SplittableRandom(31);
  private final int count = Counts.of(1_500, 60_000);

  private Outline convex() {
    return switch (random.nextInt(3)) {
      case 0 -> Shapes.wedge(random.nextLong(800, 3_000));
      case 1 -> Shapes.hexagon(random.nextLong(300, 1_200));
      default -> Shapes.rectangle(random.nextLong(300, 3_000), random.nextLong(300, 3_000));
    };
  }

  private Placed obstacle() {
    return convex()
        .at(
            new Pose(
                new Point(random.nextLong(-6_000, 6_000), random.nextLong(-6_000, 6_000)),
                Angle.ofHundredths(random.nextInt(Angle.FULL))));
  }

  private static Geometry polygon(Ring ring) {
    List<Coordinate> coordinates = new ArrayList<>();
    ring.points().forEach(p -> coordinates.add(new Coordinate(p.x(), p.y())));
    coordinates.add(coordinates.getFirst());
    return FACTORY.createPolygon(coordinates.toArray(Coordinate[]::new));
  }

  private static Geometry swept(Outline outline, Pose start, Segment segment) {
    return Sweep.of(outline, start, segment).stream()
        .map(SweepOracleTest::polygon)
        .reduce(Geometry::union)
        .orElseThrow();
  }

  private void assertAgrees(Segment segment) {
    Outline outline = convex();
    Pose start = new Pose(Point.ORIGIN, Angle.ofHundredths(random.nextInt(Angle.FULL)));
    Placed obstacle = obstacle();
    if (!Contact.overlaps(outline.at(start), obstacle)) {
      assertAgrees(outline, start, segment, obstacle);
    }
  }

  private static void assertAgrees(Outline outline, Pose start, Segment segment, Placed obstacle) {
    Barriers barriers = Barriers.of(List.of(new Barrier("it", obstacle)));
    Optional<Halt> halt = Sweep.firstContact(outline, start, Path.of(segment), barriers);
    Geometry shape = polygon(obstacle.rings().getFirst());
    if (halt.isEmpty()) {
      assertFree(outline, start, segment, shape);
    } else {
      Geometry more = swept(outline, start, oneMore(halt.get().free()));
      assertThat(more.relate(shape, "T********")).as("%s", start).isTrue();
      assertFree(outline, start, halt.get().free(), shape);
    }
  }

  private static void assertFree(Outline outline, Pose start, Segment segment, Geometry shape) {
    Geometry inner = swept(outline, start, segment).buffer(-DEEP);
    assertThat(inner.intersects(shape)).as("%s", start).isFalse();
  }

  private static Segment oneMore(Segment free) {
    return switch (free) {
      case Segment.Forward(Length length) -> new Segment.Forward(length.plus(new Length(1)));
      case Segment.Reverse(Length length) -> new Segment.Reverse(length.plus(new Length(1)));
      case Segment.Turn(Rotation by) ->
          new Segment.Turn(new Rotation(by.hundredths() + (by.hundredths() < 0 ? -1 : 1)));
    };
  }

  @Test
  void straight_moves_are_stopped_by_what_stands_in_the_swept_area_and_by_nothing_else() {
    for (int i = 0; i < count; i++) {
      Length length = new Length(random.nextLong(1, 9_000));
      assertAgrees(
          random.nextBoolean() ? new Segment.Forward(length) : new Segment.Reverse(length));
    }
  }

  @Test
  void turns_are_stopped_by_what_stands_in_the_swept_area_and_by_nothing_else() {
    for (int i = 0; i < count / 25; i++) {
      assertAgrees(new Segment.Turn(new Rotation(random.nextInt(1, 20_000))));
    }
  }
}
