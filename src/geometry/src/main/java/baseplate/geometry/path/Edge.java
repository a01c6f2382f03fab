package baseplate.geometry.path;

import baseplate.geometry.Area;
import baseplate.geometry.Contact;

/// The table's edge as a moving footprint meets it: for each side how far it may stand out, the
/// contact slack or what it stood out at the start.
///
/// @param allowed the table grown so
record Edge(Area allowed) {
  static Edge of(Area table, Area start) {
    return new Edge(table.grown(Contact.SLACK).joined(start));
  }

  boolean holds(Area footprint) {
    return allowed.contains(footprint);
  }

  /// How far the bounds are from standing out too far.
  long room(Area bounds) {
    return Math.min(
        Math.min(allowed.right() - bounds.right(), bounds.left() - allowed.left()),
        Math.min(allowed.top() - bounds.top(), bounds.bottom() - allowed.bottom()));
  }

  /// When bounds shifted evenly over the time 0 to 1 first stand out too far; infinite if never.
  double firstTime(Area bounds, long vx, long vy) {
    return Math.min(
        Math.min(
            time(allowed.right() - bounds.right(), vx), time(bounds.left() - allowed.left(), -vx)),
        Math.min(
            time(allowed.top() - bounds.top(), vy), time(bounds.bottom() - allowed.bottom(), -vy)));
  }

  private static double time(long room, long shift) {
    return shift > room ? (double) room / shift : Double.POSITIVE_INFINITY;
  }
}
