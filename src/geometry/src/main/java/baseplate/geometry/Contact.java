package baseplate.geometry;

/// The one place that says what touches, overlaps, lies within a length or wholly within a region,
/// and how far apart things are. Lengths run between the nearest points of outlines unless points
/// are given; limits are included; every verdict is exact, values are rounded half-even once.
///
/// @rule MBB-9
/// @rule MBB-30
public final class Contact {
  /// Outlines collide only where they lie deeper in each other than this many thousandths: the
  /// rounding of vertices, centres and path ends adds up to less. For collision alone, never for
  /// sight.
  public static final long SLACK = 3;

  private Contact() {}

  /// Whether the outlines collide: they overlap deeper than the slack. Touching does not collide.
  public static boolean overlaps(Placed a, Placed b) {
    return overlapsDeeper(a, b, SLACK);
  }

  /// Whether a shift of more than `slack` thousandths would be needed to part some convex part of
  /// `a` from some convex part of `b`.
  public static boolean overlapsDeeper(Placed a, Placed b, long slack) {
    if (!a.bounds().meets(b.bounds())) {
      return false;
    }
    for (Ring first : a.parts()) {
      for (Ring second : b.parts()) {
        if (Separation.deeper(first, second, slack)) {
          return true;
        }
      }
    }
    return false;
  }

  /// How deep the outlines lie in each other, rounded up to a thousandth: the least shift that
  /// parts the convex parts that overlap most. Zero where they only touch or are apart.
  public static Length depth(Placed a, Placed b) {
    double depth = 0;
    if (a.bounds().meets(b.bounds())) {
      for (Ring first : a.parts()) {
        for (Ring second : b.parts()) {
          depth = Math.max(depth, Separation.depth(first, second));
        }
      }
    }
    return new Length((long) Math.ceil(depth - 1e-9));
  }

  /// Whether the outlines share a point, a boundary point suffices; no slack.
  public static boolean meets(Placed a, Placed b) {
    if (!a.bounds().meets(b.bounds())) {
      return false;
    }
    for (Ring first : a.parts()) {
      for (Ring second : b.parts()) {
        if (Separation.meets(first, second)) {
          return true;
        }
      }
    }
    return false;
  }

  /// Whether they stand against each other: no further apart than the slack, and not colliding.
  public static boolean touches(Placed a, Placed b) {
    return within(a, b, new Length(SLACK)) && !overlaps(a, b);
  }

  /// Whether the nearest points of both are at most `length` apart; exact.
  public static boolean within(Placed a, Placed b, Length length) {
    long limit = length.thousandths();
    return a.bounds().grown(limit).meets(b.bounds())
        && (meets(a, b)
            || Nearest.verticesWithin(a, b, limit)
            || Nearest.verticesWithin(b, a, limit));
  }

  /// Whether the point is at most `length` from the outline; exact.
  public static boolean within(Point p, Placed b, Length length) {
    return contains(b, p) || Nearest.pointWithin(p.x(), p.y(), b, length.thousandths());
  }

  /// Whether the points are at most `length` apart; exact.
  public static boolean within(Point a, Point b, Length length) {
    return squaredDistance(a, b) <= length.thousandths() * length.thousandths();
  }

  /// Whether some point of the outline lies in the circle, its rim included; exact.
  public static boolean within(Placed a, Circle circle) {
    return within(circle.centre(), a, circle.radius());
  }

  /// Whether the whole outline lies in the area, its edges included; exact, no slack.
  public static boolean whollyWithin(Placed a, Area area) {
    return area.contains(a.bounds());
  }

  /// Whether the whole outline keeps to the table: no vertex further outside than the slack.
  ///
  /// @rule MBB-9
  public static boolean keepsTo(Placed a, Area table) {
    return table.grown(SLACK).contains(a.bounds());
  }

  /// Whether the whole outline lies in the circle, its rim included; exact, no slack.
  public static boolean whollyWithin(Placed a, Circle circle) {
    return a.rings().getFirst().points().stream()
        .allMatch(p -> within(p, circle.centre(), circle.radius()));
  }

  /// Whether the whole outline lies in the region, its boundary included and its holes left out;
  /// exact, no slack.
  public static boolean whollyWithin(Placed a, Placed region) {
    return region.bounds().contains(a.bounds()) && Containment.holds(region, a);
  }

  /// Whether the point lies in the outline or on its boundary.
  public static boolean contains(Placed a, Point p) {
    return Inside.outline(a, p) >= 0;
  }

  /// Whether the point lies in the outline and not on its boundary.
  public static boolean containsInside(Placed a, Point p) {
    return Inside.outline(a, p) > 0;
  }

  /// The length between the nearest points; zero where they meet.
  public static Length distance(Placed a, Placed b) {
    return meets(a, b)
        ? Length.ZERO
        : rounded(Math.min(Nearest.vertices(a, b), Nearest.vertices(b, a)));
  }

  /// The length from the point to the nearest point of the outline; zero inside.
  public static Length distance(Point p, Placed b) {
    return contains(b, p) ? Length.ZERO : rounded(Nearest.point(p.x(), p.y(), b));
  }

  /// The length from the segment between two points to the nearest point of the outline; zero where
  /// they meet.
  public static Length distance(Point a, Point b, Placed outline) {
    return Nearest.segmentMeets(a, b, outline)
        ? Length.ZERO
        : rounded(Nearest.segment(a, b, outline));
  }

  /// The length between two points.
  public static Length distance(Point a, Point b) {
    return rounded(Math.sqrt((double) squaredDistance(a, b)));
  }

  /// The length between the centres of both.
  public static Length betweenCentres(Placed a, Placed b) {
    return distance(a.centre(), b.centre());
  }

  private static long squaredDistance(Point a, Point b) {
    return (a.x() - b.x()) * (a.x() - b.x()) + (a.y() - b.y()) * (a.y() - b.y());
  }

  private static Length rounded(double thousandths) {
    return new Length((long) Math.rint(thousandths));
  }
}
