package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;

/// A file that grows at its end.
interface Store extends AutoCloseable {
  /// Writes all bytes at a position.
  void write(ByteBuffer bytes, long position) throws IOException;

  /// Returns when everything written is on the disk.
  void force() throws IOException;

  /// Cuts the file off.
  void truncate(long length) throws IOException;

  @Override
  void close() throws IOException;
}
