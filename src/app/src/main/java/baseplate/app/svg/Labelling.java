package baseplate.app.svg;

import java.util.ArrayList;
import java.util.List;

/// Finds a place for each label: below its piece if nothing stands there yet, else above, to the
/// right or to the left.
final class Labelling {
  private final double width;
  private final double depth;
  private final List<Box> taken = new ArrayList<>();

  /// A label's place: its middle and how far it reaches.
  private record Box(double x, double y, double halfWidth, double halfHeight) {
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

  /// Where the label of a shape goes.
  Shape.Spot beside(Shape shape, String words) {
    double halfWidth = Labels.width(words) / 2.0;
    double halfHeight = Labels.HEIGHT / 2.0;
    double x = Math.clamp(shape.centre().x(), halfWidth, Math.max(halfWidth, width - halfWidth));
    double y = (shape.top() + shape.bottom()) / 2;
    double beside = halfWidth + 80;
    List<Box> places =
        List.of(
            new Box(x, shape.bottom() + 330, halfWidth, halfHeight),
            new Box(x, shape.top() - 330, halfWidth, halfHeight),
            new Box(shape.right() + beside, y, halfWidth, halfHeight),
            new Box(shape.left() - beside, y, halfWidth, halfHeight),
            new Box(x, shape.bottom() + 330 + Labels.HEIGHT, halfWidth, halfHeight),
            new Box(x, shape.top() - 330 - Labels.HEIGHT, halfWidth, halfHeight));
    Box place = places.stream().filter(this::isFree).findFirst().orElse(places.getFirst());
    taken.add(place);
    return new Shape.Spot(place.x(), place.y());
  }

  /// Keeps a label's place that is not to be chosen.
  Shape.Spot at(Shape.Spot spot, String words) {
    taken.add(new Box(spot.x(), spot.y(), Labels.width(words) / 2.0, Labels.HEIGHT / 2.0));
    return spot;
  }

  private boolean isFree(Box place) {
    return place.x() - place.halfWidth() >= -250
        && place.x() + place.halfWidth() <= width + 250
        && place.y() - place.halfHeight() >= -250
        && place.y() + place.halfHeight() <= depth + 250
        && taken.stream().noneMatch(place::meets);
  }
}
