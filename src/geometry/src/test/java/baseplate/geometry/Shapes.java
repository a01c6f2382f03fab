package baseplate.geometry;

import java.util.List;
import java.util.random.RandomGenerator;

/// Outlines of many kinds for random tables.
public final class Shapes {
  private Shapes() {}

  public static Outline rectangle(long along, long across) {
    return Outline.rectangle(new Length(along), new Length(across));
  }

  /// A hook: concave.
  public static Outline hook(long size, long thick) {
    return polygon(0, 0, size, 0, size, thick, thick, thick, thick, size, 0, size);
  }

  /// A yard open to one side: concave.
  public static Outline yard(long size, long thick) {
    long far = size - thick;
    return polygon(
        0, 0, size, 0, size, size, far, size, far, thick, thick, thick, thick, size, 0, size);
  }

  /// A wall all round a court: with a hole.
  public static Outline court(long size, long thick) {
    long far = size - thick;
    return Outline.of(
        points(0, 0, size, 0, size, size, 0, size),
        List.of(points(thick, thick, far, thick, far, far, thick, far)));
  }

  public static Outline wedge(long size) {
    return polygon(0, 0, size, 0, size / 3, size);
  }

  public static Outline hexagon(long size) {
    long left = size / 2;
    long right = size + left;
    long across = 2 * size;
    return polygon(left, 0, right, 0, across, size, right, across, left, across, 0, size);
  }

  public static Outline polygon(long... xy) {
    return Outline.of(points(xy));
  }

  public static List<Point> points(long... xy) {
    Point[] points = new Point[xy.length / 2];
    for (int i = 0; i < points.length; i++) {
      points[i] = new Point(xy[2 * i], xy[2 * i + 1]);
    }
    return List.of(points);
  }

  /// Any of them, sized like terrain and vehicles.
  public static Outline any(RandomGenerator random) {
    return switch (random.nextInt(8)) {
      case 0 -> rectangle(random.nextLong(1_800, 2_400), random.nextLong(850, 1_250));
      case 1 -> rectangle(random.nextLong(2_000, 6_000), random.nextLong(100, 400));
      case 2 -> rectangle(random.nextLong(1_500, 5_000), random.nextLong(1_500, 4_000));
      case 3 -> hook(random.nextLong(1_500, 4_000), random.nextLong(200, 900));
      case 4 -> yard(random.nextLong(2_000, 4_000), random.nextLong(200, 800));
      case 5 -> court(random.nextLong(2_000, 4_500), random.nextLong(150, 800));
      case 6 -> wedge(random.nextLong(800, 4_000));
      default -> hexagon(random.nextLong(300, 1_500));
    };
  }
}
