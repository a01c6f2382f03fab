package baseplate.geometry;

/// An upright rectangle on the table, its edges included: the table itself, a strip, a bound.
public record Area(long left, long bottom, long right, long top) {
  /// All points there are.
  public static final Area UNBOUNDED =
      new Area(-Point.LIMIT, -Point.LIMIT, Point.LIMIT, Point.LIMIT);

  public Area {
    if (left > right || bottom > top) {
      throw new IllegalArgumentException("An area's left and bottom come before its right and top");
    }
    if (left < -Point.LIMIT || bottom < -Point.LIMIT || right > Point.LIMIT || top > Point.LIMIT) {
      throw new IllegalArgumentException("An area lies within 4000 inches of the corner");
    }
  }

  /// A table with its corner at 0, 0; at most 1,000 inches a side.
  public static Area table(Length width, Length height) {
    if (Math.max(width.thousandths(), height.thousandths()) > 1_000_000) {
      throw new IllegalArgumentException("A table is at most 1000 inches a side");
    }
    return new Area(0, 0, width.thousandths(), height.thousandths());
  }

  public static Area between(Point a, Point b) {
    return new Area(
        Math.min(a.x(), b.x()),
        Math.min(a.y(), b.y()),
        Math.max(a.x(), b.x()),
        Math.max(a.y(), b.y()));
  }

  public boolean contains(Point p) {
    return p.x() >= left && p.x() <= right && p.y() >= bottom && p.y() <= top;
  }

  /// Whether the other area lies in this one, edges included.
  public boolean contains(Area other) {
    return other.left >= left && other.right <= right && other.bottom >= bottom && other.top <= top;
  }

  /// Whether both share at least a point.
  public boolean meets(Area other) {
    return other.left <= right && left <= other.right && other.bottom <= top && bottom <= other.top;
  }

  /// This area grown by `margin` on each side, cut at the limit of points.
  public Area grown(long margin) {
    return new Area(
        Math.max(left - margin, -Point.LIMIT),
        Math.max(bottom - margin, -Point.LIMIT),
        Math.min(right + margin, Point.LIMIT),
        Math.min(top + margin, Point.LIMIT));
  }

  /// The smallest area that holds this and the point.
  public Area joined(Point p) {
    return new Area(
        Math.min(left, p.x()),
        Math.min(bottom, p.y()),
        Math.max(right, p.x()),
        Math.max(top, p.y()));
  }

  /// The smallest area that holds both.
  public Area joined(Area other) {
    return new Area(
        Math.min(left, other.left),
        Math.min(bottom, other.bottom),
        Math.max(right, other.right),
        Math.max(top, other.top));
  }
}
