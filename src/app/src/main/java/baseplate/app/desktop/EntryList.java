package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.BadFile;
import baseplate.data.Packs;
import baseplate.table.panel.ToolButton;
import java.io.File;
import java.util.List;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import javafx.util.StringConverter;
import org.kordamp.ikonli.feather.Feather;

/// What one can begin with: workbenches, a fresh draft, ready entries, the player's packs, and why
/// some of those cannot be used.
final class EntryList extends VBox {
  private final Shell shell;
  private final Editing editing;
  private final Consumer<Runnable> careful;

  /// @param careful does what would lose a draft, when the player agrees
  EntryList(Shell shell, Editing editing, Consumer<Runnable> careful) {
    super(8);
    this.shell = shell;
    this.editing = editing;
    this.careful = careful;
    getStyleClass().add("choices");
    editing.open().addListener((_, _, _) -> fill());
    editing.found().addListener((_, _, _) -> fill());
    fill();
  }

  private String say(String key) {
    return shell.say(key);
  }

  private void fill() {
    getChildren().clear();
    ToggleGroup group = new ToggleGroup();
    for (Ruleset ruleset : shell.library().rulesets()) {
      if (!ruleset.workbenches().isEmpty()) {
        benches(ruleset, group);
      }
    }
    getChildren().addAll(title("desktop.editors.begin"), anew());
    if (!editing.ready().isEmpty()) {
      getChildren().add(ready());
    }
    getChildren().add(title("desktop.editors.packs"));
    if (editing.packs().isEmpty()) {
      getChildren().add(wrapped(say("desktop.editors.none"), "quiet"));
    }
    editing.packs().forEach(this::pack);
    faults();
  }

  private Label title(String key) {
    Label title = wrapped(say(key), "strong");
    title.getStyleClass().add("section");
    return title;
  }

  private static Label wrapped(String words, String style) {
    Label label = new Label(words);
    label.setWrapText(true);
    label.setMinHeight(Region.USE_PREF_SIZE);
    label.getStyleClass().add(style);
    return label;
  }

  private void benches(Ruleset ruleset, ToggleGroup group) {
    Texts texts = shell.texts(ruleset);
    Label name = new Label(texts.say(ruleset.name()));
    name.getStyleClass().add("strong");
    getChildren().add(name);
    for (Workbench bench : ruleset.workbenches()) {
      ToggleButton button = new ToggleButton(texts.say(bench.name()));
      button.setToggleGroup(group);
      button.setId("bench-" + bench.id());
      button.setMaxWidth(Double.MAX_VALUE);
      button.setAlignment(Pos.CENTER_LEFT);
      button.getStyleClass().add("scenario");
      boolean isOpen = editing.now().bench().id().equals(bench.id());
      button.setSelected(isOpen && editing.now().ruleset().equals(ruleset));
      button.setOnAction(_ -> turnTo(button, () -> editing.fresh(ruleset, bench)));
      getChildren().add(button);
    }
  }

  /// A draft that stays leaves the choice as it was.
  private void turnTo(ToggleButton button, Runnable deed) {
    boolean isChosen = button.isSelected();
    fill();
    if (isChosen) {
      careful.accept(deed);
    }
  }

  private Button anew() {
    Button anew = new Button(say("desktop.editors.anew"));
    anew.setId("anew");
    anew.setMaxWidth(Double.MAX_VALUE);
    anew.setOnAction(
        _ -> careful.accept(() -> editing.fresh(editing.now().ruleset(), editing.now().bench())));
    return anew;
  }

  private Node ready() {
    ComboBox<Doc.Obj> ready = new ComboBox<>();
    ready.getItems().setAll(editing.ready());
    ready.setConverter(
        new StringConverter<>() {
          @Override
          public String toString(Doc.Obj entry) {
            return entry == null ? "" : PackEntries.name(entry);
          }

          @Override
          public Doc.Obj fromString(String text) {
            throw new UnsupportedOperationException(text);
          }
        });
    ready.getSelectionModel().selectFirst();
    ready.setMaxWidth(Double.MAX_VALUE);
    ready.setAccessibleText(say("desktop.editors.ready"));
    HBox.setHgrow(ready, Priority.ALWAYS);
    Button copy = new Button(say("desktop.editors.copy"));
    copy.setId("copy");
    copy.setMinWidth(Region.USE_PREF_SIZE);
    copy.setAccessibleText(say("desktop.editors.ready"));
    copy.setOnAction(_ -> careful.accept(() -> editing.copy(ready.getValue())));
    return new VBox(4, wrapped(say("desktop.editors.ready"), "quiet"), new HBox(6, ready, copy));
  }

  private void pack(Packs.Lying lying) {
    Label name = wrapped(lying.pack().name(), "strong");
    name.setMaxWidth(Double.MAX_VALUE);
    HBox.setHgrow(name, Priority.ALWAYS);
    HBox head = new HBox(6, name);
    head.setAlignment(Pos.CENTER_LEFT);
    if (Editing.isFolder(lying)) {
      head.getChildren().add(export(lying));
    }
    getChildren().add(head);
    List<Doc.Obj> entries = PackEntries.of(lying.pack(), editing.now().kind());
    if (entries.isEmpty()) {
      getChildren().add(wrapped(say("desktop.editors.empty"), "quiet"));
    }
    entries.forEach(entry -> getChildren().add(row(lying, entry)));
  }

  private ToolButton export(Packs.Lying lying) {
    Phrase words = Phrase.of("desktop.editors.export", "pack", lying.pack().name());
    return new ToolButton(Feather.DOWNLOAD, shell.texts().say(words), () -> export(lying, words));
  }

  private void export(Packs.Lying lying, Phrase words) {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(shell.texts().say(words));
    chooser.setInitialFileName(lying.pack().id() + ".zip");
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(say("desktop.editors.zip"), "*.zip"));
    File file = chooser.showSaveDialog(shell.window().getWindow());
    if (file != null) {
      trying(() -> editing.export(lying.path(), file.toPath()));
    }
  }

  private HBox row(Packs.Lying lying, Doc.Obj entry) {
    String id = PackEntries.id(entry);
    Button open = new Button(PackEntries.name(entry));
    open.getStyleClass().add("recent-row");
    open.setMaxWidth(Double.MAX_VALUE);
    open.setAlignment(Pos.CENTER_LEFT);
    open.setId("entry-" + lying.pack().id() + "-" + id);
    open.setOnAction(_ -> careful.accept(() -> editing.take(lying, entry)));
    HBox.setHgrow(open, Priority.ALWAYS);
    if (editing.now().saved().filter(new Editing.Origin(lying.path(), id)::equals).isPresent()) {
      open.getStyleClass().add("chosen");
    }
    HBox row = new HBox(4, open);
    row.setAlignment(Pos.CENTER_LEFT);
    if (Editing.isFolder(lying)) {
      row.getChildren().add(delete(lying, entry));
    }
    return row;
  }

  private ToolButton delete(Packs.Lying lying, Doc.Obj entry) {
    Phrase words =
        Phrase.of("desktop.editors.delete", "name", PackEntries.name(entry))
            .with("pack", lying.pack().name());
    String said = shell.texts().say(words);
    Question.Asked asked =
        new Question.Asked(
            said,
            say("desktop.editors.delete.why"),
            say("desktop.editors.delete.yes"),
            say("desktop.editors.cancel"));
    Runnable deed = () -> trying(() -> editing.delete(lying.path(), PackEntries.id(entry)));
    return new ToolButton(
        Feather.TRASH_2, said, () -> shell.over(new Question(asked, deed, shell::uncover)));
  }

  private void trying(Runnable deed) {
    try {
      deed.run();
    } catch (BadFile bad) {
      shell.complain(shell.texts(editing.now().ruleset()).say(bad.phrase()));
    }
  }

  /// File, place, rule and mend of each pack that cannot be used.
  private void faults() {
    List<BadFile> bad = editing.found().get().bad();
    if (bad.isEmpty()) {
      return;
    }
    getChildren().add(title("desktop.editors.faults"));
    Texts texts = shell.texts(editing.now().ruleset());
    bad.forEach(fault -> getChildren().add(wrapped(texts.say(fault.phrase()), "harm")));
  }
}
