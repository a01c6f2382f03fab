package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.journal.Session;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.table.panel.BattleTable;
import java.util.List;
import java.util.Set;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// A battle tried beside a record, at a table under a band that says so. All sides are played here.
final class WhatIfPane extends VBox {
  private final Shell shell;
  private final BattleTable table;

  /// @param session in memory alone
  /// @param entry of the record from which it goes on
  /// @param leaving back to the record
  WhatIfPane(Shell shell, Ruleset ruleset, Session session, int entry, Runnable leaving) {
    this.shell = shell;
    setId("what-if-pane");
    this.table = table(ruleset, session);
    VBox.setVgrow(table, Priority.ALWAYS);
    getChildren().addAll(band(entry, leaving), table);
  }

  private HBox band(int entry, Runnable leaving) {
    Label words = new Label(shell.say("desktop.what-if.band"), new FontIcon(Feather.GIT_BRANCH));
    words.getStyleClass().add("strong");
    Label from = new Label(shell.texts().say(Phrase.of("desktop.what-if.from", "entry", entry)));
    Region space = new Region();
    HBox.setHgrow(space, Priority.ALWAYS);
    Button leave = new Button(shell.say("desktop.what-if.leave"));
    leave.setId("leave-what-if");
    leave.setMinWidth(USE_PREF_SIZE);
    leave.setOnAction(_ -> leaving.run());
    HBox band = new HBox(12, words, from, space, leave);
    band.setAlignment(Pos.CENTER_LEFT);
    band.getStyleClass().add("what-if");
    return band;
  }

  private BattleTable table(Ruleset ruleset, Session session) {
    int sides = session.journal().setting().header().sides().size();
    Texts texts = shell.texts(ruleset);
    return new BattleTable(
        new BattleTable.SetUp(
            session,
            Shell.people(sides, Set.of()),
            texts,
            texts.say(Phrase.of("desktop.what-if.title")),
            texts.say(ruleset.name()),
            shell.settings().now().look(),
            shell.work().previews(),
            rule -> shell.rules(ruleset, rule),
            List.of()));
  }

  /// The table that it is tried at.
  BattleTable table() {
    return table;
  }
}
