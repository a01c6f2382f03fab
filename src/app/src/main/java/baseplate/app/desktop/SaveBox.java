package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import baseplate.data.BadFile;
import baseplate.data.Packs;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;

/// Asks into which pack of the player's something is saved: one that is there, or a new one with
/// its name and id.
final class SaveBox extends StackPane {
  private static final int LONGEST_ID = 40;

  private final Shell shell;
  private final Editing editing;
  private final ComboBox<String> choice = new ComboBox<>();
  private final TextField name = new TextField();
  private final TextField id = new TextField();
  private final VBox fresh;
  private final Label fault = new Label();
  private final Runnable saved;
  private boolean isOwnId;

  /// @param saved told when it lies on the disk
  SaveBox(Shell shell, Editing editing, Runnable saved) {
    this.shell = shell;
    this.editing = editing;
    this.saved = saved;
    this.fresh = new VBox(10, row("desktop.editors.pack-name", name), idRow());
    getStyleClass().add("veil");
    VBox card = new VBox(12, title(), row("desktop.editors.pack", choice), fresh, fault, buttons());
    card.getStyleClass().addAll("card", "notice");
    card.setMaxSize(520, USE_PREF_SIZE);
    getChildren().add(card);
    setAlignment(Pos.CENTER);
    fill();
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private Label title() {
    Label title = new Label(shell.say("desktop.editors.save-into"));
    title.getStyleClass().add("title");
    return title;
  }

  private HBox row(String key, Region control) {
    Label label = new Label(shell.say(key));
    label.setMinWidth(130);
    label.setLabelFor(control);
    control.setAccessibleText(label.getText());
    control.setPrefWidth(320);
    HBox row = new HBox(10, label, control);
    row.setAlignment(Pos.CENTER_LEFT);
    return row;
  }

  private VBox idRow() {
    Label why = new Label(shell.say("desktop.editors.pack-id.why"));
    why.getStyleClass().addAll("quiet", "small");
    why.setWrapText(true);
    return new VBox(4, row("desktop.editors.pack-id", id), why);
  }

  private void fill() {
    choice.getItems().setAll(packs());
    choice.getItems().add(shell.say("desktop.editors.new-pack"));
    choice.getSelectionModel().selectFirst();
    choice.valueProperty().addListener((_, _, _) -> chosen());
    name.setId("pack-name");
    name.setText(shell.say("desktop.editors.my-pack"));
    name.textProperty().addListener((_, _, now) -> named(now));
    id.setId("pack-id");
    id.setText(idOf(name.getText()));
    id.setOnKeyTyped(_ -> isOwnId = true);
    fault.getStyleClass().add("harm");
    fault.setWrapText(true);
    fault.setMinHeight(Region.USE_PREF_SIZE);
    say("");
    chosen();
  }

  private List<String> packs() {
    List<String> names = new ArrayList<>();
    for (Packs.Lying lying : editing.folders()) {
      String words = lying.pack().name() + " (" + lying.pack().id() + ")";
      names.add(words);
    }
    return names;
  }

  /// The folder of the pack that is chosen; empty for a new one.
  private Optional<Path> folder() {
    List<Packs.Lying> folders = editing.folders();
    int at = choice.getSelectionModel().getSelectedIndex();
    return at < folders.size() ? Optional.of(folders.get(at).path()) : Optional.empty();
  }

  private void chosen() {
    boolean isNew = folder().isEmpty();
    fresh.setVisible(isNew);
    fresh.setManaged(isNew);
    say("");
  }

  private void named(String now) {
    if (!isOwnId) {
      id.setText(idOf(now));
    }
  }

  /// The name with what an id cannot hold taken out.
  static String idOf(String name) {
    String plain = Normalizer.normalize(name.toLowerCase(Locale.ROOT), Normalizer.Form.NFD);
    String bare =
        plain
            .replaceAll("\\p{M}", "")
            .replace("ß", "ss")
            .replaceAll("[^a-z0-9]+", "-")
            .replaceAll("^-+", "");
    String cut = bare.substring(0, Math.min(bare.length(), LONGEST_ID));
    return cut.replaceAll("-+$", "");
  }

  private HBox buttons() {
    Button save = new Button(shell.say("desktop.editors.save-now"));
    save.setId("save-into");
    save.getStyleClass().add("go");
    save.setDefaultButton(true);
    save.setOnAction(_ -> save());
    Button cancel = new Button(shell.say("desktop.editors.cancel"));
    cancel.setOnAction(_ -> shell.uncover());
    return new HBox(10, save, cancel);
  }

  private void save() {
    try {
      demandId();
      folder().ifPresentOrElse(editing::save, this::create);
      shell.uncover();
      saved.run();
    } catch (BadFile bad) {
      say(shell.texts(editing.now().ruleset()).say(bad.problem()));
    }
  }

  private void create() {
    editing.create(id.getText().strip(), name.getText().strip());
  }

  /// Before anything else: an id is the name of a folder too.
  private void demandId() {
    if (folder().isEmpty() && !id.getText().strip().matches("[a-z0-9][a-z0-9-]{0,39}")) {
      Phrase problem = Phrase.of("data.pack.id");
      throw new BadFile("", "/id", problem, Phrase.of("desktop.editors.mend"));
    }
  }

  private void say(String words) {
    fault.setText(words);
    fault.setVisible(!words.isEmpty());
    fault.setManaged(!words.isEmpty());
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.ESCAPE) {
      event.consume();
      shell.uncover();
    }
  }

  @Override
  public void requestFocus() {
    (folder().isEmpty() ? name : choice).requestFocus();
  }
}
