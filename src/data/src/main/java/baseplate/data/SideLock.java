package baseplate.data;

import baseplate.core.words.Phrase;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;

/// Keeps other programs off a battle file by a lock on a file beside it. The system drops the lock
/// when the program ends, however it ends; the file beside stays and means nothing by itself.
final class SideLock implements AutoCloseable {
  private final FileChannel channel;

  private SideLock(FileChannel channel) {
    this.channel = channel;
  }

  /// The file beside that is locked.
  static Path beside(Path file) {
    return file.resolveSibling("." + file.getFileName() + ".lock");
  }

  /// Locks; throws [BadFile] when another has it or the folder cannot be written to.
  static SideLock on(Path file) {
    Path beside = Disk.target(beside(file));
    @Nullable FileChannel channel = null;
    try {
      channel = FileChannel.open(beside, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
      @Nullable FileLock lock = channel.tryLock();
      if (lock == null) {
        throw taken(file);
      }
      SideLock held = new SideLock(channel);
      channel = null;
      return held;
    } catch (OverlappingFileLockException _) {
      throw taken(file);
    } catch (IOException e) {
      throw Disk.unwritable(file, e);
    } finally {
      closeQuietly(channel);
    }
  }

  static BadFile taken(Path file) {
    return new BadFile(
        file.toString(), "", Phrase.of("data.battle.locked"), Phrase.of("data.mend.locked"));
  }

  private static void closeQuietly(@Nullable FileChannel channel) {
    if (channel != null) {
      try {
        channel.close();
      } catch (IOException _) {
        // nothing was written to it
      }
    }
  }

  @Override
  public void close() {
    closeQuietly(channel);
  }
}
