package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// Writes whole files so that there is the old one or the new one, never a part: aside, forced to
/// the disk, then put in its place.
///
/// A link is written through: what it leads to is replaced, and the link stays. Folders, devices
/// and whatever else is no plain file are refused.
public final class Aside {
  private static final Set<StandardOpenOption> ANEW =
      Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
  private static final int MOST_PARTS = 1_000;

  private Aside() {}

  /// How a file that was written aside comes to its place.
  private interface Placing {
    void place(Path part, Path file) throws IOException;
  }

  /// Makes a new file. Where something of that name is, whatever it is, throws [BadFile] and
  /// nothing changed.
  public static void create(Path file, byte[] bytes) {
    Disk.checkFree(file);
    write(file, bytes, Aside::link);
  }

  /// Puts the bytes in place of the plain file that is there, if one is; throws [BadFile], and then
  /// nothing changed.
  public static void replace(Path file, byte[] bytes) {
    write(Disk.target(file), bytes, Aside::rename);
  }

  private static void write(Path file, byte[] bytes, Placing placing) {
    try {
      Path part = filled(file, bytes);
      try {
        placing.place(part, file);
      } finally {
        discard(part);
      }
      forceFolder(file);
    } catch (IOException e) {
      throw Disk.unwritable(file, e);
    }
  }

  /// A file of its own beside the place that holds the bytes; nothing that was there is touched.
  private static Path filled(Path file, byte[] bytes) throws IOException {
    for (int number = 0; ; number++) {
      Path part = part(file, number);
      try (FileChannel channel = FileChannel.open(part, ANEW)) {
        fill(part, channel, bytes);
        return part;
      } catch (FileAlreadyExistsException taken) {
        if (number == MOST_PARTS) {
          throw taken;
        }
      }
    }
  }

  private static Path part(Path file, int number) {
    String end = number == 0 ? ".part" : ".part-" + number;
    return file.resolveSibling("." + file.getFileName() + end);
  }

  private static void fill(Path part, FileChannel channel, byte[] bytes) throws IOException {
    boolean done = false;
    try {
      ByteBuffer left = ByteBuffer.wrap(bytes);
      while (left.hasRemaining()) {
        channel.write(left);
      }
      channel.force(true);
      done = true;
    } finally {
      if (!done) {
        discard(part);
      }
    }
  }

  /// A second name is given only where nothing has it, so that nothing can be lost; where the
  /// system has no second names the file is renamed.
  private static void link(Path part, Path file) throws IOException {
    try {
      Files.createLink(file, part);
    } catch (FileAlreadyExistsException taken) {
      throw taken;
    } catch (IOException | UnsupportedOperationException _) {
      Files.move(part, file);
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
      // the next one takes another name
    }
  }
}
