package baseplate.core.input;

import java.math.BigInteger;

/// Numbers of ways in which dice fall.
final class Pools {
  private Pools() {}

  static BigInteger power(int sides, int dice) {
    return BigInteger.valueOf(sides).pow(dice);
  }
}
