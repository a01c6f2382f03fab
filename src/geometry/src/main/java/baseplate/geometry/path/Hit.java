package baseplate.geometry.path;

import java.util.Optional;

/// Something met on the way.
///
/// @param time from 0 to 1 along the way
/// @param by the piece; empty for the edge of the table
record Hit(double time, Optional<String> by) {
  static final Hit NONE = new Hit(Double.POSITIVE_INFINITY, Optional.empty());

  boolean isNone() {
    return this == NONE;
  }

  Hit orEarlier(Hit other) {
    return other.time < time ? other : this;
  }
}
