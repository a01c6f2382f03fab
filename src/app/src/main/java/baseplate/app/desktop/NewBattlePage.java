package baseplate.app.desktop;

import baseplate.core.HouseOption;
import baseplate.core.Ruleset;
import baseplate.core.doc.Malformed;
import baseplate.core.journal.Setting;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.core.words.PlainText;
import baseplate.core.words.Texts;
import baseplate.data.BadFile;
import baseplate.data.Pack;
import baseplate.simulation.Players;
import baseplate.table.picture.TablePicture;
import java.util.List;
import java.util.Optional;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/// The page on which a battle is chosen: rules and scenario with a picture of its table, sides,
/// chance, agreements.
final class NewBattlePage extends BorderPane {
  private static final int PICTURE = 560;

  private final Shell shell;
  private final NewBattle chosen;
  private final List<Pack> packs;
  private final ImageView picture = new ImageView();
  private final Label fault = new Label();
  private final Button start = new Button();
  private final VBox middle = new VBox(12);
  private final VBox agreements = new VBox(10);

  NewBattlePage(Shell shell) {
    this.shell = shell;
    this.packs = shell.library().packs().packs();
    this.chosen =
        new NewBattle(
            shell.library().rulesets().getFirst(),
            List.of(shell.say("desktop.side.first"), shell.say("desktop.side.second")));
    getStyleClass().add("new-battle");
    fault.getStyleClass().add("harm");
    fault.setWrapText(true);
    setTop(new PageHead(shell, shell.say("desktop.new.title"), shell::home));
    setLeft(scroll(scenarios(), "choices"));
    setRight(scroll(agreements, "agreements"));
    setCenter(scroll(middle, "set-up"));
    setBottom(foot());
    fill();
  }

  @Override
  public void requestFocus() {
    start.requestFocus();
  }

  private Texts texts() {
    return shell.texts(chosen.ruleset());
  }

  private String say(String key) {
    return texts().say(Phrase.of(key));
  }

  private static ScrollPane scroll(Region content, String style) {
    content.getStyleClass().add(style);
    ScrollPane scroll = new ScrollPane(content);
    scroll.setFitToWidth(true);
    scroll.getStyleClass().addAll("plain", style + "-scroll");
    return scroll;
  }

  private VBox scenarios() {
    VBox box = new VBox(6);
    ToggleGroup group = new ToggleGroup();
    for (Ruleset ruleset : shell.library().rulesets()) {
      Texts words = shell.texts(ruleset);
      Label name = new Label(words.say(ruleset.name()));
      name.getStyleClass().add("strong");
      name.setWrapText(true);
      name.setMinHeight(Region.USE_PREF_SIZE);
      box.getChildren().add(name);
      for (Ruleset.ScenarioInfo scenario : ruleset.scenarios()) {
        box.getChildren().add(scenario(ruleset, scenario, words, group));
      }
      for (Pack pack : packs(ruleset)) {
        Label from = new Label(pack.name());
        from.getStyleClass().add("quiet");
        box.getChildren().add(from);
        PackEntries.scenarios(pack)
            .forEach(each -> box.getChildren().add(scenario(ruleset, each, words, group)));
      }
    }
    return box;
  }

  /// The player's packs that bring scenarios.
  private List<Pack> packs(Ruleset ruleset) {
    return packs.stream()
        .filter(pack -> pack.ruleset().equals(ruleset.id()))
        .filter(pack -> !PackEntries.scenarios(pack).isEmpty())
        .toList();
  }

  private ToggleButton scenario(
      Ruleset ruleset, Ruleset.ScenarioInfo scenario, Texts words, ToggleGroup group) {
    ToggleButton button = new ToggleButton(words.say(scenario.name()));
    button.setToggleGroup(group);
    button.setMaxWidth(Double.MAX_VALUE);
    button.setWrapText(true);
    button.setMinHeight(Region.USE_PREF_SIZE);
    button.setAlignment(Pos.CENTER_LEFT);
    button.getStyleClass().add("scenario");
    button.setId("scenario-" + scenario.id().replace(':', '-'));
    button.setSelected(ruleset.equals(chosen.ruleset()) && scenario.id().equals(chosen.scenario()));
    button.setOnAction(_ -> choose(ruleset, scenario, button));
    return button;
  }

  private void choose(Ruleset ruleset, Ruleset.ScenarioInfo scenario, ToggleButton button) {
    button.setSelected(true);
    if (!ruleset.equals(chosen.ruleset())) {
      chosen.play(ruleset);
    }
    chosen.scenario(scenario.id());
    fill();
  }

  private void fill() {
    middle.getChildren().setAll(picture, sides(), new ChanceBox(shell, chosen));
    agreements.getChildren().setAll(agreementsHead());
    for (HouseOption option : chosen.ruleset().options()) {
      agreements.getChildren().add(new AgreementRow(shell, chosen, option, this::draw));
    }
    draw();
  }

  private Node agreementsHead() {
    Label title = new Label(say("desktop.new.agreements"));
    title.getStyleClass().add("title");
    Label why = new Label(say("desktop.new.agreements.why"));
    why.setWrapText(true);
    why.getStyleClass().add("quiet");
    return new VBox(4, title, why);
  }

  private Node sides() {
    HBox sides = new HBox(12);
    for (int side = 0; side < chosen.names().size(); side++) {
      sides.getChildren().add(side(side));
    }
    return sides;
  }

  private Node side(int side) {
    TextField name = new TextField(chosen.names().get(side));
    name.setAccessibleText(say("desktop.new.side-name"));
    name.textProperty().addListener((_, _, text) -> name(side, text));
    SeatChoice seat = new SeatChoice(shell, chosen, side, players());
    SideLookChoice look = new SideLookChoice(shell, side, this::draw);
    VBox box = new VBox(8, name, look, seat);
    box.getStyleClass().add("card");
    HBox.setHgrow(box, Priority.ALWAYS);
    return box;
  }

  private void name(int side, String text) {
    chosen.name(side, text.strip());
    check();
  }

  private List<String> players() {
    return setting()
        .map(setting -> Players.of(setting.rules()).stream().map(player -> player.name()).toList())
        .orElse(List.of());
  }

  /// The battle as it would begin; empty where it cannot, and then it is said why.
  private Optional<Setting> setting() {
    try {
      return Optional.of(shell.library().setting(chosen.ruleset(), chosen.wish()));
    } catch (Malformed malformed) {
      fault.setText(texts().say(malformed.problem()));
    } catch (BadFile bad) {
      fault.setText(texts().say(bad.phrase()));
    }
    return Optional.empty();
  }

  private void draw() {
    check();
    setting().ifPresent(this::draw);
  }

  private void draw(Setting setting) {
    var battle = setting.start();
    var scene = setting.rules().scene(View.open(battle, battle.toAct()));
    var look = shell.settings().now().look();
    picture.setImage(
        new TablePicture(look.scheme(), texts(), look.sides()).of(scene, List.of(), PICTURE));
    picture.setAccessibleText(say("desktop.new.picture"));
  }

  private void check() {
    boolean fit =
        chosen.names().stream().allMatch(name -> PlainText.isName(name, 64))
            && chosen.names().stream().distinct().count() == chosen.names().size();
    fault.setText(fit ? "" : say("desktop.new.names"));
    start.setDisable(!fit);
  }

  private Node foot() {
    start.setText(shell.say("desktop.new.start"));
    start.setId("start");
    start.setDefaultButton(true);
    start.getStyleClass().addAll("go", "large");
    start.setOnAction(_ -> shell.begin(chosen.ruleset(), chosen.wish(), chosen.players()));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    HBox foot = new HBox(16, fault, space, start);
    foot.setAlignment(Pos.CENTER_RIGHT);
    foot.getStyleClass().add("page-foot");
    return foot;
  }
}
