package baseplate.table.panel;

import baseplate.core.Ending;
import baseplate.core.scene.Phases;
import baseplate.core.words.Phrase;
import baseplate.table.play.Shown;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// Where the battle stands: its name, the phases of the turn, whose turn it is; and the tools.
final class TopBar extends HBox {
  private static final double SHORT = 90;

  private final Seat seat;
  private final HBox phases = new HBox(8);
  private final Label turn = Words.shortened("", "strong");
  private final Label title;
  private final Label subtitle;

  /// @param title what is at the table
  /// @param subtitle more of it, where there is room
  /// @param buttons the tools
  TopBar(Seat seat, String title, String subtitle, List<? extends Node> buttons) {
    super(12);
    this.seat = seat;
    getStyleClass().add("top-bar");
    setAlignment(Pos.CENTER_LEFT);
    phases.setAlignment(Pos.CENTER);
    this.title = Words.shortened(title, "title");
    this.subtitle = Words.shortened(subtitle, "quiet");
    getChildren().addAll(this.title, this.subtitle, space(), phases, turn, space());
    getChildren().addAll(buttons);
    seat.model().shown().addListener(_ -> show());
    show();
  }

  private static Region space() {
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    return space;
  }

  private void show() {
    Shown shown = seat.model().shown().get();
    phases.getChildren().clear();
    Phases known = shown.phases();
    for (int i = 0; i < known.names().size(); i++) {
      Label phase = Words.shortened(seat.say(known.names().get(i)), "phase");
      if (i == known.current()) {
        phase.getStyleClass().add("current");
      }
      phases.getChildren().add(phase);
    }
    turn.setText(seat.say(turn(shown)));
  }

  /// What there is no room for goes in this order: the subtitle, the title, the phases but for the
  /// current one. At last that and whose turn it is are shortened.
  @Override
  protected void layoutChildren() {
    boolean isRoomy = left(phases.getChildren().stream()) >= 0;
    boolean fits = left(phases.getChildren().stream().filter(TopBar::isCurrent)) >= 0;
    turn.setMinWidth(fits ? USE_PREF_SIZE : SHORT);
    for (Node phase : phases.getChildren()) {
      ((Label) phase).setMinWidth(fits ? USE_PREF_SIZE : SHORT);
      show(phase, isRoomy || isCurrent(phase));
    }
    double left = left(phases.getChildren().stream().filter(Node::isVisible));
    show(title, left >= SHORT);
    double wide = Math.max(0, Math.min(left, title.prefWidth(-1)));
    title.setMinWidth(wide);
    show(subtitle, left - wide >= SHORT);
    super.layoutChildren();
  }

  private static void show(Node node, boolean shown) {
    node.setVisible(shown);
    node.setManaged(shown);
  }

  private static boolean isCurrent(Node phase) {
    return phase.getStyleClass().contains("current");
  }

  /// How much room some phases leave beside whose turn it is and the tools.
  private double left(Stream<Node> some) {
    double between = getSpacing() * (getChildren().size() - 1);
    double tools = tools().mapToDouble(tool -> tool.prefWidth(-1)).sum();
    double all = some.mapToDouble(phase -> phase.prefWidth(-1) + phases.getSpacing()).sum();
    double rest = snappedLeftInset() + snappedRightInset() + between + turn.prefWidth(-1);
    return getWidth() - rest - tools - all;
  }

  private Stream<Node> tools() {
    return getChildren().stream().filter(ButtonBase.class::isInstance);
  }

  private static Phrase turn(Shown shown) {
    Optional<Ending> ending = shown.view().ending();
    if (ending.isPresent()) {
      return ending
          .get()
          .won()
          .map(winner -> Phrase.of("table.turn.won", "side", winner))
          .orElseGet(() -> Phrase.of("table.turn.drawn"));
    }
    int round = shown.view().clock().round();
    return Phrase.of(round == 0 ? "table.turn.before" : "table.turn", "round", round)
        .with("side", shown.view().toAct());
  }
}
