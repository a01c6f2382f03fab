package baseplate.core.input;

import java.util.ArrayList;
import java.util.List;

/// Dice thrown together and a number added once to their sum.
///
/// At most [#MOST] dice, and at most [#FARTHEST] added or taken away; more throws
/// IllegalArgumentException. No dice at all make a fixed sum.
///
/// @param dice kinds in the order in which their faces stand in an input
/// @param plus what is added to the sum
public record Pool(List<Die> dice, int plus) {
  /// Two six-sided dice.
  public static final Pool TWO_D6 = of(2, 6);

  /// Most dice in a pool.
  public static final int MOST = 1_000;

  /// The greatest number added or taken away.
  public static final int FARTHEST = 1_000_000;

  public Pool {
    dice = List.copyOf(dice);
    long size = dice.stream().mapToLong(Die::count).sum();
    if (size > MOST || Math.abs((long) plus) > FARTHEST) {
      throw new IllegalArgumentException("no such pool: " + size + " dice, " + plus + " added");
    }
  }

  /// `count` dice of `sides` faces.
  public static Pool of(int count, int sides) {
    return new Pool(List.of(new Die(count, sides)), 0);
  }

  /// The same with another number added.
  public Pool plus(int more) {
    return more == 0 ? this : new Pool(dice, plus + more);
  }

  /// This pool's dice and then the other's.
  public List<Die> beside(Pool other) {
    List<Die> both = new ArrayList<>(dice);
    both.addAll(other.dice);
    return List.copyOf(both);
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
