package baseplate.core.dice;

/// The frozen function that dice come from: it stirs whole numbers into a state of 64 bits.
///
/// Not one bit of it may ever change, because old battle files are checked against it. The numbers
/// are the fractions of the square roots of 2, 3, 5 and 7, times 2^64, made odd.
final class Mix {
  /// The state before anything is stirred in.
  static final long START = 0x6A09E667F3BCC909L;

  private static final long STRIDE = 0xBB67AE8584CAA73BL;
  private static final long FIRST = 0x3C6EF372FE94F82BL;
  private static final long SECOND = 0xA54FF53A5F1D36F1L;

  private Mix() {}

  /// The state after a number; different numbers give different states.
  static long stir(long state, long number) {
    long mixed = state + number * STRIDE;
    mixed = (mixed ^ mixed >>> 32) * FIRST;
    mixed = (mixed ^ mixed >>> 29) * SECOND;
    mixed = (mixed ^ mixed >>> 31) * FIRST;
    return mixed ^ mixed >>> 32;
  }

  /// The state after a text, character by character.
  static long stir(long state, String text) {
    long mixed = stir(state, text.length());
    for (int i = 0; i < text.length(); i++) {
      mixed = stir(mixed, text.charAt(i));
    }
    return mixed;
  }
}
