package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.words.Phrase;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Hits;
import baseplate.table.paint.Pills;
import baseplate.table.view.Overlay;
import baseplate.table.view.TableView;
import java.util.LinkedHashMap;
import java.util.Map;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// The chances of the selected piece ride on its targets: what it needs and how likely that is; a
/// target out of sight says so.
final class ChancesOverlay implements Overlay {
  private static final double SIZE = 12;
  private static final double LIFT = 24;
  private static final Color DULL = Color.web("#c9d1d9");
  private static final Color INK = Color.web("#10181f");

  private final Seat seat;
  private final TableView table;
  private final Map<PieceId, Badge> badges = new LinkedHashMap<>();

  /// What rides on a target.
  ///
  /// @param shoots whether there can be a shot
  private record Badge(String words, boolean shoots) {}

  ChancesOverlay(Seat seat, TableView table) {
    this.seat = seat;
    this.table = table;
    seat.selection().piece().addListener(_ -> look());
    seat.model().shown().addListener(_ -> look());
    look();
  }

  private void look() {
    badges.clear();
    PieceId from = seat.selection().piece().get();
    if (from != null) {
      for (PieceId target : seat.selection().targets()) {
        badges.put(target, badge(from, target));
      }
    }
    table.refresh();
  }

  private Badge badge(PieceId from, PieceId target) {
    return seat.model()
        .rules()
        .sight(seat.model().shown().get().view(), from, target)
        .flatMap(Chance::of)
        .map(chance -> new Badge(words(chance), true))
        .orElseGet(() -> new Badge(seat.say("table.chance.none"), false));
  }

  private String words(Chance chance) {
    return seat.say(
        Phrase.of("table.chance.badge", "need", chance.need()).with("percent", chance.rounded()));
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    Pills pills = new Pills(SIZE, camera.window());
    badges.forEach(
        (target, badge) ->
            seat.model()
                .shown()
                .get()
                .figure(target)
                .ifPresent(figure -> paint(g, Hits.bounds(figure, camera), pills, badge)));
  }

  private static void paint(GraphicsContext g, Rectangle2D at, Pills pills, Badge badge) {
    double x = (at.getMinX() + at.getMaxX()) / 2;
    pills.below(g, x, at.getMinY() - LIFT, badge.words(), badge.shoots() ? Color.WHITE : DULL, INK);
  }
}
