package baseplate.data;

import baseplate.core.doc.Doc;
import java.util.Set;
import java.util.regex.Pattern;

/// Which texts of the text form may stand bare, and how the others are quoted.
final class TextWords {
  private static final Pattern KEY = Pattern.compile("[A-Za-z][A-Za-z0-9_-]*");
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]+(\\.[0-9]+)?");
  private static final Set<String> RESERVED = Set.of("true", "false", "null");
  private static final String MARKS = " _-./'()+";

  private TextWords() {}

  static boolean isBareKey(String key) {
    return KEY.matcher(key).matches();
  }

  static boolean isNumber(String text) {
    return NUMBER.matcher(text).matches();
  }

  static boolean isReserved(String text) {
    return RESERVED.contains(text);
  }

  /// Whether a text can stand without quotes: plain ASCII, neither a number nor a reserved word, no
  /// space or dash in front, no space behind.
  static boolean isBare(String text) {
    return !text.isEmpty()
        && isLetterOrDigit(text.charAt(0))
        && text.charAt(text.length() - 1) != ' '
        && text.chars().allMatch(TextWords::isBare)
        && !isNumber(text)
        && !isReserved(text);
  }

  /// Whether the character may stand in a bare text.
  static boolean isBare(int c) {
    return isLetterOrDigit(c) || MARKS.indexOf(c) >= 0;
  }

  private static boolean isLetterOrDigit(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
  }

  static String key(String key) {
    return isBareKey(key) ? key : quoted(key);
  }

  static String value(String text) {
    return isBare(text) ? text : quoted(text);
  }

  /// The text as JSON writes it.
  static String quoted(String text) {
    return Pretty.text(Doc.of(text)).strip();
  }
}
