package baseplate.table.panel;

import baseplate.core.PieceId;
import baseplate.core.words.Phrase;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Hits;
import baseplate.table.paint.Pills;
import baseplate.table.view.Overlay;
import baseplate.table.view.TableView;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;

/// The chances of the selected piece ride on its targets: what it needs and how likely that is; a
/// target out of sight says so.
final class ChancesOverlay implements Overlay {
  private static final double SIZE = 12;
  private static final double LIFT = 24;
  private static final Color INK = Color.web("#10181f");

  private final Seat seat;
  private final TableView table;
  private final Map<PieceId, Optional<Chance>> chances = new LinkedHashMap<>();

  ChancesOverlay(Seat seat, TableView table) {
    this.seat = seat;
    this.table = table;
    seat.selection().piece().addListener(_ -> look());
    seat.model().shown().addListener(_ -> look());
    look();
  }

  private void look() {
    chances.clear();
    PieceId from = seat.selection().piece().get();
    if (from != null) {
      for (PieceId target : seat.selection().targets()) {
        chances.put(target, chance(from, target));
      }
    }
    table.refresh();
  }

  private Optional<Chance> chance(PieceId from, PieceId target) {
    return seat.model()
        .rules()
        .sight(seat.model().shown().get().view(), from, target)
        .flatMap(Chance::of);
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    Pills pills = new Pills(SIZE);
    chances.forEach((target, chance) -> paint(g, camera, pills, target, chance));
  }

  private void paint(
      GraphicsContext g, Camera camera, Pills pills, PieceId target, Optional<Chance> chance) {
    seat.model()
        .shown()
        .get()
        .figure(target)
        .ifPresent(
            figure -> {
              double[] at = Hits.bounds(figure, camera);
              double x = at[0] + at[2] / 2;
              boolean isSeen = chance.isPresent();
              pills.below(
                  g,
                  x,
                  at[1] - LIFT,
                  words(chance),
                  isSeen ? Color.WHITE : Color.web("#c9d1d9"),
                  INK);
            });
  }

  private String words(Optional<Chance> chance) {
    return chance
        .map(
            known ->
                seat.say(
                    Phrase.of("table.chance.badge", "need", known.need())
                        .with("percent", known.rounded(Locale.getDefault(Locale.Category.FORMAT)))))
        .orElseGet(() -> seat.say("table.chance.none"));
  }
}
