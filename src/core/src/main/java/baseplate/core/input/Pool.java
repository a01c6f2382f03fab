package baseplate.core.input;

import java.util.List;

/// Dice thrown together and a number added once to their sum.
///
/// @param dice kinds in the order in which their faces stand in an input
/// @param plus what is added to the sum
public record Pool(List<Die> dice, int plus) {
  /// Two six-sided dice.
  public static final Pool TWO_D6 = of(2, 6);

  public Pool {
    dice = List.copyOf(dice);
  }

  /// `count` dice of `sides` faces.
  public static Pool of(int count, int sides) {
    return new Pool(List.of(new Die(count, sides)), 0);
  }

  /// How many dice in all.
  public int size() {
    int size = 0;
    for (Die die : dice) {
      size += die.count();
    }
    return size;
  }
}
