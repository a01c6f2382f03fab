package baseplate.data;

import baseplate.core.journal.Entry;
import baseplate.core.journal.Sink;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// A battle file that is being written to: no other program can open it for that.
///
/// Entries go to its end; the stage of each completes when the disk has it, or fails with a
/// [BadFile]. An entry that failed is written with the next one.
public final class BattleFile implements Sink, AutoCloseable {
  private final Path path;
  private final Appender appender;
  private final @Nullable Mending mending;
  private final Runnable release;

  /// @param mending what is done before the first entry is written, null where nothing need be
  BattleFile(Path path, Appender appender, @Nullable Mending mending, Runnable release) {
    this.path = path;
    this.appender = appender;
    this.mending = mending;
    this.release = release;
  }

  /// Where it is.
  public Path path() {
    return path;
  }

  /// What was cut off because it did not hold; nothing is before the first entry is written.
  public Optional<BattleFiles.Mended> mended() {
    return mending == null ? Optional.empty() : mending.mended();
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
