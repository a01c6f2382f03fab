package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes whole files so that there is the old one or the new one, never a part: aside, forced to
/// the disk, then renamed.
public final class Aside {
  private static final Set<StandardOpenOption> ANEW =
      Set.of(
          StandardOpenOption.CREATE,
          StandardOpenOption.TRUNCATE_EXISTING,
          StandardOpenOption.WRITE);

  private Aside() {}

  /// Puts the bytes in place of whatever file is there; throws [BadFile], and then nothing changed.
  public static void write(Path file, byte[] bytes) {
    Path part = file.resolveSibling("." + file.getFileName() + ".part");
    try {
      fill(part, bytes);
      rename(part, file);
      forceFolder(file);
    } catch (IOException e) {
      discard(part);
      throw Disk.unwritable(file, e);
    }
  }

  private static void fill(Path part, byte[] bytes) throws IOException {
    try (FileChannel channel = FileChannel.open(part, ANEW)) {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
    }
  }

  private static void rename(Path part, Path file) throws IOException {
    try {
      Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    } catch (AtomicMoveNotSupportedException _) {
      Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  /// Some systems cannot open a folder, and need not: there the rename itself is safe.
  private static void forceFolder(Path file) {
    @Nullable Path folder = file.toAbsolutePath().getParent();
    if (folder != null) {
      try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
        channel.force(true);
      } catch (IOException _) {
        // as the comment above says
      }
    }
  }

  private static void discard(Path part) {
    try {
      Files.deleteIfExists(part);
    } catch (IOException _) {
      // it is overwritten the next time
    }
  }
}
