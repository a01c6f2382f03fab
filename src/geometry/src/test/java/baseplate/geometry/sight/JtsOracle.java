package baseplate.geometry.sight;

import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.Stream;
import org.locationtech.jts.algorithm.Intersection;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.LinearRing;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.geom.util.PolygonExtracter;
import org.locationtech.jts.operation.overlayng.OverlayNG;
import org.locationtech.jts.operation.overlayng.OverlayNGRobust;
import org.locationtech.jts.operation.relateng.RelateNG;

/// Sight by the operations of a general geometry library and by numeric integration: overlays tell
/// what stands in the triangle, rays how high it hides, an adaptive rule adds it up.
final class JtsOracle {
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private final Scene scene;
  private final Coordinate muzzle;

  JtsOracle(Scene scene) {
    this.scene = scene;
    this.muzzle = coordinate(scene.at());
  }

  static Coordinate coordinate(Point p) {
    return new Coordinate(p.x(), p.y());
  }

  static Polygon polygon(Placed placed) {
    List<LinearRing> rings = placed.rings().stream().map(JtsOracle::ring).toList();
    LinearRing[] holes = rings.subList(1, rings.size()).toArray(LinearRing[]::new);
    return FACTORY.createPolygon(rings.getFirst(), holes);
  }

  private static LinearRing ring(Ring ring) {
    List<Coordinate> coordinates = new ArrayList<>();
    ring.points().forEach(p -> coordinates.add(coordinate(p)));
    coordinates.add(coordinates.getFirst());
    return FACTORY.createLinearRing(coordinates.toArray(Coordinate[]::new));
  }

  private Polygon triangle(Side side) {
    Coordinate from = coordinate(scene.target().hull().corner(side));
    Coordinate to = coordinate(scene.target().hull().cornerAfter(side));
    return FACTORY.createPolygon(new Coordinate[] {muzzle, from, to, muzzle});
  }

  private boolean isUnder(Obstacle obstacle) {
    return polygon(obstacle.outline()).contains(FACTORY.createPoint(muzzle));
  }

  private boolean counts(Obstacle obstacle) {
    return scene.reading() == UnderMuzzle.FAR_EDGE
        || obstacle.height().tenths() > scene.muzzleHeight()
        || !isUnder(obstacle);
  }

  private boolean hidesAll(Obstacle obstacle) {
    return isUnder(obstacle)
        && (obstacle.cover() == Cover.HARD || obstacle.height().tenths() >= scene.muzzleHeight());
  }

  /// Whether the obstacle, unless it is low and soft, stands in the open triangle or over the
  /// muzzle.
  boolean standsBetween(Obstacle obstacle, Side side) {
    Polygon triangle = triangle(side);
    return counts(obstacle)
        && (hidesAll(obstacle)
            || (triangle.getArea() > 0
                && RelateNG.relate(polygon(obstacle.outline()), triangle).get(0, 0) == 2));
  }

  /// The hidden share, good to about a millionth.
  double share(Side side) {
    List<Obstacle> counting = scene.obstacles().stream().filter(this::counts).toList();
    if (counting.stream().anyMatch(this::hidesAll)) {
      return 1;
    }
    return triangle(side).getArea() == 0 ? 0 : share(side, counting);
  }

  private double share(Side side, List<Obstacle> counting) {
    Coordinate from = coordinate(scene.target().hull().corner(side));
    Coordinate to = coordinate(scene.target().hull().cornerAfter(side));
    List<Region> regions =
        counting.stream().flatMap(obstacle -> regions(obstacle, triangle(side))).toList();
    return integral(cuts(regions, from, to), at -> height(regions, between(from, to, at)));
  }

  /// A part of an obstacle in the triangle.
  private record Region(Polygon shape, Obstacle obstacle) {}

  private static Stream<Region> regions(Obstacle obstacle, Polygon triangle) {
    return regions(polygon(obstacle.outline()), triangle).stream()
        .map(part -> new Region(part, obstacle));
  }

  /// In their order.
  private List<Double> cuts(List<Region> regions, Coordinate from, Coordinate to) {
    TreeSet<Double> cuts = new TreeSet<>(List.of(0.0, 1.0));
    for (Region region : regions) {
      for (Coordinate corner : region.shape.getCoordinates()) {
        cuts.add(Math.clamp(place(corner, from, to), 0, 1));
      }
    }
    return List.copyOf(cuts);
  }

  @SuppressWarnings("unchecked")
  private static List<Polygon> regions(Polygon obstacle, Polygon triangle) {
    if (!obstacle.getEnvelopeInternal().intersects(triangle.getEnvelopeInternal())) {
      return List.of();
    }
    Geometry common = OverlayNGRobust.overlay(obstacle, triangle, OverlayNG.INTERSECTION);
    return (List<Polygon>) PolygonExtracter.getPolygons(common);
  }

  private double place(Coordinate corner, Coordinate from, Coordinate to) {
    if (corner.distance(muzzle) < 1e-6) {
      return 0;
    }
    double far = 1e6 / corner.distance(muzzle);
    Coordinate ahead = between(muzzle, corner, far);
    Coordinate cut = Intersection.intersection(muzzle, ahead, from, to);
    return cut == null ? 0 : along(cut, from, to);
  }

  private static double along(Coordinate cut, Coordinate from, Coordinate to) {
    return ((cut.x - from.x) * (to.x - from.x) + (cut.y - from.y) * (to.y - from.y))
        / (from.distance(to) * from.distance(to));
  }

  private static Coordinate between(Coordinate from, Coordinate to, double part) {
    return new Coordinate(from.x + part * (to.x - from.x), from.y + part * (to.y - from.y));
  }

  /// How high the wall is hidden at a place, in its own height.
  private double height(List<Region> regions, Coordinate wall) {
    double height = 0;
    for (Region region : regions) {
      height = Math.max(height, height(region, wall));
    }
    return Math.min(1, height);
  }

  private double height(Region region, Coordinate wall) {
    DoubleSummaryStatistics met = met(region.shape, between(muzzle, wall, 1 + 1e-9));
    boolean isBeyondMuzzle = met.getMax() >= 1e-6;
    return isBeyondMuzzle ? height(region, wall, met.getMin(), met.getMax()) : 0;
  }

  /// How far from the muzzle a line to a place meets the edges of a shape; empty where it does not.
  private DoubleSummaryStatistics met(Polygon shape, Coordinate to) {
    Coordinate[] corners = shape.getCoordinates();
    DoubleSummaryStatistics distances = new DoubleSummaryStatistics();
    for (int i = 1; i < corners.length; i++) {
      Coordinate cut = Intersection.lineSegment(muzzle, to, corners[i - 1], corners[i]);
      if (cut != null) {
        distances.accept(cut.distance(muzzle));
      }
    }
    return distances;
  }

  private double height(Region region, Coordinate wall, double nearest, double farthest) {
    double rise = region.obstacle.height().tenths() - scene.muzzleHeight();
    if (region.obstacle.cover() == Cover.HARD || (rise > 0 && nearest < 1e-6)) {
      return 1;
    }
    double edge = rise > 0 ? nearest : farthest;
    return (scene.muzzleHeight() + rise * wall.distance(muzzle) / edge) / scene.wallHeight();
  }

  private static double integral(Iterable<Double> cuts, DoubleUnaryOperator height) {
    double sum = 0;
    double last = 0;
    for (double cut : cuts) {
      sum += cut - last > 1e-12 ? integralInside(last, cut, height) : 0;
      last = cut;
    }
    return sum;
  }

  /// Just inside both ends: at the very ends an edge may or may not be met.
  private static double integralInside(double begin, double end, DoubleUnaryOperator height) {
    double margin = (end - begin) * 1e-7;
    return new Simpson(height).integral(begin + margin, end - margin);
  }
}
