package baseplate.data;

import baseplate.core.journal.Entry;
import baseplate.core.journal.Sink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// A battle file that is being written to: no other program can open it for that.
///
/// Entries go to its end; the stage of each completes when the disk has it, or fails with a
/// [BadFile]. An entry that failed is written with the next one.
public final class BattleFile implements Sink, AutoCloseable {
  private final Path path;
  private final Appender appender;
  private final Runnable release;

  BattleFile(Path path, Appender appender, Runnable release) {
    this.path = path;
    this.appender = appender;
    this.release = release;
  }

  /// Where it is.
  public Path path() {
    return path;
  }

  @Override
  public CompletionStage<@Nullable Void> append(Entry entry) {
    return appender.append(entry);
  }

  /// Waits until all entries are written, and lets other programs at the file.
  @Override
  public void close() {
    try {
      appender.close();
    } catch (IOException e) {
      throw Disk.unwritable(path, e);
    } finally {
      release.run();
    }
  }
}
