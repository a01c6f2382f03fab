package baseplate.core;

import baseplate.core.words.PlainText;

/// The name of a piece within its battle.
///
/// @param text 1 to 64 characters, fit to be a name ([PlainText#isName])
public record PieceId(String text) implements Comparable<PieceId> {
  public PieceId {
    if (!PlainText.isName(text, 64)) {
      throw new IllegalArgumentException("a piece's id has 1 to 64 printable characters");
    }
  }

  @Override
  public int compareTo(PieceId that) {
    return text.compareTo(that.text);
  }

  @Override
  public String toString() {
    return text;
  }
}
