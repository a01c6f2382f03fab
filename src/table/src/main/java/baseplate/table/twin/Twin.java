package baseplate.table.twin;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.geometry.Pose;
import baseplate.table.camera.Camera;
import baseplate.table.paint.Hits;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Shown;
import baseplate.table.view.TableView;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.geometry.Bounds;
import javafx.geometry.Rectangle2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Pane;

/// The invisible table over the drawn one: a node for each piece and slot in reading order.
public final class Twin extends Pane {
  private static final double LEAST = 14;

  private final BattleModel model;
  private final TableView table;
  private final Supplier<Texts> texts;
  private final Consumer<PieceId> act;
  private final Map<PieceId, TwinNode> nodes = new LinkedHashMap<>();

  /// @param act what choosing a piece does
  public Twin(BattleModel model, TableView table, Supplier<Texts> texts, Consumer<PieceId> act) {
    this.model = model;
    this.table = table;
    this.texts = texts;
    this.act = act;
    setPickOnBounds(false);
    model.shown().addListener(_ -> show());
    table.camera().addListener(_ -> place());
    show();
  }

  private void show() {
    Optional<PieceId> focused = focused();
    nodes.clear();
    Shown shown = model.shown().get();
    shown.scene().figures().stream()
        .filter(figure -> !figure.parts().isEmpty())
        .sorted(java.util.Comparator.comparing(figure -> figure.owner().isEmpty()))
        .forEach(figure -> add(shown, figure));
    List<Node> all = new ArrayList<>(nodes.values());
    shown.scene().slots().forEach(slot -> all.add(slot(slot)));
    getChildren().setAll(all);
    place();
    focused.map(nodes::get).ifPresent(Node::requestFocus);
  }

  private Optional<PieceId> focused() {
    return nodes.entrySet().stream()
        .filter(entry -> entry.getValue().isFocused())
        .map(Map.Entry::getKey)
        .findFirst();
  }

  private void add(Shown shown, Figure figure) {
    PieceId piece = figure.piece();
    TwinNode node =
        new TwinNode("piece-" + piece.text(), spoken(shown, figure), () -> act.accept(piece));
    node.setOnKeyPressed(event -> walk(node, event.getCode()));
    nodes.put(piece, node);
  }

  private TwinNode slot(Slot slot) {
    String words = texts.get().say(slot.label());
    String why = slot.obstacle().map(texts.get()::say).orElse("");
    return new TwinNode("slot-" + slot.id().text(), (words + " " + why).strip(), () -> {});
  }

  /// Name, owner, badges, and where it stands.
  private String spoken(Shown shown, Figure figure) {
    List<Object> parts = new ArrayList<>();
    parts.add(figure.label());
    figure.owner().ifPresent(owner -> parts.add(owner.phrase()));
    parts.addAll(figure.badges());
    shown.view().pieces().find(figure.piece()).flatMap(Twin::stands).ifPresent(parts::add);
    return texts.get().say(Phrase.of("table.spoken", "parts", parts));
  }

  private static Optional<Phrase> stands(Piece piece) {
    return piece.place() instanceof Place.OnTable(Pose pose)
        ? Optional.of(
            Phrase.of("table.spoken.at", "x", inches(pose.at().x()), "y", inches(pose.at().y()))
                .with("facing", pose.facing().degrees()))
        : Optional.empty();
  }

  private static BigDecimal inches(long thousandths) {
    return BigDecimal.valueOf(thousandths, 3).setScale(1, RoundingMode.HALF_EVEN);
  }

  private void place() {
    Camera camera = table.camera().get();
    Shown shown = model.shown().get();
    nodes.forEach(
        (piece, node) ->
            shown.figure(piece).ifPresent(figure -> place(node, Hits.bounds(figure, camera))));
  }

  private static void place(TwinNode node, Rectangle2D at) {
    double width = Math.max(LEAST, at.getWidth());
    double height = Math.max(LEAST, at.getHeight());
    node.resizeRelocate(at.getMinX(), at.getMinY(), width, height);
  }

  /// An arrow goes to the nearest node in its direction.
  private void walk(TwinNode from, KeyCode key) {
    switch (key) {
      case LEFT -> walk(from, -1, 0);
      case RIGHT -> walk(from, 1, 0);
      case UP -> walk(from, 0, -1);
      case DOWN -> walk(from, 0, 1);
      default -> {}
    }
  }

  private void walk(TwinNode from, int right, int down) {
    Bounds here = from.getBoundsInParent();
    nodes.values().stream()
        .filter(node -> node != from && ahead(here, node.getBoundsInParent(), right, down) > 0)
        .min(
            java.util.Comparator.comparingDouble(
                node -> away(here, node.getBoundsInParent(), right, down)))
        .ifPresent(Node::requestFocus);
  }

  private static double ahead(Bounds from, Bounds to, int right, int down) {
    return right * (to.getCenterX() - from.getCenterX())
        + down * (to.getCenterY() - from.getCenterY());
  }

  /// What lies straight ahead counts as nearer than what lies aside.
  private static double away(Bounds from, Bounds to, int right, int down) {
    double aside =
        Math.abs(down * (to.getCenterX() - from.getCenterX()))
            + Math.abs(right * (to.getCenterY() - from.getCenterY()));
    return ahead(from, to, right, down) + 2 * aside;
  }
}
