package baseplate.data;

import static org.junit.jupiter.api.Assumptions.abort;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Path;

/// Makes named pipes, where the system has them.
final class Pipes {
  private Pipes() {}

  /// A named pipe that nobody writes to.
  static Path make(Path path) throws IOException {
    try {
      assumeTrue(new ProcessBuilder("mkfifo", path.toString()).start().waitFor() == 0);
    } catch (InterruptedException e) {
      abort(e.toString());
    }
    return path;
  }
}
