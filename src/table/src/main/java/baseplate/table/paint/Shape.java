package baseplate.table.paint;

import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// An outline on the screen: corner by corner, in pixels.
final class Shape {
  private final double[] xs;
  private final double[] ys;

  private Shape(double[] xs, double[] ys) {
    this.xs = xs;
    this.ys = ys;
  }

  static Shape of(List<Point> corners, Camera camera) {
    double[] xs = new double[corners.size()];
    double[] ys = new double[corners.size()];
    for (int i = 0; i < xs.length; i++) {
      xs[i] = camera.screenX(corners.get(i));
      ys[i] = camera.screenY(corners.get(i));
    }
    return new Shape(xs, ys);
  }

  int size() {
    return xs.length;
  }

  double x(int corner) {
    return xs[corner % xs.length];
  }

  double y(int corner) {
    return ys[corner % ys.length];
  }

  double centreX() {
    return mean(xs);
  }

  double centreY() {
    return mean(ys);
  }

  private static double mean(double[] values) {
    double sum = 0;
    for (double value : values) {
      sum += value;
    }
    return sum / values.length;
  }

  double top() {
    return least(ys);
  }

  double bottom() {
    return -least(negated(ys));
  }

  double left() {
    return least(xs);
  }

  double right() {
    return -least(negated(xs));
  }

  private static double[] negated(double[] values) {
    double[] negated = new double[values.length];
    for (int i = 0; i < values.length; i++) {
      negated[i] = -values[i];
    }
    return negated;
  }

  private static double least(double[] values) {
    double least = values[0];
    for (double value : values) {
      least = Math.min(least, value);
    }
    return least;
  }

  Shape shifted(double right, double down) {
    double[] toX = xs.clone();
    double[] toY = ys.clone();
    for (int i = 0; i < toX.length; i++) {
      toX[i] += right;
      toY[i] += down;
    }
    return new Shape(toX, toY);
  }

  /// Drawn in towards its centre along its own axes, or out.
  ///
  /// @param along factor along its longer axis
  /// @param across factor along the other
  Shape scaled(double along, double across) {
    Frame frame = frame();
    double[] toX = new double[xs.length];
    double[] toY = new double[ys.length];
    for (int i = 0; i < xs.length; i++) {
      double a = frame.along(xs[i], ys[i]) * along;
      double b = frame.across(xs[i], ys[i]) * across;
      toX[i] = frame.x(a, b);
      toY[i] = frame.y(a, b);
    }
    return new Shape(toX, toY);
  }

  /// Its axes: along its longest edge, from its centre.
  Frame frame() {
    int longest = 0;
    for (int i = 1; i < xs.length; i++) {
      longest = edge(i) > edge(longest) ? i : longest;
    }
    double length = Math.max(1e-9, edge(longest));
    return new Frame(
        centreX(),
        centreY(),
        (x(longest + 1) - x(longest)) / length,
        (y(longest + 1) - y(longest)) / length);
  }

  private double edge(int from) {
    return Math.hypot(x(from + 1) - x(from), y(from + 1) - y(from));
  }

  void fill(GraphicsContext g) {
    g.fillPolygon(xs, ys, xs.length);
  }

  void stroke(GraphicsContext g) {
    g.strokePolygon(xs, ys, xs.length);
  }

  void strokeOpen(GraphicsContext g) {
    g.strokePolyline(xs, ys, xs.length);
  }

  /// Draws within the outline alone.
  void clip(GraphicsContext g) {
    g.beginPath();
    trace(g);
    g.clip();
  }

  /// Adds the outline to a path, always the same way round, so that outlines that overlap are one.
  void trace(GraphicsContext g) {
    boolean turned = area() < 0;
    int last = xs.length - 1;
    g.moveTo(xs[turned ? last : 0], ys[turned ? last : 0]);
    for (int i = 1; i < xs.length; i++) {
      int corner = turned ? last - i : i;
      g.lineTo(xs[corner], ys[corner]);
    }
    g.closePath();
  }

  private double area() {
    double sum = 0;
    for (int i = 0; i < xs.length; i++) {
      sum += x(i) * y(i + 1) - x(i + 1) * y(i);
    }
    return sum;
  }

  boolean contains(double px, double py) {
    boolean inside = false;
    for (int i = 0, j = xs.length - 1; i < xs.length; j = i++) {
      boolean crosses = ys[i] > py != ys[j] > py;
      if (crosses && px < (xs[j] - xs[i]) * (py - ys[i]) / (ys[j] - ys[i]) + xs[i]) {
        inside = !inside;
      }
    }
    return inside;
  }

  /// Half its length along an axis through its centre.
  double reach(double directionX, double directionY) {
    double most = 0;
    for (int i = 0; i < xs.length; i++) {
      double along = (xs[i] - centreX()) * directionX + (ys[i] - centreY()) * directionY;
      most = Math.max(most, Math.abs(along));
    }
    return most;
  }

  /// Axes on the screen, of length 1, from a centre.
  record Frame(double centreX, double centreY, double alongX, double alongY) {
    double along(double x, double y) {
      return (x - centreX) * alongX + (y - centreY) * alongY;
    }

    double across(double x, double y) {
      return (y - centreY) * alongX - (x - centreX) * alongY;
    }

    double x(double along, double across) {
      return centreX + along * alongX - across * alongY;
    }

    double y(double along, double across) {
      return centreY + along * alongY + across * alongX;
    }
  }
}
