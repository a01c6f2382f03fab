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
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;

/// A battle being played in its file.
public final class BattlePage extends StackPane {
  private final Shell shell;
  private final Ruleset ruleset;
  private final BattleFiles.Opened opened;
  private final Thinker thinker;
  private final BattleTable table;
  private boolean closed;
  private boolean thinks;

  BattlePage(Shell shell, Ruleset ruleset, BattleFiles.Opened opened, Map<SideId, String> players) {
    this.shell = shell;
    this.ruleset = ruleset;
    this.opened = opened;
    Journal journal = opened.journal();
    this.thinker = new Thinker(journal.setting(), seated(journal, players), seed(journal));
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
            RecentFile.name(opened.file().path()),
            texts.say(ruleset.name()),
            shell.settings().now().look(),
            shell.work().previews(),
            rule -> shell.rules(ruleset, rule),
            buttons()));
  }

  private List<ToolButton> buttons() {
    return List.of(
        new ToolButton(
            Feather.BOOK_OPEN, shell.say("desktop.battle.rules"), () -> shell.rules(ruleset, null)),
        new ToolButton(Feather.HOME, shell.say("desktop.battle.home"), shell::home));
  }

  /// The table.
  public BattleTable table() {
    return table;
  }

  /// Lets computer players act where they are due.
  void start() {
    table.model().shown().addListener(_ -> think());
    think();
    table.table().requestFocus();
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

  /// Lets others at the file; all that happened is in it.
  void close() {
    closed = true;
    opened.file().close();
  }
}
