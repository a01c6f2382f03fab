package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// A [Store] on the disk, locked while it is open: whatever name leads to the file, only one
/// program has it.
///
/// The lock lies on a byte far behind the end, so that others may read the file. Systems drop it
/// when the same program closes another channel to the file; so it is also seen before each write
/// whether the file is the one that was opened and as long as it was left.
final class FileStore implements Store {
  private static final long LOCKED = 1L << 62;

  private final Path file;
  private final FileChannel channel;
  private final @Nullable Object key;

  private FileStore(Path file, FileChannel channel) throws IOException {
    this.file = file;
    this.channel = channel;
    this.key = key(file);
  }

  /// Opens and locks a file; throws [BadFile] when another program has it.
  static FileStore open(Path file) throws IOException {
    FileChannel channel = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE);
    boolean done = false;
    try {
      lock(file, channel);
      FileStore store = new FileStore(file, channel);
      done = true;
      return store;
    } finally {
      if (!done) {
        channel.close();
      }
    }
  }

  private static void lock(Path file, FileChannel channel) throws IOException {
    try {
      if (channel.tryLock(LOCKED, 1, false) == null) {
        throw SideLock.taken(file);
      }
    } catch (OverlappingFileLockException _) {
      throw SideLock.taken(file);
    }
  }

  /// What tells a file from all others, where the system knows such a thing.
  private static @Nullable Object key(Path file) throws IOException {
    return Files.readAttributes(file, BasicFileAttributes.class).fileKey();
  }

  @Override
  public void ready(long length) throws IOException {
    if (!Files.exists(file) || !Objects.equals(key(file), key) || channel.size() != length) {
      throw Disk.changed(file);
    }
  }

  @Override
  public void write(ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      at += channel.write(bytes, at);
    }
  }

  @Override
  public void force() throws IOException {
    channel.force(false);
  }

  @Override
  public void truncate(long length) throws IOException {
    channel.truncate(length);
  }

  @Override
  public byte[] bytes(int most) throws IOException {
    if (channel.size() > most) {
      throw Disk.tooLarge(file.toString(), most);
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) channel.size());
    int read = 0;
    while (bytes.hasRemaining() && read >= 0) {
      read = channel.read(bytes, bytes.position());
    }
    return bytes.hasRemaining() ? head(bytes) : bytes.array();
  }

  /// What there was of a file that was cut meanwhile.
  private static byte[] head(ByteBuffer bytes) {
    byte[] head = new byte[bytes.flip().remaining()];
    bytes.get(head);
    return head;
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
