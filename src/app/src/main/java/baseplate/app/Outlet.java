package baseplate.app;

import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/// A standard stream of the process. Who reads it may have had enough (`| head`): what is written
/// after that is dropped and is no failure. Every other failure is one.
final class Outlet extends OutputStream {
  private final OutputStream stream;
  private boolean left;

  Outlet(OutputStream stream) {
    this.stream = stream;
  }

  @Override
  public void write(int b) throws IOException {
    write(new byte[] {(byte) b}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int from, int count) throws IOException {
    if (left) {
      return;
    }
    try {
      stream.write(bytes, from, count);
    } catch (IOException e) {
      left = isReaderGone(e);
      if (!left) {
        throw e;
      }
    }
  }

  /// What systems say of it: "Broken pipe", "The pipe is being closed".
  private static boolean isReaderGone(IOException e) {
    return String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT).contains("pipe");
  }
}
