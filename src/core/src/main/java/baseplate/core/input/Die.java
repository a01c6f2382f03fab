package baseplate.core.input;

/// Equal dice thrown together.
///
/// @param count how many, 1 to 1,000
/// @param sides faces of each, 2 to 1,000
public record Die(int count, int sides) {
  /// Most dice of one kind in a pool.
  public static final int MOST = 1_000;

  public Die {
    if (count < 1 || count > MOST || sides < 2 || sides > MOST) {
      throw new IllegalArgumentException("no such dice: " + count + "d" + sides);
    }
  }
}
