package baseplate.testkit.charge;

import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Situation;
import baseplate.core.play.Draft;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.testkit.charge.Joints.Spot;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The table as it is drawn: pieces, what they bear, their joints.
final class Meadow {
  private static final Height LOW = Height.ofPlates(1);
  private static final Height HIGH = Height.ofBricks(2);

  private final Stock stock;
  private final Ground ground;
  private final Joints joints;

  Meadow(Stock stock, Ground ground, Joints joints) {
    this.stock = stock;
    this.ground = ground;
    this.joints = joints;
  }

  Scene scene(View view) {
    List<Figure> figures = new ArrayList<>();
    for (Piece piece : view.pieces()) {
      figures.add(Ground.isFighter(piece) ? fighter(piece) : module(view, piece));
    }
    return new Scene(
        view.table(), List.of(), figures, List.of(), slots(view, spot -> Joints.taken(view, spot)));
  }

  /// The joints for the module that a draft holds, each with its verdict: the judge's own.
  List<Slot> slots(View view, Draft draft) {
    Piece module = atHand(view, draft).orElse(null);
    return slots(view, spot -> verdict(view, module, spot));
  }

  private @Nullable Refusal verdict(View view, @Nullable Piece module, Spot spot) {
    return module == null ? Joints.taken(view, spot) : joints.whyNot(view, module, spot);
  }

  private static Optional<Piece> atHand(View view, Draft draft) {
    return draft.picked().stream()
        .flatMap(picked -> held(view, picked).stream())
        .filter(Joints::isLoose)
        .findFirst();
  }

  private static Optional<Piece> held(View view, Picked picked) {
    return picked instanceof Picked.Piece(var id) ? view.pieces().find(id) : Optional.empty();
  }

  private List<Slot> slots(Situation at, Function<Spot, @Nullable Refusal> verdict) {
    return joints.all(at).stream().map(spot -> slot(spot, verdict.apply(spot))).toList();
  }

  private static Slot slot(Spot spot, @Nullable Refusal refusal) {
    Phrase label =
        Phrase.of("charge.joint", "piece", spot.bearer().id(), "joint", spot.joint().id());
    return new Slot(spot.slot(), spot.pose(), label, refusal == null ? null : refusal.reason());
  }

  private Figure fighter(Piece piece) {
    Figure.Part hull =
        new Figure.Part(Figure.Role.HULL, corners(ground.placed(piece).rings().getFirst()), HIGH);
    return new Figure(
        piece.id(),
        piece.side().orElse(null),
        Phrase.of("charge.piece", "name", piece.id()),
        List.of(hull),
        List.of(Phrase.of("charge.strength", "strength", Ground.strength(piece))));
  }

  private Figure module(View view, Piece piece) {
    Outline outline = stock.gear(piece).outline();
    Pose pose = joints.pose(view, piece);
    Height top = piece.place() instanceof Place.OnTable ? LOW : HIGH;
    Figure.Part part =
        new Figure.Part(
            Figure.Role.BARREL,
            Figure.Material.TIMBER,
            corners(outline.at(pose).rings().getFirst()),
            top);
    Phrase label = Phrase.of("charge.gear", "module", piece.id());
    return new Figure(piece.id(), null, label, List.of(part), List.of());
  }

  private static List<Point> corners(Ring ring) {
    List<Point> corners = new ArrayList<>();
    for (int i = 0; i < ring.size(); i++) {
      corners.add(new Point(ring.x(i), ring.y(i)));
    }
    return corners;
  }
}
