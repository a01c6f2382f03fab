package baseplate.app.desktop;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.play.Player;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.BattleFiles;
import baseplate.simulation.Players;
import baseplate.simulation.Thinker;
import baseplate.table.panel.BattleTable;
import baseplate.table.panel.ToolButton;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A battle being played in its file.
public final class BattlePage extends StackPane {
  /// How many orders a report tells.
  private static final int LAST = 20;

  private final Shell shell;
  private final Ruleset ruleset;
  private final BattleFiles.Opened opened;
  private final Map<SideId, String> computers;
  private final Thinker thinker;
  private final BattleTable table;
  private final BattleDeeds deeds;
  private final ToolButton award;
  private final BattleMenu menu;
  private boolean closed;
  private boolean told;
  private boolean thinks;

  BattlePage(Shell shell, Ruleset ruleset, BattleFiles.Opened opened, Map<SideId, String> players) {
    this.shell = shell;
    this.ruleset = ruleset;
    this.opened = opened;
    this.computers = Map.copyOf(players);
    Journal journal = opened.journal();
    this.thinker = new Thinker(journal.setting(), seated(journal, players), seed(journal));
    this.deeds = new BattleDeeds(shell, ruleset, opened, players, this::table);
    this.menu = new BattleMenu(shell, deeds);
    this.award = new ToolButton(Feather.AWARD, shell.say("desktop.battle.result"), deeds::result);
    award.setId("result-again");
    award.managedProperty().bind(award.visibleProperty());
    this.table = table(new Session(journal, opened.file()), players);
    getChildren().add(table);
    addEventHandler(KeyEvent.KEY_PRESSED, this::key);
  }

  private static Map<SideId, Player> seated(Journal journal, Map<SideId, String> players) {
    Map<SideId, Player> seated = new HashMap<>();
    players.forEach(
        (side, name) ->
            Players.named(journal.setting().rules(), name)
                .ifPresent(player -> seated.put(side, player)));
    return seated;
  }

  private static Seed seed(Journal journal) {
    return journal.setting().header().dice() instanceof Header.Seeded(Seed given)
        ? given
        : new Seed(0);
  }

  private BattleTable table(Session session, Map<SideId, String> players) {
    int sides = session.journal().setting().header().sides().size();
    Texts texts = shell.texts(ruleset);
    return new BattleTable(
        new BattleTable.SetUp(
            session,
            Shell.people(sides, players.keySet()),
            texts,
            texts.say(ruleset.name()),
            RecentFile.name(opened.file().path()),
            shell.settings().now().look(),
            shell.work().previews(),
            rule -> shell.rules(ruleset, rule),
            buttons()));
  }

  private List<Node> buttons() {
    return List.of(
        award,
        new ToolButton(
            Feather.BOOK_OPEN, shell.say("desktop.battle.rules"), () -> shell.rules(ruleset, null)),
        new ToolButton(Feather.HOME, shell.say("desktop.battle.home"), shell::home),
        menu.button());
  }

  /// The table.
  public BattleTable table() {
    return table;
  }

  /// Lets computer players act where they are due.
  void start() {
    table.model().shown().addListener(_ -> think());
    table.model().shown().addListener(_ -> tellResult());
    table.model().told().addListener((_, _, now) -> now.whyNot().ifPresent(deeds::offerTakeBack));
    table.table().requestFocus();
    tellResult();
    think();
  }

  /// Tells it once; the button brings it back.
  private void tellResult() {
    boolean isOver = table.model().battle().ending().isPresent();
    award.setVisible(isOver);
    menu.over(isOver);
    if (isOver && !told) {
      deeds.result();
    }
    told = isOver;
  }

  /// The menu of what is done seldom.
  BattleMenu menu() {
    return menu;
  }

  /// What can be done with the whole battle.
  BattleDeeds deeds() {
    return deeds;
  }

  private void think() {
    if (closed || thinks || !thinker.isDue(table.model().battle())) {
      return;
    }
    thinks = true;
    Battle battle = table.model().battle();
    int number = table.model().journal().size();
    shell
        .work()
        .think(() -> thinker.think(battle, number).orElse(null), thought -> act(thought, number));
  }

  /// Does what was thought out, unless something happened meanwhile; then it thinks anew.
  private void act(@Nullable Command thought, int number) {
    thinks = false;
    if (closed || thought == null) {
      return;
    }
    boolean isStill = table.model().journal().size() == number;
    if (!isStill || !(table.model().send(thought) instanceof Verdict.Refused)) {
      think();
    }
  }

  private void key(KeyEvent event) {
    if (event.getCode() == KeyCode.F1) {
      shell.rules(ruleset, null);
      event.consume();
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.S) {
      shell.complain(
          shell.texts().say(Phrase.of("desktop.saved", "file", opened.file().path().toString())));
      event.consume();
    } else if (event.isShortcutDown() && event.getCode() == KeyCode.W) {
      shell.home();
      event.consume();
    }
  }

  /// The file that the battle is in.
  Path file() {
    return opened.file().path();
  }

  /// The computer players by side.
  Map<SideId, String> computers() {
    return computers;
  }

  /// What is played and the kinds of the last orders, without what was in them: for a report.
  List<String> course() {
    Journal journal = table.model().journal();
    List<String> lines = new ArrayList<>();
    lines.add("ruleset " + journal.setting().header().book().ruleset());
    for (int number = Math.max(1, journal.size() - LAST + 1); number <= journal.size(); number++) {
      Command command = journal.entry(number).command();
      lines.add("entry " + number + " " + command.getClass().getSimpleName());
    }
    return lines;
  }

  /// Lets others at the file; all that happened is in it.
  void close() {
    closed = true;
    opened.file().close();
  }
}
