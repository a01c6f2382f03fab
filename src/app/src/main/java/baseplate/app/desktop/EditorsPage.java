package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.BadFile;
import baseplate.table.bench.BenchModel;
import baseplate.table.bench.BenchPane;
import baseplate.table.bench.Desk;
import baseplate.table.panel.ToolButton;
import javafx.application.Platform;
import javafx.beans.value.ChangeListener;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;

/// The page on which units, scenarios and whatever else a ruleset has editors for are built and
/// saved into packs.
final class EditorsPage extends BorderPane {
  private final Shell shell;
  private final Editing editing;
  private final Label standing = new Label();
  private final Button save = new Button();
  private final Button into = new Button();
  private final ToolButton undo;
  private final ToolButton redo;
  private final ChangeListener<BenchModel.Shown> watch = (_, _, now) -> show(now);

  EditorsPage(Shell shell) {
    this.shell = shell;
    Ruleset first =
        shell.library().rulesets().stream()
            .filter(ruleset -> !ruleset.workbenches().isEmpty())
            .findFirst()
            .orElseThrow();
    BenchModel.Threads threads =
        new BenchModel.Threads(shell.work().previews(), Platform::runLater);
    this.editing = new Editing(shell.library(), first, threads);
    this.undo = tool(Feather.CORNER_UP_LEFT, "desktop.editors.undo", () -> editing.model().undo());
    this.redo = tool(Feather.CORNER_UP_RIGHT, "desktop.editors.redo", () -> editing.model().redo());
    getStyleClass().add("editors");
    setTop(
        new PageHead(
            shell, shell.say("desktop.editors.title"), () -> careful(shell::home), undo, redo));
    setLeft(list());
    setBottom(foot());
    editing.open().addListener((_, before, now) -> opened(before, now));
    lay(editing.now());
    addEventFilter(KeyEvent.KEY_PRESSED, this::key);
  }

  private ToolButton tool(Feather icon, String key, Runnable deed) {
    return new ToolButton(icon, shell.say(key), deed);
  }

  /// What is being built.
  Editing editing() {
    return editing;
  }

  private Node list() {
    ScrollPane scroll = new ScrollPane(new EntryList(shell, editing, this::careful));
    scroll.setFitToWidth(true);
    scroll.getStyleClass().addAll("plain", "choices-scroll");
    return scroll;
  }

  private Node foot() {
    save.setText(shell.say("desktop.editors.save"));
    save.setId("save");
    save.getStyleClass().add("go");
    save.setOnAction(_ -> save());
    into.setText(shell.say("desktop.editors.into"));
    into.setId("into");
    into.setOnAction(_ -> ask());
    save.setMinWidth(USE_PREF_SIZE);
    into.setMinWidth(USE_PREF_SIZE);
    standing.setWrapText(true);
    standing.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(standing, Priority.ALWAYS);
    HBox foot = new HBox(12, standing, into, save);
    foot.setAlignment(Pos.CENTER_RIGHT);
    foot.getStyleClass().add("page-foot");
    return foot;
  }

  private void opened(Editing.Open before, Editing.Open now) {
    if (before.model() != now.model()) {
      before.model().shown().removeListener(watch);
      lay(now);
      requestFocus();
    }
    show(now.model().shown().get());
  }

  private void lay(Editing.Open open) {
    Texts texts = shell.texts(open.ruleset());
    Desk desk =
        new Desk(
            open.model(),
            texts,
            shell.settings().now().look(),
            rule -> shell.rules(open.ruleset(), rule));
    open.model().shown().addListener(watch);
    setCenter(new BenchPane(desk));
    show(open.model().shown().get());
  }

  private void show(BenchModel.Shown now) {
    boolean isSound = now.faults().isEmpty();
    undo.setDisable(!now.canUndo());
    redo.setDisable(!now.canRedo());
    save.setDisable(!isSound);
    into.setDisable(!isSound);
    standing.setText(shell.texts().say(standing(now)));
    standing.getStyleClass().removeAll("harm", "quiet");
    standing.getStyleClass().add(isSound ? "quiet" : "harm");
  }

  private Phrase standing(BenchModel.Shown now) {
    if (!now.faults().isEmpty()) {
      return Phrase.of("desktop.editors.refused");
    }
    return editing
        .now()
        .saved()
        .map(origin -> standing(origin, now))
        .orElse(Phrase.of("desktop.editors.nowhere"));
  }

  private static Phrase standing(Editing.Origin origin, BenchModel.Shown now) {
    String key = now.isDirty() ? "desktop.editors.changed" : "desktop.editors.kept";
    return Phrase.of(key, "entry", origin.id(), "folder", origin.folder().toString());
  }

  private void save() {
    if (!editing.model().isSound()) {
      return;
    }
    if (editing.now().saved().isEmpty()) {
      ask();
      return;
    }
    try {
      editing.save();
    } catch (BadFile bad) {
      shell.complain(shell.texts(editing.now().ruleset()).say(bad.phrase()));
    }
  }

  private void ask() {
    shell.over(new SaveBox(shell, editing, this::requestFocus));
  }

  /// Does what would lose a draft, when the player agrees.
  private void careful(Runnable deed) {
    BenchModel.Shown now = editing.model().shown().get();
    if (!now.isDirty() && now.faults().isEmpty()) {
      deed.run();
      return;
    }
    Question.Asked asked =
        new Question.Asked(
            shell.say("desktop.editors.unsaved"),
            shell.say("desktop.editors.unsaved.why"),
            shell.say("desktop.editors.unsaved.leave"),
            shell.say("desktop.editors.unsaved.stay"));
    shell.over(new Question(asked, shell::uncover, deed));
  }

  private void key(KeyEvent event) {
    if (event.isShortcutDown() && event.getCode() == KeyCode.S) {
      event.consume();
      save();
    } else if (event.getCode() == KeyCode.F1) {
      event.consume();
      shell.rules(editing.now().ruleset(), null);
    }
  }

  @Override
  public void requestFocus() {
    getCenter().requestFocus();
  }
}
