package baseplate.core;

/// The name of a piece within its battle.
///
/// @param text 1 to 64 characters without control characters
public record PieceId(String text) implements Comparable<PieceId> {
  public PieceId {
    if (text.isEmpty() || text.length() > 64 || text.chars().anyMatch(Character::isISOControl)) {
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
