package baseplate.app.svg;

import baseplate.geometry.Point;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// A polygon on the picture, in thousandths with y downwards, with a frame of its own along its
/// longest edge.
final class Shape {
  /// The distance between studs: 8 millimetres.
  static final long PITCH = 315;

  /// A place on the picture.
  record Spot(double x, double y) {
    private Spot minus(Spot other) {
      return new Spot(x - other.x, y - other.y);
    }

    private double squared() {
      return x * x + y * y;
    }
  }

  private final List<Spot> corners;
  private final double ux;
  private final double uy;

  private Shape(List<Spot> corners) {
    this.corners = List.copyOf(corners);
    Spot along = longestEdge();
    double length = Math.max(1, StrictMath.hypot(along.x, along.y));
    ux = along.x / length;
    uy = along.y / length;
  }

  /// The corners of the table's frame, drawn on a table that is `depth` deep.
  static Shape of(List<Point> corners, long depth) {
    return new Shape(corners.stream().map(p -> new Spot(p.x(), depth - p.y())).toList());
  }

  private Spot longestEdge() {
    Spot longest = new Spot(1, 0);
    double most = 0;
    for (Spot edge : edges()) {
      if (edge.squared() > most * 1.000001) {
        most = edge.squared();
        longest = edge;
      }
    }
    return longest;
  }

  private List<Spot> edges() {
    return IntStream.range(0, corners.size())
        .mapToObj(i -> corners.get((i + 1) % corners.size()).minus(corners.get(i)))
        .toList();
  }

  /// The middle of the bounding rectangle in the own frame.
  Spot centre() {
    return out((along(false) + along(true)) / 2, (across(false) + across(true)) / 2);
  }

  /// The extent along the longest edge.
  double length() {
    return along(true) - along(false);
  }

  /// The extent across it.
  double width() {
    return across(true) - across(false);
  }

  /// The lowest point of the picture that it reaches.
  double bottom() {
    return corners.stream().mapToDouble(Spot::y).max().orElse(0);
  }

  /// The highest.
  double top() {
    return corners.stream().mapToDouble(Spot::y).min().orElse(0);
  }

  /// The leftmost.
  double left() {
    return corners.stream().mapToDouble(Spot::x).min().orElse(0);
  }

  /// The rightmost.
  double right() {
    return corners.stream().mapToDouble(Spot::x).max().orElse(0);
  }

  /// The same shape smaller or larger about its centre, along and across its longest edge.
  Shape scaled(double along, double across) {
    Spot middle = centre();
    double u = u(middle);
    double v = v(middle);
    return new Shape(
        corners.stream().map(p -> out(u + (u(p) - u) * along, v + (v(p) - v) * across)).toList());
  }

  /// The same shape elsewhere.
  Shape shifted(double dx, double dy) {
    return new Shape(corners.stream().map(p -> new Spot(p.x + dx, p.y + dy)).toList());
  }

  /// The corners as the attribute `points` has them.
  String points() {
    return corners.stream()
        .map(p -> Math.round(p.x) + "," + Math.round(p.y))
        .collect(Collectors.joining(" "));
  }

  /// Where studs stand on it: whole rows in its own frame, none over the edge.
  List<Spot> studs() {
    long pitch = pitch();
    List<Spot> studs = new ArrayList<>();
    int columns = (int) (length() / pitch);
    int rows = (int) (width() / pitch);
    Spot middle = centre();
    for (int i = 0; i < columns; i++) {
      for (int j = 0; j < rows; j++) {
        Spot stud =
            out(
                u(middle) + (i - (columns - 1) / 2.0) * pitch,
                v(middle) + (j - (rows - 1) / 2.0) * pitch);
        if (contains(stud)) {
          studs.add(stud);
        }
      }
    }
    return studs;
  }

  /// Wider than [#PITCH] where that would give too many studs.
  private long pitch() {
    long pitch = PITCH;
    while (length() / pitch * (width() / pitch) > 500) {
      pitch *= 2;
    }
    return pitch;
  }

  /// Whether the place lies inside.
  boolean contains(Spot p) {
    boolean inside = false;
    for (int i = 0; i < corners.size(); i++) {
      Spot a = corners.get(i);
      Spot b = corners.get((i + 1) % corners.size());
      if (a.y > p.y != b.y > p.y && p.x < a.x + (p.y - a.y) * (b.x - a.x) / (b.y - a.y)) {
        inside = !inside;
      }
    }
    return inside;
  }

  private double along(boolean greatest) {
    var all = corners.stream().mapToDouble(this::u);
    return (greatest ? all.max() : all.min()).orElse(0);
  }

  private double across(boolean greatest) {
    var all = corners.stream().mapToDouble(this::v);
    return (greatest ? all.max() : all.min()).orElse(0);
  }

  private double u(Spot p) {
    return p.x * ux + p.y * uy;
  }

  private double v(Spot p) {
    return p.y * ux - p.x * uy;
  }

  private Spot out(double u, double v) {
    return new Spot(u * ux - v * uy, u * uy + v * ux);
  }
}
