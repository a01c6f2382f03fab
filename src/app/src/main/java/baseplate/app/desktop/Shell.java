package baseplate.app.desktop;

import baseplate.app.FaultReport;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.doc.Malformed;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.core.words.Texts;
import baseplate.data.BadFile;
import baseplate.data.BattleFiles;
import baseplate.table.look.Skin;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.layout.StackPane;
import org.jspecify.annotations.Nullable;

/// The window's pages, one at a time, and what lies over them.
public final class Shell {
  private final Library library;
  private final SettingsStore settings;
  private final Work work;
  private final StackPane root = new StackPane();
  private final Scene window;
  private @Nullable BattlePage battle;
  private boolean faulty;

  /// @param library rulesets and files
  /// @param settings how the player wants it
  /// @param work carries out what must not hold the screen up
  public Shell(Library library, SettingsStore settings, Work work) {
    this.library = library;
    this.settings = settings;
    this.work = work;
    Settings.Window size = settings.now().window();
    this.window = new Scene(root, size.width(), size.height());
    dress();
    settings.settings().addListener((_, before, now) -> changed(before, now));
    Drops.onto(root, this::open);
    home();
  }

  /// What the window shows.
  public Scene window() {
    return window;
  }

  /// Rulesets and files.
  public Library library() {
    return library;
  }

  /// How the player wants it.
  public SettingsStore settings() {
    return settings;
  }

  /// Carries out what must not hold the screen up.
  public Work work() {
    return work;
  }

  /// The sentences without those of any ruleset.
  public Texts texts() {
    return DesktopWords.texts(settings.now().locale());
  }

  /// The sentences with those of a ruleset.
  public Texts texts(Ruleset ruleset) {
    return DesktopWords.texts(settings.now().locale(), ruleset);
  }

  String say(String key) {
    return texts().say(Phrase.of(key));
  }

  private void dress() {
    Skin.dress(window, settings.now().look());
  }

  private void changed(Settings before, Settings now) {
    if (!before.look().equals(now.look())) {
      dress();
    }
  }

  private void show(Node page) {
    leave();
    uncover();
    root.getChildren().setAll(page);
    page.requestFocus();
  }

  /// Closes the battle that is open, if one is; everything of it is on the disk.
  public void leave() {
    BattlePage open = battle;
    battle = null;
    if (open != null) {
      open.close();
    }
  }

  /// The page that one starts from.
  public void home() {
    show(new HomePage(this));
  }

  /// The page on which a battle is chosen.
  public void choose() {
    show(new NewBattlePage(this));
  }

  /// The page on which units and scenarios are built.
  public void build() {
    show(new EditorsPage(this));
  }

  /// The page of how the program looks and speaks.
  public void preferences() {
    show(new SettingsPage(this));
  }

  /// Begins a battle.
  public void begin(Ruleset ruleset, Library.Wish wish, Map<SideId, String> players) {
    begin(ruleset, () -> library.setting(ruleset, wish), players);
  }

  /// Begins a battle.
  ///
  /// @param setting the fresh battle; may throw [Malformed]
  void begin(Ruleset ruleset, Supplier<Setting> setting, Map<SideId, String> players) {
    try {
      play(ruleset, library.begin(setting.get()), players);
    } catch (Malformed malformed) {
      complain(texts(ruleset).say(malformed.problem()));
    } catch (BadFile bad) {
      complain(texts(ruleset).say(bad.phrase()));
    }
  }

  /// Opens a battle file to be played on.
  public void open(Path file) {
    open(file, Map.of());
  }

  /// Opens a battle file to be played on.
  ///
  /// @param players the computer players by side
  void open(Path file, Map<SideId, String> players) {
    try {
      leave();
      BattleFiles.Opened opened = library.open(file);
      play(rulesetOf(opened.journal()), opened, players);
    } catch (BadFile bad) {
      home();
      complain(texts().say(bad.phrase()));
    }
  }

  private Ruleset rulesetOf(Journal journal) {
    String id = journal.setting().header().book().ruleset();
    return library.ruleset(id).orElseThrow();
  }

  /// Opens a battle file to be looked at again, from its start, with all that is in it.
  public void replay(Path file) {
    replay(file, ReplayPage.Wish.ALL);
  }

  /// Opens a battle file to be looked at again; the file does not change.
  void replay(Path file, ReplayPage.Wish wish) {
    try {
      leave();
      Journal journal = library.files().read(file);
      show(new ReplayPage(this, rulesetOf(journal), new ReplayPage.Kept(file, journal), wish));
    } catch (BadFile bad) {
      home();
      complain(texts().say(bad.phrase()));
    }
  }

  private void play(Ruleset ruleset, BattleFiles.Opened opened, Map<SideId, String> players) {
    settings.set(settings.now().with(opened.file().path()));
    BattlePage page = new BattlePage(this, ruleset, opened, players);
    show(page);
    battle = page;
    page.start();
  }

  /// The battle that is open.
  public Optional<BattlePage> battle() {
    return Optional.ofNullable(battle);
  }

  /// Opens the rules of a ruleset over the page.
  ///
  /// @param rule shown first, null for the beginning
  public void rules(Ruleset ruleset, @Nullable RuleId rule) {
    over(new DigestPane(texts(ruleset), ruleset, rule, this::uncover));
  }

  /// Says what went wrong, over the page.
  public void complain(String words) {
    over(
        new Notice(say("desktop.notice.title"), words, say("desktop.notice.close"), this::uncover));
  }

  /// Tells from now on of every fault that no part of the program catches, on whatever thread.
  void watchFaults() {
    Thread.setDefaultUncaughtExceptionHandler((_, fault) -> Platform.runLater(() -> fault(fault)));
  }

  /// Keeps a report of a fault of the program and says so over the page. What fails while that is
  /// read comes of the first fault: it would fill the disk, frame by frame, and never end where it
  /// is the telling that fails.
  void fault(Throwable fault) {
    if (!faulty) {
      faulty = true;
      Path report = new FaultReport(library.home(), "window", before()).write(fault).orElse(null);
      lay(new FaultPane(this, fault.getClass().getSimpleName(), report, this::uncover));
    }
  }

  /// What was done before a fault; a battle that cannot tell it any more says why.
  private List<String> before() {
    try {
      return battle().map(BattlePage::course).orElseGet(List::of);
    } catch (RuntimeException e) {
      return List.of("battle " + e.getClass().getName());
    }
  }

  /// Shows something over the page.
  void over(Node node) {
    uncover();
    lay(node);
  }

  private void lay(Node node) {
    clear();
    root.getChildren().add(node);
    node.requestFocus();
  }

  /// Takes off what lies over the page.
  void uncover() {
    faulty = false;
    clear();
  }

  private void clear() {
    List<Node> all = root.getChildren();
    if (all.size() > 1) {
      all.subList(1, all.size()).clear();
    }
  }

  /// The sides that people play where some are computer players.
  static Set<SideId> people(int sides, Set<SideId> computers) {
    Set<SideId> people = new java.util.TreeSet<>();
    for (int side = 0; side < sides; side++) {
      people.add(new SideId(side));
    }
    people.removeAll(computers);
    return people;
  }
}
