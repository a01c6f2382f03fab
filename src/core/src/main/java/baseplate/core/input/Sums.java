package baseplate.core.input;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/// The sums of dice.
final class Sums {
  private Sums() {}

  /// How few sums are told of the many.
  enum Told {
    /// Each by itself.
    EACH,
    /// Two shares.
    TWOFOLD
  }

  /// The sums of all the dice; empty where that takes too much.
  static Optional<Weights> of(List<Die> dice, Told told) {
    double count = 0;
    double greatest = 0;
    for (Die die : dice) {
      count += die.count();
      greatest += (double) die.count() * die.sides();
    }
    double bits = Effort.bits(dice);
    double cases = told == Told.EACH ? greatest : 2;
    if (!Effort.isWithin(count * greatest, bits) || !Effort.isTellable(cases, bits)) {
      return Optional.empty();
    }
    Weights sums = start(bits);
    for (Die die : dice) {
      for (int i = 0; i < die.count(); i++) {
        sums = sums.die(die.sides());
      }
    }
    return Optional.of(sums);
  }

  /// How many of the dice show at least a face; empty where that takes too much.
  static Optional<Weights> counting(List<Die> dice, int least) {
    double count = dice.stream().mapToInt(Die::count).sum();
    double bits = Effort.bits(dice);
    if (!Effort.isWithin(count * count, bits) || !Effort.isTellable(count, bits)) {
      return Optional.empty();
    }
    Weights counts = start(bits);
    for (Die die : dice) {
      int miss = Math.clamp(least - 1L, 0, die.sides());
      for (int i = 0; i < die.count(); i++) {
        counts = counts.trial(miss, die.sides() - miss);
      }
    }
    return Optional.of(counts);
  }

  private static Weights start(double bits) {
    return Effort.isSmall(bits) ? SmallWeights.start(1, 1) : BigWeights.start(1, BigInteger.ONE);
  }

  /// What to add to the sum of all dice of two pools to come to the lead of the first.
  ///
  /// A die turned upside down is as fair as before: less a face is as likely as more by the
  /// opposite face, less the two together.
  static int shift(Pool attack, Pool defence) {
    int shift = attack.plus() - defence.plus();
    for (Die die : defence.dice()) {
      shift -= die.count() * (die.sides() + 1);
    }
    return shift;
  }
}
