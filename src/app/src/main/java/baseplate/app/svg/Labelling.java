package baseplate.app.svg;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Finds a place for each label: below its piece if nothing stands there yet, else above, to the
/// right or to the left; off other labels before all, and off pieces where it can be.
final class Labelling {
  /// How far the middle of a label above or below is off the shape.
  private static final int OFF = 330;

  /// How far a label at the right or the left is off the shape.
  private static final int GAP = 80;

  /// How many rows further off are tried.
  private static final int ROWS = 4;

  private final double width;
  private final double depth;
  private final List<Box> taken = new ArrayList<>();
  private final List<Box> pieces = new ArrayList<>();

  /// A label's place: its middle and how far it reaches.
  private record Box(double x, double y, double halfWidth, double halfHeight) {
    static Box of(Shape.Spot middle, String words) {
      return new Box(middle.x(), middle.y(), Labels.width(words) / 2.0, Labels.HEIGHT / 2.0);
    }

    static Box of(Shape shape) {
      double halfWidth = (shape.right() - shape.left()) / 2;
      double halfHeight = (shape.bottom() - shape.top()) / 2;
      return new Box(shape.left() + halfWidth, shape.top() + halfHeight, halfWidth, halfHeight);
    }

    boolean meets(Box other) {
      return Math.abs(x - other.x) < halfWidth + other.halfWidth
          && Math.abs(y - other.y) < halfHeight + other.halfHeight;
    }
  }

  /// @param width of the table in thousandths
  /// @param depth of the table in thousandths
  Labelling(double width, double depth) {
    this.width = width;
    this.depth = depth;
  }

  /// Keeps labels off a piece, where there is another place for them.
  void keepClear(Shape shape) {
    pieces.add(Box.of(shape));
  }

  /// Where the label of a shape goes.
  Shape.Spot beside(Shape shape, String words) {
    List<Box> places =
        spots(shape, Labels.width(words) / 2.0).map(spot -> Box.of(spot, words)).toList();
    List<Box> free = places.stream().filter(this::isFree).toList();
    List<Box> best = free.isEmpty() ? places : free;
    Box place = best.stream().filter(this::isClear).findFirst().orElse(best.getFirst());
    taken.add(place);
    return new Shape.Spot(place.x(), place.y());
  }

  /// Where it may go, the best first: around the shape, then row by row further off.
  private Stream<Shape.Spot> spots(Shape shape, double half) {
    double x = Math.clamp(shape.centre().x(), half, Math.max(half, width - half));
    double y = (shape.top() + shape.bottom()) / 2;
    Stream<Shape.Spot> around =
        Stream.of(
            new Shape.Spot(x, shape.bottom() + OFF),
            new Shape.Spot(x, shape.top() - OFF),
            new Shape.Spot(shape.right() + (half + GAP), y),
            new Shape.Spot(shape.left() - (half + GAP), y));
    return Stream.concat(
        around, IntStream.rangeClosed(1, ROWS).boxed().flatMap(row -> row(shape, x, half, row)));
  }

  private static Stream<Shape.Spot> row(Shape shape, double x, double half, int row) {
    double below = shape.bottom() + OFF + (double) row * Labels.HEIGHT;
    double above = shape.top() - OFF - (double) row * Labels.HEIGHT;
    double right = shape.right() + (half + GAP);
    double left = shape.left() - (half + GAP);
    return Stream.of(
        new Shape.Spot(x, below),
        new Shape.Spot(x, above),
        new Shape.Spot(right, below - Labels.HEIGHT),
        new Shape.Spot(left, below - Labels.HEIGHT),
        new Shape.Spot(right, above + Labels.HEIGHT),
        new Shape.Spot(left, above + Labels.HEIGHT));
  }

  /// Keeps a label's place that is not to be chosen.
  Shape.Spot at(Shape.Spot spot, String words) {
    taken.add(Box.of(spot, words));
    return spot;
  }

  private boolean isClear(Box place) {
    return pieces.stream().noneMatch(place::meets);
  }

  private boolean isFree(Box place) {
    return place.x() - place.halfWidth() >= -250
        && place.x() + place.halfWidth() <= width + 250
        && place.y() - place.halfHeight() >= -250
        && place.y() + place.halfHeight() <= depth + 250
        && taken.stream().noneMatch(place::meets);
  }
}
