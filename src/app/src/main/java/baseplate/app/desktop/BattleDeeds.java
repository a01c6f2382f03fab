package baseplate.app.desktop;

import baseplate.core.Command;
import baseplate.core.Refusal;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.journal.Journal;
import baseplate.core.words.Phrase;
import baseplate.data.BattleFiles;
import baseplate.table.panel.BattleTable;
import baseplate.table.panel.ResultPanel;
import baseplate.table.play.BattleModel;
import baseplate.table.play.Replay;
import baseplate.table.play.Result;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// What can be done with a whole battle from its table.
final class BattleDeeds {
  private static final String UNDO = "core.refusal.undo.";

  private final Shell shell;
  private final Ruleset ruleset;
  private final BattleFiles.Opened opened;
  private final Map<SideId, String> players;
  private final Supplier<BattleTable> table;

  /// @param players the computer players by side
  BattleDeeds(
      Shell shell,
      Ruleset ruleset,
      BattleFiles.Opened opened,
      Map<SideId, String> players,
      Supplier<BattleTable> table) {
    this.shell = shell;
    this.ruleset = ruleset;
    this.opened = opened;
    this.players = Map.copyOf(players);
    this.table = table;
  }

  private BattleModel model() {
    return table.get().model();
  }

  private SideId looking() {
    return model().shown().get().view().viewer();
  }

  private String say(Phrase phrase) {
    return table.get().seat().texts().say(phrase);
  }

  private Phrase of(String key) {
    return Phrase.of(key, "side", looking(), "other", looking().other());
  }

  /// Asks, and then offers the other side a draw.
  void offerDraw() {
    ask("draw", of("desktop.draw.why"), () -> give(new Command.OfferDraw(looking())));
  }

  /// Asks, and then gives the battle up for the side that looks.
  void surrender() {
    ask("surrender", of("desktop.surrender.why"), () -> give(new Command.Surrender(looking())));
  }

  private void ask(String name, Phrase why, Runnable doing) {
    Question.Asked asked =
        new Question.Asked(
            say(of("desktop." + name + ".title")),
            say(why),
            say(of("desktop." + name + ".yes")),
            say(of("desktop.question.no")));
    shell.over(new Question(asked, shell::uncover, doing));
  }

  private void give(Command command) {
    model().send(looking(), command);
    table.get().table().requestFocus();
  }

  /// Chooses how far to ask the battle to be taken back.
  void takeBack() {
    shell.over(new TakeBackPane(table.get().seat(), shell::uncover, this::takeBack));
  }

  private void takeBack(int entry) {
    give(new Command.TakeBack(entry));
  }

  /// Where an undo is refused that the other side could agree to: offers to ask it.
  void offerTakeBack(Refusal refusal) {
    Phrase reason = refusal.reason();
    if (reason.key().startsWith(UNDO) && reason.args().get("entry") instanceof Long entry) {
      Phrase why = of("desktop.take-back.offer").with("reason", reason).with("entry", entry);
      ask("take-back", why, () -> takeBack(entry.intValue()));
    }
  }

  /// Tells what came of the battle, where it is over.
  void result() {
    Result.of(model()).ifPresent(this::tell);
  }

  private void tell(Result result) {
    List<String> names = journal().setting().header().sides();
    ResultPanel.Deeds deeds =
        new ResultPanel.Deeds(this::replay, this::rematch, this::copy, shell::home, shell::uncover);
    var looks = shell.settings().now().look().sides();
    shell.over(new ResultPanel(table.get().seat(), result, names, looks, deeds));
  }

  private Journal journal() {
    return opened.journal();
  }

  /// Looks at the battle again: all of it where it is over, else as the side that looks.
  void replay() {
    boolean isOver = journal().battle().ending().isPresent();
    Replay.Access access = isOver ? Replay.Access.ALL : Replay.Access.ONE_SIDE;
    int entry = isOver ? 0 : journal().size();
    ReplayPage.Wish wish = new ReplayPage.Wish(looking(), entry, access, players);
    shell.replay(opened.file().path(), wish);
  }

  /// Begins another battle with the same choices, and other dice.
  void rematch() {
    var header = journal().setting().header();
    shell.begin(ruleset, () -> Rematch.of(ruleset, header), players);
  }

  /// Saves a copy of the battle where the player says, when all of it is on the disk.
  void copy() {
    Copying.chosen(shell, opened.file().path())
        .ifPresent(
            to ->
                model()
                    .session()
                    .kept()
                    .whenComplete((_, fault) -> Platform.runLater(() -> copy(to, fault))));
  }

  private void copy(Path to, @Nullable Throwable fault) {
    if (fault == null) {
      Copying.copy(shell, opened.file().path(), to);
    } else {
      Copying.fail(shell, fault);
    }
  }
}
