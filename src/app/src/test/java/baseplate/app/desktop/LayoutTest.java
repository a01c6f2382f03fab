package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Control;
import javafx.scene.control.Labeled;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Pane;
import javafx.scene.layout.VBox;
import javafx.stage.Window;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Every size of words fits into small and usual windows.
class LayoutTest {
  /// Borders and rounding, in pixels.
  private static final double SLACK = 1.5;

  /// How much of its words is said at least before an ellipsis.
  private static final double LEAST = 0.4;

  @TempDir private Path home;

  @ParameterizedTest
  @CsvSource({
    "0.75, 1000, 700",
    "1, 1000, 700",
    "1.5, 1000, 700",
    "2, 1000, 700",
    "0.75, 1280, 800",
    "1, 1280, 800",
    "1.5, 1280, 800",
    "2, 1280, 800"
  })
  void nothing_is_cut_off_or_overlaps(double words, int width, int height) {
    try (Rig rig = Rig.installed(home)) {
      size(rig, words, width, height);
      Tour tour = new Tour(rig);
      List<String> faults = new ArrayList<>();
      for (Tour.Stop stop : Tour.Stop.values()) {
        tour.go(stop);
        rig.picture("layout-%s-%d-%.0f".formatted(stop, width, words * 100));
        faults(rig).forEach(fault -> faults.add(stop + ": " + fault));
      }
      assertThat(faults).isEmpty();
    }
  }

  private static void size(Rig rig, double words, int width, int height) {
    Rig.onScreen(
        () -> {
          Settings now = rig.shell().settings().now();
          rig.shell().settings().set(now.looking(now.look().writing(words).moving(false)));
          Window window = rig.shell().window().getWindow();
          window.setWidth(width);
          window.setHeight(height);
          return true;
        });
    rig.settle();
  }

  private static List<String> faults(Rig rig) {
    return Rig.onScreen(
        () -> {
          List<String> faults = new ArrayList<>();
          for (Node node : Nodes.shown(rig.shell().window().getRoot())) {
            cut(node, faults);
            beyond(node, rig.shell().window().getWidth(), rig.shell().window().getHeight(), faults);
            overlapping(node, faults);
          }
          return faults;
        });
  }

  /// A label with less room than it needs has to say the rest where the pointer rests.
  private static void cut(Node node, List<String> faults) {
    if (node instanceof Labeled labeled
        && labeled.getText() != null
        && !labeled.getText().isEmpty()
        && isCut(labeled)) {
      faults.add("cut off: " + Nodes.named(node) + " " + labeled.getWidth());
    }
  }

  /// In height nothing is cut, but for the last line of a list; in width what ends in an ellipsis
  /// after some of its words, or is told where the pointer rests.
  private static boolean isCut(Labeled labeled) {
    double height = labeled.prefHeight(labeled.isWrapText() ? labeled.getWidth() : -1);
    double width = labeled.prefWidth(-1);
    boolean isNarrow = !labeled.isWrapText() && labeled.getWidth() + SLACK < width;
    boolean saysSome =
        labeled.getTextOverrun() == OverrunStyle.ELLIPSIS && labeled.getWidth() > width * LEAST;
    return isNarrow && !saysSome && !hasTip(labeled) || labeled.getHeight() + SLACK < height;
  }

  private static boolean hasTip(Node node) {
    for (Node at = node; at != null; at = at.getParent()) {
      if (at instanceof Control control && control.getTooltip() != null) {
        return true;
      }
    }
    return false;
  }

  /// What can be pressed lies in the window, or in something that scrolls.
  private static void beyond(Node node, double width, double height, List<String> faults) {
    Bounds at = node.localToScene(node.getLayoutBounds());
    boolean isOut =
        at.getMinX() < -SLACK
            || at.getMinY() < -SLACK
            || at.getMaxX() > width + SLACK
            || at.getMaxY() > height + SLACK;
    if (node instanceof Button && isOut && !scrolls(node)) {
      faults.add("out of the window: " + Nodes.named(node));
    }
  }

  private static boolean scrolls(Node node) {
    for (Parent at = node.getParent(); at != null; at = at.getParent()) {
      if (at instanceof ScrollPane) {
        return true;
      }
    }
    return false;
  }

  /// What stands side by side or one below the other does not overlap.
  private static void overlapping(Node node, List<String> faults) {
    if (!(node instanceof HBox || node instanceof VBox)) {
      return;
    }
    List<Node> children =
        ((Pane) node)
            .getChildren().stream().filter(it -> it.isManaged() && it.isVisible()).toList();
    for (int i = 1; i < children.size(); i++) {
      Bounds one = children.get(i - 1).getBoundsInParent();
      Bounds two = children.get(i).getBoundsInParent();
      double shared =
          node instanceof HBox ? one.getMaxX() - two.getMinX() : one.getMaxY() - two.getMinY();
      if (shared > SLACK && one.getWidth() > 0 && two.getWidth() > 0) {
        faults.add("overlap: " + Nodes.named(children.get(i - 1)) + Nodes.named(children.get(i)));
      }
    }
  }
}
