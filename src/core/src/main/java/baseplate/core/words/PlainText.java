package baseplate.core.words;

/// Texts from outside that stand within sentences and on lines.
public final class PlainText {
  private PlainText() {}

  /// Whether a text can be a name: 1 to `most` characters, no white space at its ends, and none
  /// that breaks a line, moves the cursor, turns the reading direction or is half a character.
  public static boolean isName(String text, int most) {
    if (text.isEmpty() || text.length() > most || !text.equals(text.strip())) {
      return false;
    }
    int at = 0;
    while (at < text.length()) {
      int c = text.codePointAt(at);
      if (isUnfit(c)) {
        return false;
      }
      at += Character.charCount(c);
    }
    return true;
  }

  /// Whether a character breaks a line, moves the cursor, turns the reading direction or is half of
  /// one.
  static boolean isUnfit(int c) {
    return switch (Character.getType(c)) {
      case Character.CONTROL,
          Character.SURROGATE,
          Character.LINE_SEPARATOR,
          Character.PARAGRAPH_SEPARATOR ->
          true;
      case Character.FORMAT -> isTurning(c);
      default -> false;
    };
  }

  /// Of the characters that are not seen, those that join letters and emoji may stay.
  private static boolean isTurning(int c) {
    return c == '\u061c'
        || c == '\u200e'
        || c == '\u200f'
        || c >= '\u202a' && c <= '\u202e'
        || c >= '\u2066' && c <= '\u2069';
  }
}
