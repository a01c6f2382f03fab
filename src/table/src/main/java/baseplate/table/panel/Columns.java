package baseplate.table.panel;

import baseplate.table.look.Look;
import javafx.beans.binding.Bindings;
import javafx.scene.layout.Region;

/// The columns beside a table: as wide as words of the size need, but no more than a share of the
/// window, so that the table keeps its place.
final class Columns {
  private static final double LEFT = 226;
  private static final double LEFT_SHARE = 0.24;
  private static final double RIGHT = 318;
  private static final double RIGHT_SHARE = 0.36;

  private Columns() {}

  /// Who.
  static void left(Region column, Region window, Look look) {
    column.getStyleClass().addAll("panel", "left");
    fit(column, window, LEFT * Math.max(1, look.words()), LEFT_SHARE);
  }

  /// Why.
  static void right(Region column, Region window, Look look) {
    column.getStyleClass().addAll("panel", "right");
    fit(column, window, RIGHT * Math.max(1, look.words()), RIGHT_SHARE);
  }

  private static void fit(Region column, Region window, double wanted, double share) {
    column
        .prefWidthProperty()
        .bind(
            Bindings.createDoubleBinding(
                () -> Math.min(wanted, window.getWidth() * share), window.widthProperty()));
  }
}
