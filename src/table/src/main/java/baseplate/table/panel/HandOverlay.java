package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Mark;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Hits;
import baseplate.table.play.Preview;
import baseplate.table.view.Overlay;
import baseplate.table.view.TableView;
import java.util.List;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// What is selected, how far it gets, and what would become of what is in hand.
final class HandOverlay implements Overlay {
  private static final double RING = 7;

  private final Seat seat;
  private final TableView table;
  private List<Mark> ranges = List.of();

  HandOverlay(Seat seat, TableView table) {
    this.seat = seat;
    this.table = table;
    seat.selection().piece().addListener(_ -> look());
    seat.model().shown().addListener(_ -> look());
    seat.gathering().preview().addListener(_ -> table.refresh());
    seat.gathering().hand().addListener(_ -> table.refresh());
    look();
  }

  private void look() {
    PieceId piece = seat.selection().piece().get();
    ranges =
        piece == null
            ? List.of()
            : seat.model().rules().ranges(seat.model().shown().get().view(), piece);
    table.refresh();
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    Preview preview = seat.gathering().preview().get();
    if (preview == null) {
      table.marks().paint(g, camera, ranges);
    }
    ring(g, camera, seat.selection().piece().get(), Color.WHITE, true);
    ring(g, camera, seat.selection().target().get(), Color.web("#ffd24d"), false);
    if (preview != null) {
      paint(g, camera, preview);
    }
  }

  private void paint(GraphicsContext g, Camera camera, Preview preview) {
    table.marks().paint(g, camera, preview.marks());
    g.setGlobalAlpha(preview.isNearest() ? 0.55 : 0.8);
    for (Figure ghost : preview.ghosts()) {
      table.figures().paint(g, camera, ghost);
    }
    g.setGlobalAlpha(1);
  }

  private void ring(
      GraphicsContext g,
      Camera camera,
      @org.jspecify.annotations.Nullable PieceId piece,
      Color colour,
      boolean round) {
    if (piece == null) {
      return;
    }
    seat.model()
        .shown()
        .get()
        .figure(piece)
        .filter(figure -> !figure.parts().isEmpty())
        .ifPresent(figure -> ring(g, Hits.bounds(figure, camera), colour, round));
  }

  private void ring(GraphicsContext g, Rectangle2D at, Color colour, boolean round) {
    double x = (at.getMinX() + at.getMaxX()) / 2;
    double y = (at.getMinY() + at.getMaxY()) / 2;
    double half = Math.max(at.getWidth(), at.getHeight()) / 2 + RING;
    g.setLineDashes(8, 6);
    g.setLineWidth(3.4);
    g.setStroke(Color.rgb(0, 0, 0, 0.45));
    stroke(g, x, y, half, round);
    g.setLineWidth(2);
    g.setStroke(colour);
    stroke(g, x, y, half, round);
    g.setLineDashes();
  }

  private static void stroke(GraphicsContext g, double x, double y, double half, boolean round) {
    if (round) {
      g.strokeOval(x - half, y - half, 2 * half, 2 * half);
    } else {
      g.strokeRect(x - half, y - half, 2 * half, 2 * half);
    }
  }
}
