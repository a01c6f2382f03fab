package baseplate.table.bench;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Field;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.table.look.Look;
import baseplate.table.look.TableWords;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.Button;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

class BenchPaneTest {
  private static final Workbench BENCH = new FakeBench();
  private static final String FIRST = "shape: corner 1 of 4, 0 studs to the right, 0 studs ahead";

  private final BenchModel model =
      new BenchModel(
          BENCH,
          BENCH.fresh(),
          Map.of("loads", List.of(new Field.Entry("club:egg", Phrase.of("fake.egg"), 0, 9))),
          new BenchModel.Threads(Runnable::run, Runnable::run));

  @BeforeAll
  static void start() {
    try {
      Platform.startup(() -> {});
    } catch (IllegalStateException _) {
      // it runs already
    }
    Platform.setImplicitExit(false);
  }

  private static <T> T onScreen(Callable<T> deed) {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(deed.call());
          } catch (Exception | Error e) {
            done.completeExceptionally(e);
          }
        });
    return done.orTimeout(30, TimeUnit.SECONDS).join();
  }

  private BenchPane pane() {
    Map<String, String> words = new HashMap<>(TableWords.in(Locale.ENGLISH));
    for (String id : List.of("name", "size", "kind", "wheels", "shape", "joint", "load")) {
      words.put("fake." + id, id);
    }
    words.put("fake.kind.red", "Bright red");
    words.put("fake.bad", "Not that.");
    words.put("fake.egg", "Egg of the club");
    words.put("fake.spokes", "spokes");
    Texts texts = new Texts(Locale.ENGLISH, words);
    return onScreen(
        () -> {
          BenchPane pane = new BenchPane(new Desk(model, texts, Look.USUAL, _ -> {}));
          new Scene(pane, 900, 700);
          pane.applyCss();
          pane.layout();
          return pane;
        });
  }

  private static <N extends Node> N find(BenchPane pane, Class<N> type, String spoken) {
    return pane.lookupAll("*").stream()
        .filter(type::isInstance)
        .filter(node -> spoken.equals(node.getAccessibleText()))
        .map(type::cast)
        .findFirst()
        .orElseThrow(() -> new AssertionError(spoken));
  }

  private static List<String> words(BenchPane pane, String style) {
    return pane.lookupAll(style).stream()
        .filter(Node::isVisible)
        .map(node -> ((Labeled) node).getText())
        .toList();
  }

  private <N extends Node> void with(
      BenchPane pane, Class<N> type, String spoken, java.util.function.Consumer<N> deed) {
    onScreen(
        () -> {
          deed.accept(find(pane, type, spoken));
          pane.applyCss();
          pane.layout();
          return true;
        });
  }

  private static void press(Node node, KeyCode code) {
    node.fireEvent(new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false));
  }

  @Test
  void every_kind_of_field_has_controls_that_are_read_out() {
    BenchPane pane = pane();
    for (String id : List.of("name", "size", "kind", "joint", "spokes")) {
      assertThat(find(pane, Node.class, id).isFocusTraversable()).as(id).isTrue();
    }
    assertThat(find(pane, OutlineGrid.class, FIRST).isFocusTraversable()).isTrue();
  }

  @Test
  void a_number_is_stepped_by_keys_and_the_ledger_follows() {
    BenchPane pane = pane();
    with(pane, TextInputControl.class, "size", field -> press(field, KeyCode.UP));
    assertThat(model.draft().fields()).containsEntry("size", Doc.of(4));
    assertThat(((Labeled) pane.lookup("#bench-total")).getText()).isEqualTo("14");
  }

  @Test
  void a_limit_that_is_not_kept_is_said_with_its_numbers() {
    BenchPane pane = pane();
    assertThat(words(pane, ".exceeded")).isEmpty();
    with(pane, TextInputControl.class, "size", field -> field.setText("8"));
    assertThat(words(pane, ".exceeded")).containsExactly("8 of 5: 3 too many");
  }

  @Test
  void what_is_refused_stays_in_the_field_with_its_sentence_until_it_is_undone() {
    BenchPane pane = pane();
    with(pane, TextInputControl.class, "size", field -> field.setText("13"));
    assertThat(words(pane, ".field-row .harm")).containsExactly("Not that.");
    assertThat(find(pane, TextInputControl.class, "size").getText()).isEqualTo("13");
    with(pane, TextInputControl.class, "size", field -> field.setText("x"));
    assertThat(model.isSound()).isFalse();
    onScreen(
        () -> {
          model.undo();
          return true;
        });
    assertThat(find(pane, TextInputControl.class, "size").getText()).isEqualTo("3");
    assertThat(words(pane, ".field-row .harm")).isEmpty();
  }

  @Test
  void parts_are_added_changed_and_removed() {
    BenchPane pane = pane();
    with(pane, Button.class, "Add to: wheels", Button::fire);
    with(pane, TextInputControl.class, "spokes", field -> field.setText("9"));
    assertThat(wheels()).isEqualTo("[9, 6]");
    with(pane, Button.class, "Remove: wheels 1", Button::fire);
    assertThat(wheels()).isEqualTo("[6]");
  }

  private String wheels() {
    return Fields.of(model.draft(), "").objects("wheels").stream()
        .map(wheel -> wheel.has("spokes") ? wheel.number("spokes").toString() : "6")
        .toList()
        .toString();
  }

  @Test
  void entries_of_packs_are_counted_too() {
    BenchPane pane = pane();
    with(pane, Button.class, "Add to: load", Button::fire);
    Fields load = Fields.of(model.draft(), "").object("load");
    assertThat(load.names()).containsExactly("crate", "club:egg");
    assertThat(load.number("club:egg")).isEqualTo("1");
  }

  @Test
  void an_outline_is_drawn_by_keys() {
    BenchPane pane = pane();
    with(
        pane,
        OutlineGrid.class,
        FIRST,
        grid -> {
          press(grid, KeyCode.LEFT);
          press(grid, KeyCode.PAGE_DOWN);
          press(grid, KeyCode.DELETE);
        });
    assertThat(Fields.of(model.draft(), "").points("shape"))
        .hasSize(3)
        .startsWith(new baseplate.geometry.Point(-157, 0));
  }

  @Test
  void a_choice_is_read_by_its_words() {
    BenchPane pane = pane();
    with(
        pane,
        Options.class,
        "kind",
        options -> {
          assertThat(options.getConverter().toString("red")).isEqualTo("Bright red");
          assertThat(options.getConverter().toString("dark-blue")).isEqualTo("dark blue");
          options.setValue("dark-blue");
        });
    assertThat(model.draft().fields()).containsEntry("kind", Doc.of("dark-blue"));
  }
}
