package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Piece;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.table.panel.BattleTable;
import baseplate.testkit.cards.Cards;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.input.KeyCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CardDuelAtTheTableTest {
  private static final int MOST = 600;

  @TempDir private Path home;

  @Test
  void a_card_duel_is_played_at_the_same_table_and_handed_over() {
    try (Rig rig = Rig.of(home, new Cards())) {
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().window().lookup("#start") != null);
      rig.press(KeyCode.ENTER);
      Rig.await(() -> rig.shell().battle().isPresent());
      BattleTable table = rig.table();
      int handedOver = 0;
      Set<String> everHidden = new HashSet<>();
      for (int i = 0; i < MOST && table.model().battle().ending().isEmpty(); i++) {
        if (Rig.onScreen(() -> table.model().shown().get().handOver().isPresent())) {
          assertThat(Rig.onScreen(() -> table.lookup("#hand-over").isVisible())).isTrue();
          rig.press(KeyCode.ENTER);
          handedOver++;
        } else {
          List<String> seen = Rig.onScreen(() -> words(table));
          Set<String> hidden = Rig.onScreen(() -> hidden(table));
          assertThat(seen).noneMatch(hidden::contains);
          everHidden.addAll(hidden);
          act(rig, table, i);
        }
      }
      rig.picture("card-duel");
      assertThat(table.model().battle().ending()).isPresent();
      assertThat(handedOver).isPositive();
      assertThat(everHidden).isNotEmpty();
    }
  }

  /// Presses one of the buttons that act: what is ready is done, else another one each time.
  private static void act(Rig rig, BattleTable table, int turn) {
    Rig.onScreen(
        () -> {
          List<Button> acts = acts(table);
          acts.stream()
              .filter(button -> button.getStyleClass().contains("go"))
              .findFirst()
              .orElseGet(() -> acts.get((turn + turn / 3) % acts.size()))
              .fire();
          return true;
        });
    rig.settle();
  }

  private static List<Button> acts(BattleTable table) {
    List<Button> all =
        table.lookupAll(".act").stream()
            .map(Button.class::cast)
            .filter(button -> !button.isDisabled() && !"hand-over".equals(button.getId()))
            .toList();
    List<Button> forward =
        all.stream().filter(button -> !button.getStyleClass().contains("cancel")).toList();
    return forward.isEmpty() ? all : forward;
  }

  /// All that can be read, or is read out.
  private static List<String> words(Parent parent) {
    List<String> words = new ArrayList<>();
    for (Node node : parent.getChildrenUnmodifiable()) {
      if (node instanceof Labeled label) {
        words.add(label.getText());
      }
      Optional.ofNullable(node.getAccessibleText()).ifPresent(words::add);
      if (node instanceof Parent inner) {
        words.addAll(words(inner));
      }
    }
    return words;
  }

  /// The names of cards that the side at the table may not know.
  private static Set<String> hidden(BattleTable table) {
    Rules rules = table.model().rules();
    View mine = table.model().shown().get().view();
    SideId other = mine.viewer().other();
    View theirs = rules.seenBy(table.model().battle(), other);
    Set<String> known = new HashSet<>();
    Set<String> hidden = new HashSet<>();
    for (Piece piece : theirs.pieces()) {
      String title = title(table, theirs, piece);
      boolean isKnown =
          mine.pieces()
              .find(piece.id())
              .filter(found -> title.equals(title(table, mine, found)))
              .isPresent();
      (isKnown ? known : hidden).add(title);
    }
    mine.pieces().forEach(piece -> known.add(title(table, mine, piece)));
    hidden.removeAll(known);
    return hidden;
  }

  private static String title(BattleTable table, View view, Piece piece) {
    Phrase title =
        table
            .model()
            .rules()
            .card(view, piece.id())
            .map(card -> card.title())
            .orElse(Phrase.of("table.named", "name", piece.id()));
    return table.seat().texts().say(title);
  }
}
