package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/// A [Store] on the disk.
final class FileStore implements Store {
  private final FileChannel channel;

  private FileStore(FileChannel channel) {
    this.channel = channel;
  }

  static FileStore open(Path file) throws IOException {
    return new FileStore(FileChannel.open(file, StandardOpenOption.WRITE));
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
  public void close() throws IOException {
    channel.close();
  }
}
