package baseplate.core;

import java.util.function.Function;

/// Something worked out from an immutable value and kept beside it, with what worked it out.
///
/// Losing or repeating it changes nothing, so threads share it without a lock.
///
/// @param by what worked it out
/// @param value the result
record Derived<S, T>(Function<? super S, T> by, T value) {
  /// Whether that very thing worked it out.
  @SuppressWarnings("ReferenceEquality") // the very same, not an equal one
  boolean isBy(Object other) {
    return by == other;
  }
}
