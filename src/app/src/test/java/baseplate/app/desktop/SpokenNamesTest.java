package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Place;
import baseplate.core.scene.Figure;
import baseplate.core.words.Texts;
import baseplate.geometry.Pose;
import baseplate.table.panel.BattleTable;
import baseplate.table.play.Shown;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.ScrollPane;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Whoever hears the program instead of seeing it is told what everything is.
class SpokenNamesTest {
  private static final List<String> SIDES = List.of("Alfa", "Zulu");

  @TempDir private Path home;

  @Test
  void whatever_takes_the_focus_has_a_name() {
    try (Rig rig = Rig.installed(home)) {
      Tour tour = new Tour(rig);
      for (Tour.Stop stop : Tour.Stop.values()) {
        tour.go(stop);
        assertThat(silent(rig)).as(stop.name()).isEmpty();
      }
    }
  }

  private static List<String> silent(Rig rig) {
    return Rig.onScreen(
        () -> {
          List<Node> reached =
              Nodes.shown(rig.shell().window().getRoot()).stream()
                  .filter(Node::isFocusTraversable)
                  .toList();
          assertThat(reached).isNotEmpty();
          return reached.stream().filter(node -> !isNamed(node)).map(Nodes::named).toList();
        });
  }

  /// What it says itself, or what is read out for it; a scroll pane only holds others.
  private static boolean isNamed(Node node) {
    String read = node.getAccessibleText();
    boolean says = node instanceof Labeled labeled && !isBlank(labeled.getText());
    return says || !isBlank(read) || node instanceof ScrollPane;
  }

  private static boolean isBlank(String text) {
    return text == null || text.isBlank();
  }

  @Test
  void each_piece_on_the_table_is_told_with_name_owner_and_place() {
    try (Rig rig = Rig.installed(home)) {
      Tour tour = new Tour(rig);
      tour.go(Tour.Stop.MOVEMENT);
      BattleTable table = rig.table();
      Rig.onScreen(
          () -> {
            Shown shown = table.model().shown().get();
            List<Figure> drawn =
                shown.scene().figures().stream().filter(it -> !it.parts().isEmpty()).toList();
            assertThat(drawn).hasSizeGreaterThan(6);
            drawn.forEach(figure -> told(table, shown, figure));
            return true;
          });
    }
  }

  private static void told(BattleTable table, Shown shown, Figure figure) {
    Texts texts = table.seat().texts();
    Node node = table.lookup("#piece-" + figure.piece().text());
    assertThat(node).as(figure.piece().text()).isNotNull();
    assertThat(node.isFocusTraversable()).isTrue();
    assertThat(node.getAccessibleText()).contains(texts.say(figure.label()));
    figure
        .owner()
        .ifPresent(
            owner -> assertThat(node.getAccessibleText()).contains(SIDES.get(owner.number())));
    shown
        .view()
        .pieces()
        .find(figure.piece())
        .filter(piece -> piece.place() instanceof Place.OnTable)
        .map(piece -> ((Place.OnTable) piece.place()).pose())
        .ifPresent(pose -> assertThat(node.getAccessibleText()).contains(inches(pose)));
  }

  private static String inches(Pose pose) {
    BigDecimal x = BigDecimal.valueOf(pose.at().x(), 3);
    return "at " + String.format(Locale.ENGLISH, "%.1f", x).replaceAll("\\.0$", "");
  }
}
