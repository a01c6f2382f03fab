package baseplate.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/// What is piped in. Where the shell closed standard input, the system may have given its number to
/// a file of the program's own; then nothing is piped in.
final class PipedIn {
  private static final Path DESCRIPTOR = Path.of("/dev/fd/0");

  private PipedIn() {}

  /// Standard input, or nothing where it is closed.
  static InputStream open() {
    Path java = Path.of(System.getProperty("java.home", "."));
    return isClosed(DESCRIPTOR, java.resolveSibling("."))
        ? InputStream.nullInputStream()
        : System.in;
  }

  /// Whether the descriptor leads nowhere, where the system has descriptors as files, or to a file
  /// of the program's own.
  ///
  /// @param program the folder of the program and its Java
  static boolean isClosed(Path descriptor, Path program) {
    if (!Files.isDirectory(descriptor.resolveSibling("."))) {
      return false;
    }
    try {
      return !Files.exists(descriptor) || descriptor.toRealPath().startsWith(program.toRealPath());
    } catch (IOException _) {
      return false;
    }
  }
}
