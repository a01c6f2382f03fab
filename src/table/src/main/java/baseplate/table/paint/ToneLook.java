package baseplate.table.paint;

import baseplate.core.scene.Mark;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// How a tone looks: colour, dash and filling, so that none is told by colour alone.
///
/// @param colour of its lines and, thinner, of its fillings
/// @param dashes on and off along a line, in pixels; empty for an unbroken one
/// @param filling how opaque its areas are, from 0 to 1
/// @param hatch the lines over its areas
record ToneLook(Color colour, List<Double> dashes, double filling, Hatch hatch) {
  private static final double APART = 7;

  /// Lines over an area.
  enum Hatch {
    NONE,
    RISING,
    FALLING
  }

  ToneLook {
    dashes = List.copyOf(dashes);
  }

  /// How a tone looks in a scheme.
  static ToneLook of(Mark.Tone tone, Scheme scheme) {
    return switch (tone) {
      case GOOD -> new ToneLook(scheme.good(), List.of(), 0.2, Hatch.NONE);
      case BAD -> new ToneLook(scheme.bad(), List.of(9.0, 5.0), 0.16, Hatch.RISING);
      case HIDDEN -> new ToneLook(scheme.bad(), List.of(3.0, 4.0), 0.16, Hatch.FALLING);
      case NEUTRAL ->
          new ToneLook(scheme.neutral(), List.of(12.0, 3.0, 2.0, 3.0), 0.15, Hatch.NONE);
      case ZONE -> new ToneLook(scheme.zone(), List.of(14.0, 8.0), 0.1, Hatch.NONE);
    };
  }

  /// The colour of areas.
  Color fill() {
    return colour.deriveColor(0, 1, 1, filling);
  }

  /// Takes the dashes up for what is stroked next.
  void dash(GraphicsContext g) {
    g.setLineDashes(dashes.stream().mapToDouble(Double::doubleValue).toArray());
  }

  /// Draws the lines over an area.
  void hatch(GraphicsContext g, Shape shape) {
    if (hatch == Hatch.NONE) {
      return;
    }
    g.save();
    shape.clip(g);
    g.setStroke(colour.deriveColor(0, 1, 1, 0.7));
    g.setLineWidth(1.2);
    double height = shape.bottom() - shape.top();
    boolean rises = hatch == Hatch.RISING;
    for (double x = shape.left() - height; x < shape.right(); x += APART) {
      g.strokeLine(
          x,
          rises ? shape.bottom() : shape.top(),
          x + height,
          rises ? shape.top() : shape.bottom());
    }
    g.restore();
  }
}
