package baseplate.microbrickbattle;

import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;

/// Where outlines are nearest to each other or to the table's edge, to be drawn there: of corners
/// that are equally near their middle. No verdict hangs on it.
final class MeetingPoint {
  private MeetingPoint() {}

  /// Where two outlines are nearest to each other.
  static Point of(Placed a, Placed b) {
    Nearest nearest = new Nearest();
    nearest.addAll(corners(a), corner -> Contact.distance(corner, b).thousandths());
    nearest.addAll(corners(b), corner -> Contact.distance(corner, a).thousandths());
    return nearest.middle();
  }

  /// Where an outline is nearest to the edge of the table, or furthest beyond it.
  static Point atEdge(Placed a, Area table) {
    Nearest nearest = new Nearest();
    nearest.addAll(corners(a), corner -> inside(corner, table));
    return nearest.middle();
  }

  private static List<Point> corners(Placed placed) {
    return placed.rings().getFirst().points();
  }

  /// How far inside the table a point is, negative beyond.
  private static long inside(Point point, Area table) {
    long across = Math.min(point.x() - table.left(), table.right() - point.x());
    long along = Math.min(point.y() - table.bottom(), table.top() - point.y());
    return Math.min(across, along);
  }

  /// The nearest corners so far.
  private static final class Nearest {
    private final List<Point> nearest = new ArrayList<>();
    private long least = Long.MAX_VALUE;

    void addAll(List<Point> corners, ToLongFunction<Point> distance) {
      corners.forEach(corner -> add(corner, distance.applyAsLong(corner)));
    }

    private void add(Point corner, long distance) {
      if (distance + Contact.SLACK < least) {
        nearest.clear();
      }
      if (nearest.isEmpty() || distance <= least + Contact.SLACK) {
        nearest.add(corner);
        least = Math.min(least, distance);
      }
    }

    Point middle() {
      long x = nearest.stream().mapToLong(Point::x).sum();
      long y = nearest.stream().mapToLong(Point::y).sum();
      return new Point(x / nearest.size(), y / nearest.size());
    }
  }
}
