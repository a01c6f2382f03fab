package baseplate.table.panel;

import baseplate.geometry.sight.Certificate;
import baseplate.geometry.sight.Fraction;
import baseplate.geometry.sight.Stretch;
import baseplate.table.paint.Scheme;
import java.util.List;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// What the barrel sees: the facing side of the target with what hides it, stretch by stretch as
/// high as it hides.
final class BarrelView extends Canvas {
  private static final double WIDTH = 250;
  private static final double HEIGHT = 92;
  private static final double PAD = 8;

  BarrelView(Certificate certificate, Color side, Scheme scheme) {
    super(WIDTH, HEIGHT);
    GraphicsContext g = getGraphicsContext2D();
    g.setFill(scheme.dark() ? Color.web("#262d36") : Color.web("#eef2f6"));
    g.fillRoundRect(0, 0, WIDTH, HEIGHT, 8, 8);
    g.setFill(side);
    g.fillRect(PAD, PAD, WIDTH - 2 * PAD, HEIGHT - 2 * PAD);
    if (certificate.sees()) {
      certificate.envelope().forEach(stretch -> hide(g, stretch, scheme));
    } else {
      hide(g, new double[] {0, 1}, new double[] {1, 1}, scheme);
    }
    g.setStroke(scheme.dark() ? Color.web("#8b949e") : Color.web("#24292f"));
    g.strokeRect(PAD, PAD, WIDTH - 2 * PAD, HEIGHT - 2 * PAD);
  }

  /// Places run clockwise round the target, so from right to left for who looks at it.
  private static void hide(GraphicsContext g, Stretch stretch, Scheme scheme) {
    hide(
        g,
        new double[] {1 - value(stretch.to()), 1 - value(stretch.from())},
        new double[] {value(stretch.toTop()), value(stretch.fromTop())},
        scheme);
  }

  private static double value(Fraction fraction) {
    return fraction.decimal(6).doubleValue();
  }

  private static void hide(GraphicsContext g, double[] places, double[] tops, Scheme scheme) {
    double width = WIDTH - 2 * PAD;
    double height = HEIGHT - 2 * PAD;
    double bottom = HEIGHT - PAD;
    double[] xs = {
      PAD + places[0] * width,
      PAD + places[0] * width,
      PAD + places[1] * width,
      PAD + places[1] * width
    };
    double[] ys = {bottom, bottom - tops[0] * height, bottom - tops[1] * height, bottom};
    g.setFill(Color.rgb(40, 30, 20, 0.72));
    g.fillPolygon(xs, ys, xs.length);
    g.save();
    g.beginPath();
    g.moveTo(xs[0], ys[0]);
    for (int i : List.of(1, 2, 3)) {
      g.lineTo(xs[i], ys[i]);
    }
    g.closePath();
    g.clip();
    g.setStroke(scheme.dark() ? scheme.bad() : Color.web("#ffb3ae"));
    g.setLineWidth(1.4);
    for (double x = xs[0] - height; x < xs[3]; x += 8) {
      g.strokeLine(x, bottom, x + height, bottom - height);
    }
    g.restore();
  }
}
