package baseplate.geometry.sight;

/// A stretch of the facing side on which one obstacle hides something, by itself.
///
/// @param id the obstacle
/// @param from 0 to 1 along the side, clockwise
/// @param to 0 to 1 along the side
public record Shadow(String id, Fraction from, Fraction to) {
  String text() {
    return id + " " + from + " to " + to;
  }
}
