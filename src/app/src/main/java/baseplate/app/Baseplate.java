package baseplate.app;

/// Where the program starts: the desktop without words, the command line with them.
public final class Baseplate {
  private Baseplate() {}

  /// Runs the program.
  ///
  /// @param words the words of the command line; none opens the desktop
  static void main(String[] words) {
    System.exit(run(words));
  }

  private static int run(String[] words) {
    System.out.println("Baseplate: " + words.length + " words; the command line is still to come.");
    return 0;
  }
}
