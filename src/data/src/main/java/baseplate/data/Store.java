package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;

/// A file that grows at its end.
interface Store extends AutoCloseable {
  /// Called before anything is written at the end, which must be at `length`; throws [BadFile] when
  /// the file is no longer as it was left.
  void ready(long length) throws IOException;

  /// Writes all bytes at a position.
  void write(ByteBuffer bytes, long position) throws IOException;

  /// Returns when everything written is on the disk.
  void force() throws IOException;

  /// Cuts the file off.
  void truncate(long length) throws IOException;

  /// All that it holds; throws [BadFile] when that is more than `most` bytes.
  byte[] bytes(int most) throws IOException;

  @Override
  void close() throws IOException;
}
