package baseplate.data;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.locks.ReentrantLock;

/// A file that is put right just before something is written to it, and not touched before: one
/// whose end does not hold, or one of an older format.
final class MendingStore implements Store {
  private final Mend mend;
  private final ReentrantLock mending = new ReentrantLock();
  private volatile Store store;
  private boolean mended;

  /// Puts a file right.
  @FunctionalInterface
  interface Mend {
    /// Mends what is found and gives what is written to from then on; throws [BadFile] when the
    /// file is no longer as it was read.
    Store on(Store found) throws IOException;
  }

  MendingStore(Store found, Mend mend) {
    this.store = found;
    this.mend = mend;
  }

  @Override
  public void ready(long length) throws IOException {
    mending.lock();
    try {
      if (!mended) {
        store = mend.on(store);
        mended = true;
      }
    } finally {
      mending.unlock();
    }
    store.ready(length);
  }

  @Override
  public void write(ByteBuffer bytes, long position) throws IOException {
    store.write(bytes, position);
  }

  @Override
  public void force() throws IOException {
    store.force();
  }

  @Override
  public void truncate(long length) throws IOException {
    store.truncate(length);
  }

  @Override
  public byte[] bytes(int most) throws IOException {
    return store.bytes(most);
  }

  @Override
  public void close() throws IOException {
    store.close();
  }
}
