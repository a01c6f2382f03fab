package baseplate.app.desktop;

import baseplate.core.words.Phrase;
import baseplate.table.panel.ToolButton;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import javafx.stage.FileChooser;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// The page that one starts from.
final class HomePage extends BorderPane {
  private final Shell shell;

  HomePage(Shell shell) {
    this.shell = shell;
    getStyleClass().add("home");
    VBox deeds = new VBox(10, title(), newBattle());
    carriedOn().ifPresent(deeds.getChildren()::add);
    deeds.getChildren().addAll(open());
    if (shell.library().rulesets().stream().anyMatch(rules -> !rules.workbenches().isEmpty())) {
      deeds.getChildren().add(build());
    }
    deeds.getChildren().addAll(rules(), preferences());
    deeds.getStyleClass().add("deeds");
    HBox middle = new HBox(48, deeds, recent());
    middle.setAlignment(Pos.CENTER);
    setCenter(middle);
    setBottom(foot());
  }

  private Node title() {
    Label name = styled(new Label("Baseplate"), "name");
    Label what = styled(new Label(shell.say("desktop.home.what")), "quiet");
    VBox title = new VBox(2, name, what);
    title.getStyleClass().add("title-box");
    return title;
  }

  private static Label styled(Label label, String style) {
    label.getStyleClass().add(style);
    return label;
  }

  private Button newBattle() {
    Button deed = deed(Feather.PLAY, "desktop.home.new", shell::choose);
    deed.getStyleClass().add("go");
    deed.setId("new-battle");
    deed.setDefaultButton(true);
    return deed;
  }

  private Optional<Button> carriedOn() {
    return shell.settings().now().recent().stream()
        .filter(Files::exists)
        .findFirst()
        .map(file -> deed(Feather.SKIP_FORWARD, "desktop.home.continue", () -> shell.open(file)));
  }

  private Button open() {
    return deed(Feather.FOLDER, "desktop.home.open", this::chooseFile);
  }

  private void chooseFile() {
    FileChooser chooser = new FileChooser();
    chooser.setTitle(shell.say("desktop.home.open"));
    chooser
        .getExtensionFilters()
        .add(new FileChooser.ExtensionFilter(shell.say("desktop.files.battles"), "*.battle.jsonl"));
    File file = chooser.showOpenDialog(shell.window().getWindow());
    if (file != null) {
      shell.open(file.toPath());
    }
  }

  private Button build() {
    Button deed = deed(Feather.TOOL, "desktop.home.build", shell::build);
    deed.setId("build");
    return deed;
  }

  private Button rules() {
    return deed(
        Feather.BOOK_OPEN,
        "desktop.home.rules",
        () -> shell.rules(shell.library().rulesets().getFirst(), null));
  }

  private Button preferences() {
    return deed(Feather.SLIDERS, "desktop.home.settings", shell::preferences);
  }

  private Button deed(Feather icon, String key, Runnable action) {
    Button deed = new Button(shell.say(key), new FontIcon(icon));
    deed.getStyleClass().add("deed");
    deed.setMaxWidth(Double.MAX_VALUE);
    deed.setAlignment(Pos.CENTER_LEFT);
    deed.setOnAction(_ -> action.run());
    return deed;
  }

  private Node recent() {
    VBox box = new VBox(6, styled(new Label(shell.say("desktop.home.recent")), "title"));
    List<Path> files = shell.settings().now().recent().stream().filter(Files::exists).toList();
    if (files.isEmpty()) {
      Label none = styled(new Label(shell.say("desktop.home.none")), "quiet");
      none.setWrapText(true);
      box.getChildren().add(none);
    }
    files.forEach(file -> box.getChildren().add(row(file)));
    box.getStyleClass().addAll("card", "recent");
    return box;
  }

  /// A battle to be played on, and beside it a button to look at it again.
  private Node row(Path file) {
    Button again =
        new ToolButton(
            Feather.ROTATE_CCW, shell.say("desktop.home.replay"), () -> shell.replay(file));
    again.setId("replay-" + RecentFile.name(file));
    HBox row = new HBox(4, playOn(file), again);
    row.setAlignment(Pos.CENTER);
    return row;
  }

  private Button playOn(Path file) {
    Label name = new Label(RecentFile.name(file));
    Label when = styled(new Label(RecentFile.when(file, shell.settings().now().locale())), "quiet");
    when.setMinWidth(Region.USE_PREF_SIZE);
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox line = new HBox(10, name, space, when);
    line.setPrefWidth(380);
    Button row = new Button(null, line);
    row.getStyleClass().add("recent-row");
    row.setAccessibleText(name.getText() + ", " + when.getText());
    row.setOnAction(_ -> shell.open(file));
    return row;
  }

  private Node foot() {
    Phrase words =
        Phrase.of("desktop.home.foot", "version", baseplate.app.Versions.program())
            .with("rulesets", shell.library().rulesets().size());
    Label foot = styled(new Label(shell.texts().say(words)), "quiet");
    HBox box = new HBox(foot);
    box.getStyleClass().add("foot");
    return box;
  }
}
