package baseplate.geometry;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;

/// MBB-9 and MBB-30: touching, overlapping, within and distance.
class ContactTest {
  private static final Outline TANK = Shapes.rectangle(2_000, 1_000);
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private static Placed tank(long x, long y, String degrees) {
    return TANK.at(new Pose(new Point(x, y), Angle.ofDegrees(degrees)));
  }

  private static Length inches(String text) {
    return Length.ofInches(text);
  }

  @Test
  void hulls_side_by_side_touch_and_do_not_overlap() {
    Placed first = tank(0, 0, "0");
    Placed second = tank(1_000, 300, "0");
    assertThat(Contact.touches(first, second)).isTrue();
    assertThat(Contact.overlaps(first, second)).isFalse();
    assertThat(Contact.meets(first, second)).isTrue();
    assertThat(Contact.distance(first, second)).isEqualTo(Length.ZERO);
  }

  @Test
  void an_overlap_of_three_thousandths_is_slack_and_of_four_a_collision() {
    assertThat(Contact.overlaps(tank(0, 0, "0"), tank(997, 0, "0"))).isFalse();
    assertThat(Contact.overlaps(tank(0, 0, "0"), tank(996, 0, "0"))).isTrue();
    assertThat(Contact.depth(tank(0, 0, "0"), tank(997, 0, "0"))).isEqualTo(new Length(3));
    assertThat(Contact.depth(tank(0, 0, "0"), tank(1_000, 0, "0"))).isEqualTo(Length.ZERO);
  }

  @Test
  void a_gap_of_three_thousandths_still_touches() {
    assertThat(Contact.touches(tank(0, 0, "0"), tank(1_003, 0, "0"))).isTrue();
    assertThat(Contact.touches(tank(0, 0, "0"), tank(1_004, 0, "0"))).isFalse();
  }

  @Test
  void depth_is_the_least_shift_that_parts_them() {
    // 700 deep sideways, 900 deep lengthways
    assertThat(Contact.depth(tank(0, 0, "0"), tank(300, 1_100, "0"))).isEqualTo(new Length(700));
  }

  @Test
  void a_hull_in_a_yard_or_court_overlaps_neither() {
    Placed court = Shapes.court(6_000, 300).at(new Pose(Point.ORIGIN, Angle.ZERO));
    Placed yard = Shapes.yard(4_000, 300).at(new Pose(Point.ORIGIN, Angle.ofDegrees(90)));
    assertThat(Contact.overlaps(tank(0, 0, "30"), court)).isFalse();
    assertThat(Contact.overlaps(tank(0, 0, "30"), yard)).isFalse();
    assertThat(Contact.distance(tank(0, 0, "0"), court)).isEqualTo(inches("1.7"));
    assertThat(Contact.overlaps(tank(2_400, 0, "0"), court)).isTrue();
  }

  @Test
  void one_inside_the_other_overlaps() {
    Placed house = Shapes.rectangle(6_000, 6_000).at(new Pose(Point.ORIGIN, Angle.ZERO));
    assertThat(Contact.overlaps(tank(0, 0, "17"), house)).isTrue();
    assertThat(Contact.distance(tank(0, 0, "17"), house)).isEqualTo(Length.ZERO);
  }

  @Test
  void within_includes_the_limit() {
    assertThat(Contact.within(tank(0, 0, "0"), tank(3_000, 0, "0"), inches("2"))).isTrue();
    assertThat(Contact.within(tank(0, 0, "0"), tank(3_000, 0, "0"), inches("1.999"))).isFalse();
    // corner to corner: 3 across and 4 along
    assertThat(Contact.within(tank(0, 0, "0"), tank(4_000, 6_000, "0"), inches("5"))).isTrue();
    assertThat(Contact.within(tank(0, 0, "0"), tank(4_001, 6_000, "0"), inches("5"))).isFalse();
    assertThat(Contact.within(new Point(0, 0), new Point(300, 400), inches("0.5"))).isTrue();
    assertThat(Contact.within(new Point(0, 0), new Point(301, 400), inches("0.5"))).isFalse();
  }

  @Test
  void distance_runs_between_nearest_points_or_between_centres() {
    assertThat(Contact.distance(tank(0, 0, "0"), tank(4_000, 6_000, "0"))).isEqualTo(inches("5"));
    assertThat(Contact.betweenCentres(tank(0, 0, "0"), tank(3_000, 4_000, "0")))
        .isEqualTo(inches("5"));
    assertThat(Contact.distance(new Point(900, 0), tank(0, 0, "0"))).isEqualTo(inches("0.4"));
    assertThat(Contact.distance(new Point(-5_000, 500), new Point(5_000, 500), tank(0, 0, "90")))
        .isEqualTo(Length.ZERO);
    assertThat(Contact.distance(new Point(-5_000, 900), new Point(5_000, 900), tank(0, 0, "90")))
        .isEqualTo(inches("0.4"));
  }

  @Test
  void wholly_within_a_strip_has_no_slack_and_keeping_to_it_has() {
    Area strip = new Area(0, 0, 48_000, 4_000);
    assertThat(Contact.whollyWithin(tank(500, 1_000, "0"), strip)).isTrue();
    assertThat(Contact.whollyWithin(tank(499, 1_000, "0"), strip)).isFalse();
    assertThat(Contact.keepsTo(tank(497, 1_000, "0"), strip)).isTrue();
    assertThat(Contact.keepsTo(tank(496, 1_000, "0"), strip)).isFalse();
  }

  @Test
  void within_a_circle_is_partly_and_wholly_within_is_all_of_it() {
    Circle circle = new Circle(new Point(0, 0), inches("1.119"));
    assertThat(Contact.whollyWithin(tank(0, 0, "0"), circle)).isTrue();
    assertThat(Contact.whollyWithin(tank(3, 0, "0"), circle)).isFalse();
    assertThat(Contact.within(tank(1_600, 0, "0"), circle)).isTrue();
    assertThat(Contact.within(tank(1_620, 0, "0"), circle)).isFalse();
  }

  @Test
  void wholly_within_a_region_heeds_its_bays() {
    Placed yard = Shapes.yard(6_000, 1_500).at(new Pose(Point.ORIGIN, Angle.ZERO));
    assertThat(Contact.whollyWithin(tank(-2_250, 0, "0"), yard)).isTrue();
    assertThat(Contact.whollyWithin(tank(-2_500, 2_000, "0"), yard)).isTrue();
    assertThat(Contact.whollyWithin(tank(-2_000, 2_000, "0"), yard)).isTrue();
    assertThat(Contact.whollyWithin(tank(-1_999, 2_000, "0"), yard)).isFalse();
    assertThat(Contact.whollyWithin(tank(0, 0, "0"), yard)).isFalse();
    assertThat(Contact.whollyWithin(tank(0, 2_250, "90"), yard)).isFalse();
  }

  @Test
  void wholly_within_a_region_heeds_its_holes() {
    Placed court = Shapes.court(6_000, 1_500).at(new Pose(Point.ORIGIN, Angle.ZERO));
    assertThat(Contact.whollyWithin(tank(0, 2_250, "90"), court)).isTrue();
    Placed plate = Shapes.rectangle(6_000, 6_000).at(new Pose(Point.ORIGIN, Angle.ZERO));
    assertThat(Contact.whollyWithin(plate, court)).isFalse();
    assertThat(Contact.whollyWithin(court, plate)).isTrue();
    assertThat(Contact.whollyWithin(court, court)).isTrue();
  }

  @Test
  void distances_and_meetings_agree_with_a_general_geometry_library() {
    SplittableRandom random = new SplittableRandom(77);
    int count = Counts.of(2_000, 100_000);
    for (int i = 0; i < count; i++) {
      Placed a = any(random);
      Placed b = any(random);
      assertDistanceAgrees("pair " + i, a, b);
      if (!polygon(a).relate(polygon(b), "T********")) {
        assertThat(Contact.overlaps(a, b)).as("pair %d", i).isFalse();
      }
    }
  }

  private static void assertDistanceAgrees(String pair, Placed a, Placed b) {
    double distance = polygon(a).distance(polygon(b));
    assertThat((double) Contact.distance(a, b).thousandths())
        .as(pair)
        .isCloseTo(distance, within(0.5 + 1e-6));
    assertThat(Contact.meets(a, b)).as(pair).isEqualTo(distance == 0);
    Length rounded = new Length((long) Math.ceil(distance + 1e-6));
    assertThat(Contact.within(a, b, rounded)).as(pair).isTrue();
    assertThat(Contact.distance(b, a)).isEqualTo(Contact.distance(a, b));
  }

  @Test
  void containment_agrees_with_a_general_geometry_library() {
    SplittableRandom random = new SplittableRandom(78);
    int count = Counts.of(1_000, 50_000);
    int held = 0;
    for (int i = 0; i < count; i++) {
      Placed region = any(random);
      Outline small = Shapes.rectangle(random.nextLong(50, 600), random.nextLong(50, 600));
      Placed piece = small.at(pose(random));
      boolean holds = Contact.whollyWithin(piece, region);
      assertThat(holds).as("pair %d", i).isEqualTo(polygon(region).covers(polygon(piece)));
      held += holds ? 1 : 0;
    }
    assertThat(held).isGreaterThan(count / 50);
  }

  private static Placed any(SplittableRandom random) {
    return Shapes.any(random).at(pose(random));
  }

  private static Pose pose(SplittableRandom random) {
    return new Pose(
        new Point(random.nextLong(-3_000, 3_000), random.nextLong(-3_000, 3_000)),
        Angle.ofHundredths(random.nextInt(Angle.FULL)));
  }

  private static Polygon polygon(Placed placed) {
    List<LinearRing> rings = placed.rings().stream().map(ContactTest::ring).toList();
    return FACTORY.createPolygon(
        rings.getFirst(), rings.subList(1, rings.size()).toArray(LinearRing[]::new));
  }

  private static LinearRing ring(Ring ring) {
    List<Coordinate> coordinates = new ArrayList<>();
    ring.points().forEach(p -> coordinates.add(new Coordinate(p.x(), p.y())));
    coordinates.add(coordinates.getFirst());
    return FACTORY.createLinearRing(coordinates.toArray(Coordinate[]::new));
  }
}
