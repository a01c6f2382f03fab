package baseplate.core;

/// The name of a piece within its battle.
///
/// @param text 1 to 64 characters without control characters
public record PieceId(String text) implements Comparable<PieceId> {
  public PieceId {
    if (text.isEmpty() || text.length() > 64 || hasControl(text)) {
      throw new IllegalArgumentException("a piece's id has 1 to 64 printable characters");
    }
  }

  private static boolean hasControl(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (Character.isISOControl(text.charAt(i))) {
        return true;
      }
    }
    return false;
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
