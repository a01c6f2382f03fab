package baseplate.geometry;

/// A stretch of the time 0 to 1 along a way.
///
/// @param begin when it begins
/// @param end when it ends, not before it begins unless it is [#NONE]
public record Span(double begin, double end) {
  /// No time at all.
  public static final Span NONE = new Span(1, 0);

  public boolean isNone() {
    return end < begin;
  }
}
