package baseplate.benchmarks;

import baseplate.geometry.Bearing;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;
import baseplate.geometry.sight.Cover;
import baseplate.geometry.sight.Muzzle;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Target;
import java.util.ArrayList;
import java.util.List;
import org.locationtech.jts.algorithm.ConvexHull;
import org.locationtech.jts.geom.Coordinate;
import org.locationtech.jts.geom.Geometry;
import org.locationtech.jts.geom.GeometryFactory;
import org.locationtech.jts.geom.Polygon;
import org.locationtech.jts.operation.union.UnaryUnionOp;

/// The share of a facing side that obstacles hide, as one would write it with a geometry library:
/// cut each obstacle by the triangle of sight, cast the cut on the wall, unite the shadows. The
/// yardstick for our own sight, in doubles and without its exactness at the borders.
final class JtsSight {
  private static final GeometryFactory FACTORY = new GeometryFactory();

  private final List<Prism> prisms = new ArrayList<>();

  private record Prism(Obstacle obstacle, Polygon plan) {}

  JtsSight(List<Obstacle> obstacles) {
    for (Obstacle obstacle : obstacles) {
      prisms.add(new Prism(obstacle, polygon(obstacle.outline())));
    }
  }

  private static Polygon polygon(Placed placed) {
    Ring ring = placed.rings().getFirst();
    Coordinate[] corners = new Coordinate[ring.size() + 1];
    for (int i = 0; i < ring.size(); i++) {
      corners[i] = new Coordinate(ring.x(i), ring.y(i));
    }
    corners[ring.size()] = corners[0];
    return FACTORY.createPolygon(corners);
  }

  /// The share hidden, 0 to 1, by all but the two named obstacles.
  double hidden(Muzzle muzzle, Target target, String shooterId, String targetId) {
    Placed hull = target.hull();
    Side side = Bearing.facing(hull.centre(), hull.pose().facing(), muzzle.at()).getFirst();
    Wall wall = new Wall(muzzle, target, hull.corner(side), hull.cornerAfter(side));
    List<Geometry> shadows = new ArrayList<>();
    for (Prism prism : prisms) {
      String id = prism.obstacle().id();
      if (!id.equals(shooterId) && !id.equals(targetId)) {
        wall.cast(prism, shadows);
      }
    }
    return shadows.isEmpty() ? 0 : wall.share(UnaryUnionOp.union(shadows));
  }

  /// The facing side: `across` runs from 0 to 1 along it, `up` from 0 to 1 over its height.
  private static final class Wall {
    private final Coordinate eye;
    private final double eyeHeight;
    private final double height;
    private final Point from;
    private final Point to;
    private final Polygon sight;
    private final Polygon face =
        FACTORY.createPolygon(
            new Coordinate[] {
              new Coordinate(0, 0),
              new Coordinate(1, 0),
              new Coordinate(1, 1),
              new Coordinate(0, 1),
              new Coordinate(0, 0)
            });

    Wall(Muzzle muzzle, Target target, Point from, Point to) {
      this.eye = new Coordinate(muzzle.at().x(), muzzle.at().y());
      this.eyeHeight = muzzle.height().tenths();
      this.height = target.height().tenths();
      this.from = from;
      this.to = to;
      this.sight =
          FACTORY.createPolygon(
              new Coordinate[] {
                eye, new Coordinate(from.x(), from.y()), new Coordinate(to.x(), to.y()), eye.copy()
              });
    }

    void cast(Prism prism, List<Geometry> shadows) {
      if (!sight.getEnvelopeInternal().intersects(prism.plan().getEnvelopeInternal())) {
        return;
      }
      Geometry cut = sight.intersection(prism.plan());
      if (cut.getArea() > 0) {
        shadows.add(shadow(cut.getCoordinates(), prism.obstacle()));
      }
    }

    private Geometry shadow(Coordinate[] corners, Obstacle obstacle) {
      List<Coordinate> cast = new ArrayList<>();
      for (Coordinate corner : corners) {
        double[] hit = hit(corner);
        if (!Double.isFinite(hit[0])) {
          continue; // under the muzzle, or level with it along the wall: it casts no shadow there
        }
        double top =
            obstacle.cover() == Cover.HARD
                ? 1
                : (eyeHeight + (obstacle.height().tenths() - eyeHeight) * hit[1]) / height;
        cast.add(new Coordinate(hit[0], 0));
        cast.add(new Coordinate(hit[0], Math.max(top, 0)));
      }
      return new ConvexHull(cast.toArray(Coordinate[]::new), FACTORY)
          .getConvexHull()
          .intersection(face);
    }

    /// Where the line from the eye through a corner meets the wall, and how many times further off
    /// that is.
    private double[] hit(Coordinate corner) {
      double alongX = to.x() - from.x();
      double alongY = to.y() - from.y();
      double lineX = corner.x - eye.x;
      double lineY = corner.y - eye.y;
      double startX = from.x() - eye.x;
      double startY = from.y() - eye.y;
      double turn = lineX * alongY - lineY * alongX;
      double further = (startX * alongY - startY * alongX) / turn;
      double across = (startX * lineY - startY * lineX) / turn;
      return new double[] {across, further};
    }

    double share(Geometry shadows) {
      return shadows.getArea();
    }
  }
}
