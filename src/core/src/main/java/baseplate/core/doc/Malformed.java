package baseplate.core.doc;

import baseplate.core.words.Phrase;

/// Input from outside that cannot be read: where in it, what is wrong, and how to mend it.
///
/// Thrown by every reader of files and commands; the program shows it as one line.
public final class Malformed extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String pointer;
  private final transient Phrase problem;

  /// @param pointer JSON pointer into the document, empty for the whole
  /// @param problem what is wrong and what would be right
  public Malformed(String pointer, Phrase problem) {
    super(pointer + ": " + problem, null, false, false);
    this.pointer = pointer;
    this.problem = problem;
  }

  /// JSON pointer of the faulty place.
  public String pointer() {
    return pointer;
  }

  /// What is wrong, with the values that mend it.
  public Phrase problem() {
    return problem;
  }
}
