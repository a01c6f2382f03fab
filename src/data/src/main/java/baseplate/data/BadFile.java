package baseplate.data;

import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;

/// A file that cannot be used: which, where in it, what is wrong, and how to mend it.
///
/// The program shows it as one line; it is never a fault of the program.
public final class BadFile extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String file;
  private final String place;
  private final transient Phrase problem;
  private final transient Phrase mend;

  /// @param file the file's name as the player knows it
  /// @param place `line:column` or a JSON pointer, empty for the whole file
  /// @param problem what is wrong
  /// @param mend what to do about it
  public BadFile(String file, String place, Phrase problem, Phrase mend) {
    super(file + (place.isEmpty() ? "" : " " + place) + ": " + problem, null, false, false);
    this.file = file;
    this.place = place;
    this.problem = problem;
    this.mend = mend;
  }

  /// The same fault of a document as a fault of the file that holds it.
  public static BadFile of(String file, Malformed malformed) {
    return new BadFile(
        file, malformed.pointer(), malformed.problem(), Phrase.of("data.mend.field"));
  }

  /// The file's name.
  public String file() {
    return file;
  }

  /// `line:column` or a JSON pointer; empty for the whole file.
  public String place() {
    return place;
  }

  /// What is wrong.
  public Phrase problem() {
    return problem;
  }

  /// What to do about it.
  public Phrase mend() {
    return mend;
  }

  /// All of it as one sentence.
  public Phrase phrase() {
    return Phrase.of(place.isEmpty() ? "data.bad-file.whole" : "data.bad-file", "file", file)
        .with("place", place)
        .with("problem", problem)
        .with("mend", mend);
  }
}
