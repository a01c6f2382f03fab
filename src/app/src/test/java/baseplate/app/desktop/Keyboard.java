package baseplate.app.desktop;

import baseplate.core.PieceId;
import baseplate.core.play.Option;
import baseplate.table.panel.BattleTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import org.assertj.core.api.Assertions;

/// Plays a battle by keys alone, by what the buttons say and what is read out.
final class Keyboard {
  private static final int MOST = 3_000;

  private final Rig rig;
  private final BattleTable table;
  private final Set<String> moved = new HashSet<>();
  private final Set<Integer> turns = new HashSet<>();

  Keyboard(Rig rig, BattleTable table) {
    this.rig = rig;
    this.table = table;
  }

  /// Plays until the battle is over.
  void playToTheEnd() {
    for (int i = 0; i < MOST && table.model().battle().ending().isEmpty(); i++) {
      act();
    }
  }

  private void act() {
    List<String> offers = offers();
    Assertions.assertThat(offers).isNotEmpty().noneMatch(String::isBlank);
    if (isLooking()) {
      decide();
    } else if (has(offers, "Move ")) {
      move(offers);
    } else if (offers.equals(List.of("End movement")) && turns.add(turn())) {
      rig.press(KeyCode.N);
    } else {
      press(Math.max(0, preferred(offers)));
    }
  }

  private boolean isLooking() {
    return Rig.onScreen(
        () ->
            table.seat().gathering().preview().get() != null
                || table.seat().gathering().hand().get() != null);
  }

  /// Enter where it would be carried out, else Escape.
  private void decide() {
    rig.settle();
    boolean isAllowed =
        Rig.onScreen(
            () -> {
              var preview = table.seat().gathering().preview().get();
              return preview != null && preview.command() != null;
            });
    rig.press(isAllowed ? KeyCode.ENTER : KeyCode.ESCAPE);
  }

  private void move(List<String> offers) {
    int which = first(offers, "Move ");
    if (!moved.add(offers.get(which) + turn())) {
      press(first(offers, "End"));
      return;
    }
    press(which);
    rig.press(KeyCode.SHIFT, KeyCode.UP);
    rig.press(KeyCode.SHIFT, KeyCode.UP);
    rig.press(KeyCode.RIGHT);
    Rig.await(() -> table.seat().gathering().preview().get() != null);
    decide();
    if (isLooking()) {
      rig.press(KeyCode.ESCAPE);
    }
    rig.press(KeyCode.N);
  }

  private int turn() {
    return Rig.onScreen(() -> table.model().battle().clock().turn());
  }

  private static boolean has(List<String> offers, String word) {
    return first(offers, word) >= 0;
  }

  private static int first(List<String> offers, String... words) {
    for (int i = 0; i < offers.size(); i++) {
      for (String word : words) {
        if (offers.get(i).startsWith(word)) {
          return i;
        }
      }
    }
    return -1;
  }

  private int preferred(List<String> offers) {
    for (String word :
        List.of(
            "Deploy by a roll all",
            "Lay out",
            "Finish",
            "Both roll",
            "Sit at",
            "First turn: Movement",
            "Resolve")) {
      int found = first(offers, word);
      if (found >= 0) {
        return found;
      }
    }
    return seen(offers);
  }

  /// A target that is seen, else what lets the unit pass.
  private int seen(List<String> offers) {
    List<Option> own = Rig.onScreen(() -> table.seat().selection().own());
    for (int i = 0; i < own.size() && i < 8; i++) {
      List<PieceId> about = own.get(i).about();
      if (about.size() > 1 && sees(about)) {
        return i;
      }
    }
    int pass = pass(offers);
    return pass >= 0 && pass < 9 ? pass : first(offers, "End");
  }

  private static int pass(List<String> offers) {
    for (int i = 0; i < offers.size(); i++) {
      if (offers.get(i).endsWith("does not shoot")) {
        return i;
      }
    }
    return -1;
  }

  private boolean sees(List<PieceId> about) {
    return Rig.onScreen(
        () ->
            table
                .model()
                .rules()
                .sight(table.model().shown().get().view(), about.get(0), about.get(1))
                .flatMap(report -> report.request())
                .isPresent());
  }

  private void press(int offer) {
    rig.press(KeyCode.getKeyCode(Integer.toString(offer + 1)));
  }

  private List<String> offers() {
    return Rig.onScreen(
        () ->
            table.lookupAll(".act").stream()
                .filter(Button.class::isInstance)
                .map(node -> ((Button) node).getText())
                .toList());
  }
}
