package baseplate.app.cli;

import baseplate.core.Judge;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.play.Advisor;
import baseplate.core.play.Player;
import baseplate.data.BadFile;
import baseplate.data.BattleFiles;
import baseplate.simulation.Players;
import java.nio.file.Path;
import java.util.concurrent.CompletionException;

/// A battle that is played on in its file; no other program can meanwhile.
final class Play implements AutoCloseable {
  private final Save save;
  private final Session session;
  private final BattleFiles.Opened opened;

  private Play(Save save, Session session, BattleFiles.Opened opened) {
    this.save = save;
    this.session = session;
    this.opened = opened;
  }

  /// Opens the file. What was cut off its end because it did not hold is said.
  static Play open(Call call, Path file) {
    BattleFiles.Opened opened = Saves.files(call).open(file);
    Journal journal = opened.journal();
    opened.recovered().ifPresent(mended -> call.warn(mended.phrase()));
    Session session = new Session(journal, opened.file(), advisor(journal));
    return new Play(new Save(call, file, Saves.ruleset(call, journal), journal), session, opened);
  }

  /// The ruleset's own best advises on choices that a side has set to be advised on.
  private static Advisor advisor(Journal journal) {
    Player best = Players.of(journal.setting().rules()).getLast();
    return Advice.of(best, journal.setting().judge(Judge.Showing.RESULT_ONLY));
  }

  Session session() {
    return session;
  }

  /// The battle with the words to tell it in.
  Save save() {
    return save;
  }

  /// Waits until every entry is on the disk; throws [BadFile] where one is not.
  void settle() {
    try {
      session.kept().toCompletableFuture().join();
    } catch (CompletionException e) {
      throw e.getCause() instanceof BadFile bad ? bad : e;
    }
  }

  @Override
  public void close() {
    opened.file().close();
  }
}
