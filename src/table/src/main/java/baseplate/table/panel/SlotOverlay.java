package baseplate.table.panel;

import baseplate.core.scene.Mark;
import baseplate.core.scene.Slot;
import baseplate.geometry.Point;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Pills;
import baseplate.table.play.Hand;
import baseplate.table.view.Overlay;
import baseplate.table.view.TableView;
import java.util.List;
import javafx.scene.canvas.GraphicsContext;

/// The places that take pieces; with something in hand, whether it goes there.
final class SlotOverlay implements Overlay {
  private static final long HALF = 400;
  private static final double WORDS = 11;

  private final Seat seat;
  private final TableView table;

  SlotOverlay(Seat seat, TableView table) {
    this.seat = seat;
    this.table = table;
  }

  private List<Slot> slots() {
    var shown = seat.model().shown().get();
    Hand hand = seat.gathering().hand().get();
    return hand == null
        ? shown.scene().slots()
        : seat.model().rules().slots(shown.view(), hand.draft());
  }

  @Override
  public void paint(GraphicsContext g, Camera camera) {
    List<Slot> slots = slots();
    if (slots.isEmpty()) {
      return;
    }
    boolean tells = seat.gathering().hand().get() != null;
    table.marks().paint(g, camera, slots.stream().map(slot -> mark(slot, tells)).toList());
    Pills pills = new Pills(WORDS, camera.window());
    for (Slot slot : slots) {
      pills.below(
          g,
          camera.screenX(slot.pose().at()),
          camera.screenY(slot.pose().at()),
          seat.say(slot.label()),
          table.scheme().pill(),
          table.scheme().pillText());
    }
  }

  /// @param tells whether something is in hand that may not fit
  private static Mark mark(Slot slot, boolean tells) {
    List<Point> corners =
        List.of(
            slot.pose().place(new Point(-HALF, -HALF)),
            slot.pose().place(new Point(-HALF, HALF)),
            slot.pose().place(new Point(HALF, HALF)),
            slot.pose().place(new Point(HALF, -HALF)));
    return new Mark.Area(
        corners, tells && slot.obstacle().isPresent() ? Mark.Tone.BAD : Mark.Tone.ZONE);
  }
}
