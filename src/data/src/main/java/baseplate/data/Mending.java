package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// Cuts a battle file at the last line whose link holds, and keeps what was cut.
final class Mending {
  private Mending() {}

  /// Makes the file end with its last good line; what was cut, if anything, is on the disk beside
  /// it before the file is touched. Throws [BadFile].
  static BattleFiles.@Nullable Mended mend(Path path, byte[] bytes, BattleReader.Reading reading) {
    BattleFiles.@Nullable Mended mended = keepTail(path, bytes, reading);
    if (mended != null || !reading.ended()) {
      end(path, reading);
    }
    return mended;
  }

  /// Keeps what is behind the last good line, if anything is.
  private static BattleFiles.@Nullable Mended keepTail(
      Path path, byte[] bytes, BattleReader.Reading reading) {
    if (reading.good() >= bytes.length) {
      return null;
    }
    byte[] cut = Arrays.copyOfRange(bytes, reading.good(), bytes.length);
    return new BattleFiles.Mended(reading.bad(), keep(path, ".cut-", cut));
  }

  private static void end(Path path, BattleReader.Reading reading) {
    try (Store store = FileStore.open(path)) {
      store.truncate(reading.good());
      if (!reading.ended()) {
        store.write(ByteBuffer.wrap(new byte[] {'\n'}), reading.good());
      }
      store.force();
    } catch (IOException e) {
      throw Disk.unwritable(path, e);
    }
  }

  /// Puts bytes into a file beside the battle file whose name is not taken.
  ///
  /// @param mark what follows the battle file's name, before a number
  static Path keep(Path path, String mark, byte[] bytes) {
    int number = 1;
    Path kept = beside(path, mark, number);
    while (Files.exists(kept)) {
      kept = beside(path, mark, ++number);
    }
    Aside.write(kept, bytes);
    return kept;
  }

  private static Path beside(Path path, String mark, int number) {
    return path.resolveSibling(path.getFileName() + mark + number);
  }
}
