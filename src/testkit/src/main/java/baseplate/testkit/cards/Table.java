package baseplate.testkit.cards;

import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.TableSize;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The table as it is drawn: slots with what lies in them.
final class Table {
  /// Its size.
  static final TableSize SIZE = new TableSize(Length.ofInches(30), Length.ofInches(24));

  private static final long INCH = 1_000;
  private static final long HALF_ACROSS = 1_250;
  private static final long HALF_ALONG = 1_750;
  private static final long HAND_STEP = 2_750;

  private final Held held;
  private final View view;

  Table(Deck deck, View view) {
    this.held = new Held(deck, view);
    this.view = view;
  }

  Scene scene() {
    List<Slot> slots = Slots.all().stream().map(this::slot).toList();
    List<Figure> figures = new ArrayList<>();
    for (SlotId slot : Slots.all()) {
      addFigures(figures, slot);
    }
    return new Scene(view.table(), List.of(), figures, List.of(), slots);
  }

  private Slot slot(SlotId id) {
    return new Slot(id, pose(id), Phrase.of("cards.slot." + id), whyNot(id));
  }

  /// Why a card of the viewer's hand does not fit.
  private @Nullable Phrase whyNot(SlotId id) {
    if (!Slots.line(view.viewer()).contains(id)) {
      return Phrase.of("cards.refusal.not-yours");
    }
    return held.lying(id).isPresent() ? Phrase.of("cards.refusal.taken") : null;
  }

  private static Pose pose(SlotId slot) {
    if (slot.equals(Slots.PILE)) {
      return pose(26 * INCH, 12 * INCH, SideId.FIRST);
    }
    SideId side = Slots.sideOf(slot);
    int spot = Slots.line(side).indexOf(slot);
    long row = spot < 0 ? 3 * INCH : 9 * INCH;
    long y = side.equals(SideId.FIRST) ? row : SIZE.depth().thousandths() - row;
    return pose(spot < 0 ? 3 * INCH : (5 + 5L * spot) * INCH, y, side);
  }

  private static Pose pose(long x, long y, SideId side) {
    Angle facing = side.equals(SideId.FIRST) ? Angle.ZERO : Angle.ofDegrees(180);
    return Pose.of(new Point(x, y), facing);
  }

  private void addFigures(List<Figure> figures, SlotId slot) {
    List<Piece> there = held.in(slot);
    boolean isPile = slot.equals(Slots.PILE);
    for (int i = 0; i < there.size(); i++) {
      Point at = pose(slot).at();
      long step = isPile ? 0 : HAND_STEP;
      figures.add(figure(there.get(i), new Point(at.x() + i * step, at.y())));
    }
  }

  private static Figure figure(Piece piece, Point at) {
    Card card = Held.card(piece);
    String faced = card.face() == Card.Face.UP ? "cards.up" : "cards.down";
    List<Phrase> badges = isInHand(piece) ? List.of() : List.of(Phrase.of(faced));
    Figure.Part part = new Figure.Part(Figure.Role.HULL, corners(at), Height.ZERO);
    SideId owner = piece.side().orElse(null);
    return new Figure(piece.id(), owner, CardWords.card(card.code()), List.of(part), badges);
  }

  private static boolean isInHand(Piece piece) {
    return piece.place() instanceof Place.InSlot(SlotId slot, int _)
        && piece.side().filter(side -> Slots.hand(side).equals(slot)).isPresent();
  }

  private static List<Point> corners(Point at) {
    return List.of(
        new Point(at.x() - HALF_ACROSS, at.y() - HALF_ALONG),
        new Point(at.x() + HALF_ACROSS, at.y() - HALF_ALONG),
        new Point(at.x() + HALF_ACROSS, at.y() + HALF_ALONG),
        new Point(at.x() - HALF_ACROSS, at.y() + HALF_ALONG));
  }
}
