package baseplate.table.tool;

import baseplate.core.PieceId;
import baseplate.core.scene.Figure;
import baseplate.geometry.Angle;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Measures by the same distances as the rules do.
public final class Measuring {
  private Measuring() {}

  /// Between two pieces.
  ///
  /// @param edges from edge to edge, nothing where they touch
  /// @param centres from centre to centre
  public record Between(PieceId from, PieceId to, Length edges, Length centres) {}

  /// Between two figures, by the outlines that stand on the table.
  public static Optional<Between> between(Figure from, Figure to) {
    Optional<Placed> a = outline(from);
    Optional<Placed> b = outline(to);
    return a.isEmpty() || b.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Between(
                from.piece(),
                to.piece(),
                Contact.distance(a.get(), b.get()),
                Contact.betweenCentres(a.get(), b.get())));
  }

  /// The outline of a figure's lowest part; empty where it has none.
  private static Optional<Placed> outline(Figure figure) {
    if (figure.parts().isEmpty()) {
      return Optional.empty();
    }
    List<Point> corners = figure.parts().getFirst().corners();
    Point corner = corners.getFirst();
    List<Point> around = corners.stream().map(point -> point.minus(corner)).toList();
    return Optional.of(Outline.of(around).at(Pose.of(corner, Angle.ZERO)));
  }

  /// The length of a tape with bends.
  public static Length tape(List<Point> points) {
    Length sum = Length.ZERO;
    for (int i = 1; i < points.size(); i++) {
      sum = sum.plus(Contact.distance(points.get(i - 1), points.get(i)));
    }
    return sum;
  }

  /// The lengths of its stretches.
  static List<Length> stretches(List<Point> points) {
    List<Length> lengths = new ArrayList<>();
    for (int i = 1; i < points.size(); i++) {
      lengths.add(Contact.distance(points.get(i - 1), points.get(i)));
    }
    return lengths;
  }
}
