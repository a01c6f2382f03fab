package baseplate.table.bench;

import baseplate.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/// The corners of an outline while it is drawn, in order.
///
/// @param points in thousandths
record Corners(List<Point> points) {
  static final Corners NONE = new Corners(List.of());

  Corners {
    points = List.copyOf(points);
  }

  int size() {
    return points.size();
  }

  /// With a corner elsewhere.
  Corners moved(int corner, Point to) {
    List<Point> changed = new ArrayList<>(points);
    changed.set(corner, to);
    return new Corners(changed);
  }

  /// Without a corner.
  Corners without(int corner) {
    List<Point> changed = new ArrayList<>(points);
    changed.remove(corner);
    return new Corners(changed);
  }

  /// With a further corner before the one at that place.
  Corners with(int at, Point corner) {
    List<Point> changed = new ArrayList<>(points);
    changed.add(at, corner);
    return new Corners(changed);
  }

  /// The corner within reach of a place, the nearest first.
  OptionalInt near(double x, double y, double reach) {
    int best = -1;
    double least = reach;
    for (int i = 0; i < points.size(); i++) {
      double apart = Math.hypot(points.get(i).x() - x, points.get(i).y() - y);
      if (apart <= least) {
        best = i;
        least = apart;
      }
    }
    return best < 0 ? OptionalInt.empty() : OptionalInt.of(best);
  }

  /// Where a new corner goes so that the outline grows least: into an edge, or to the end while
  /// there is none.
  int placeFor(Point corner) {
    if (points.size() < 3) {
      return points.size();
    }
    int best = points.size();
    double least = Double.MAX_VALUE;
    for (int i = 0; i < points.size(); i++) {
      double longer = detour(points.get(i), corner, points.get((i + 1) % points.size()));
      if (longer < least) {
        least = longer;
        best = i + 1;
      }
    }
    return best;
  }

  /// The middle between a corner and the next, on the grid.
  Point middleAfter(int corner) {
    Point from = points.get(corner);
    Point to = points.get((corner + 1) % points.size());
    return Studding.snapped((from.x() + to.x()) / 2.0, (from.y() + to.y()) / 2.0);
  }

  private static double detour(Point from, Point by, Point to) {
    return apart(from, by) + apart(by, to) - apart(from, to);
  }

  private static double apart(Point from, Point to) {
    return Math.hypot((double) from.x() - to.x(), (double) from.y() - to.y());
  }
}
