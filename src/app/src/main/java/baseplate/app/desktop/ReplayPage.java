package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.journal.Journal;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.table.panel.ReplayTable;
import baseplate.table.panel.ToolButton;
import baseplate.table.play.Replay;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A battle file that is looked at again. It was read and is not touched.
public final class ReplayPage extends StackPane {
  private final Shell shell;
  private final Ruleset ruleset;
  private final Kept kept;
  private final Wish wish;
  private final Replay replay;
  private final ReplayTable table;

  /// A record and where it is kept.
  ///
  /// @param file where
  /// @param journal what was read of it
  record Kept(Path file, Journal journal) {}

  /// How it is looked at.
  ///
  /// @param viewer the side that looks
  /// @param entry the one looked at first
  /// @param access who looks
  /// @param players the computer players, for when the battle goes on
  record Wish(SideId viewer, int entry, Replay.Access access, Map<SideId, String> players) {
    /// From the start, all of it.
    static final Wish ALL = new Wish(SideId.FIRST, 0, Replay.Access.ALL, Map.of());

    Wish {
      players = Map.copyOf(players);
    }
  }

  ReplayPage(Shell shell, Ruleset ruleset, Kept kept, Wish wish) {
    this.shell = shell;
    this.ruleset = ruleset;
    this.kept = kept;
    this.wish = wish;
    this.replay = new Replay(kept.journal(), wish.viewer(), wish.entry(), wish.access());
    this.table = table();
    getChildren().add(table);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private ReplayTable table() {
    Texts texts = shell.texts(ruleset);
    return new ReplayTable(
        new ReplayTable.SetUp(
            replay,
            texts,
            texts.say(Phrase.of("desktop.replay.title", "name", RecentFile.name(kept.file()))),
            texts.say(ruleset.name()),
            shell.settings().now().look(),
            shell.work().previews(),
            rule -> shell.rules(ruleset, rule),
            buttons(),
            List.of(branch(), export())));
  }

  private List<Node> buttons() {
    List<Node> buttons = new ArrayList<>();
    if (kept.journal().battle().ending().isEmpty()) {
      buttons.add(tool(Feather.PLAY_CIRCLE, "desktop.replay.play-on", this::playOn));
    }
    buttons.add(tool(Feather.BOOK_OPEN, "desktop.battle.rules", () -> shell.rules(ruleset, null)));
    buttons.add(tool(Feather.HOME, "desktop.replay.home", shell::home));
    return buttons;
  }

  private ToolButton tool(Feather icon, String key, Runnable action) {
    return new ToolButton(icon, shell.say(key), action);
  }

  private void playOn() {
    shell.open(kept.file(), wish.players());
  }

  private Button branch() {
    Button branch = deed(Feather.GIT_BRANCH, "desktop.what-if.begin", this::tryOut);
    branch.setId("what-if");
    replay.at().addListener(_ -> branch.setDisable(!canTryOut()));
    branch.setDisable(!canTryOut());
    return branch;
  }

  /// A side that may not know all would see the other's cards when it is that side's turn.
  private boolean canTryOut() {
    return replay.mayKnowAll() && replay.model().battle().ending().isEmpty();
  }

  private Button export() {
    Button export = deed(Feather.FILE_TEXT, "desktop.ruling.export", this::saveRuling);
    export.setId("export-ruling");
    return export;
  }

  private Button deed(Feather icon, String key, Runnable action) {
    Button deed = new Button(shell.say(key), new FontIcon(icon));
    deed.getStyleClass().addAll("act", "offer");
    deed.setMaxWidth(Double.MAX_VALUE);
    deed.setOnAction(_ -> action.run());
    return deed;
  }

  private void saveRuling() {
    RulingFiles.chosen(shell, kept.file(), replay.at().get())
        .ifPresent(file -> RulingFiles.save(shell, sheet(), file));
  }

  /// The ruling at the entry that is looked at.
  RulingSheet sheet() {
    return new RulingSheet(
        table.seat(),
        replay,
        ruleset,
        RecentFile.name(kept.file()),
        shell.settings().now().look().sides());
  }

  /// Tries something from the entry that is looked at.
  void tryOut() {
    int entry = replay.at().get();
    WhatIfPane pane = new WhatIfPane(shell, ruleset, replay.branch(), entry, this::showReplay);
    getChildren().setAll(pane);
    pane.table().table().requestFocus();
  }

  private void showReplay() {
    getChildren().setAll(table);
    table.table().requestFocus();
  }

  /// The record.
  public Replay replay() {
    return replay;
  }

  /// The table that it is shown at.
  public ReplayTable shown() {
    return table;
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.F1) {
      shell.rules(ruleset, null);
      event.consume();
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.W) {
      shell.home();
      event.consume();
    }
  }
}
