package baseplate.geometry.path;

/// Something met on the way.
///
/// @param time from 0 to 1 along the way, infinite where nothing is met
record Hit(double time, Stopper by) {
  static final Hit NONE = new Hit(Double.POSITIVE_INFINITY, new Stopper.TableEdge());

  boolean isNone() {
    return time == Double.POSITIVE_INFINITY;
  }
}
