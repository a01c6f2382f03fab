package baseplate.geometry.sight;

import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.DoubleUnaryOperator;
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
    if (triangle(side).getArea() == 0) {
      return 0;
    }
    Coordinate from = coordinate(scene.target().hull().corner(side));
    Coordinate to = coordinate(scene.target().hull().cornerAfter(side));
    List<Region> regions = new ArrayList<>();
    for (Obstacle obstacle : counting) {
      for (Polygon part : regions(polygon(obstacle.outline()), triangle(side))) {
        regions.add(new Region(part, obstacle));
      }
    }
    TreeSet<Double> cuts = new TreeSet<>(List.of(0.0, 1.0));
    for (Region region : regions) {
      for (Coordinate corner : region.shape.getCoordinates()) {
        cuts.add(Math.clamp(place(corner, from, to), 0, 1));
      }
    }
    return integral(cuts, at -> height(regions, between(from, to, at)));
  }

  private record Region(Polygon shape, Obstacle obstacle) {}

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
    if (cut == null) {
      return 0;
    }
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
    Coordinate beyond = between(muzzle, wall, 1 + 1e-9);
    double nearest = Double.POSITIVE_INFINITY;
    double farthest = -1;
    Coordinate[] corners = region.shape.getCoordinates();
    for (int i = 1; i < corners.length; i++) {
      Coordinate cut = Intersection.lineSegment(muzzle, beyond, corners[i - 1], corners[i]);
      if (cut != null) {
        nearest = Math.min(nearest, cut.distance(muzzle));
        farthest = Math.max(farthest, cut.distance(muzzle));
      }
    }
    if (farthest < 1e-6) {
      return 0; // not met, or met at the muzzle alone
    }
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
      if (cut - last > 1e-12) {
        // just inside both ends: at the very ends an edge may or may not be met
        double margin = (cut - last) * 1e-7;
        sum += new Simpson(height).integral(last + margin, cut - margin);
      }
      last = cut;
    }
    return sum;
  }
}
