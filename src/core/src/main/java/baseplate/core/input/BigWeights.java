package baseplate.core.input;

import java.math.BigInteger;
import java.util.Arrays;

/// Weights of any size.
final class BigWeights implements Weights {
  private final BigInteger[] ways;
  private final BigInteger all;

  private BigWeights(BigInteger[] ways, BigInteger all) {
    this.ways = ways;
    this.all = all;
  }

  /// One sum, 0, told together with those up to less than `size`.
  ///
  /// @param all the number of ways to it
  static Weights start(int size, BigInteger all) {
    BigInteger[] ways = zeros(size);
    ways[0] = all;
    return new BigWeights(ways, all);
  }

  private static BigInteger[] zeros(int size) {
    BigInteger[] zeros = new BigInteger[size];
    Arrays.fill(zeros, BigInteger.ZERO);
    return zeros;
  }

  @Override
  public int size() {
    return ways.length;
  }

  @Override
  public Weights die(int sides) {
    BigInteger[] sums = zeros(ways.length + sides);
    BigInteger window = BigInteger.ZERO;
    for (int sum = 1; sum < sums.length; sum++) {
      window = sum <= ways.length ? window.add(ways[sum - 1]) : window;
      window = sum > sides ? window.subtract(ways[sum - 1 - sides]) : window;
      sums[sum] = window;
    }
    return new BigWeights(sums, all.multiply(BigInteger.valueOf(sides)));
  }

  @Override
  public Weights trial(int miss, int hit) {
    BigInteger[] sums = zeros(ways.length + 1);
    BigInteger misses = BigInteger.valueOf(miss);
    BigInteger hits = BigInteger.valueOf(hit);
    for (int sum = 0; sum < ways.length; sum++) {
      sums[sum] = sums[sum].add(ways[sum].multiply(misses));
      sums[sum + 1] = ways[sum].multiply(hits);
    }
    return new BigWeights(sums, all.multiply(misses.add(hits)));
  }

  @Override
  public Weights chained(int sides) {
    BigInteger[] sums = zeros(ways.length);
    BigInteger divisor = BigInteger.valueOf(sides);
    BigInteger window = BigInteger.ZERO;
    for (int sum = 1; sum < sums.length; sum++) {
      window = window.add(ways[sum - 1]);
      window = sum >= sides ? window.subtract(ways[sum - sides]) : window;
      BigInteger again = sum > sides ? sums[sum - sides] : BigInteger.ZERO;
      sums[sum] = window.add(again).divide(divisor);
    }
    return new BigWeights(sums, all);
  }

  @Override
  public Fraction share(long from, long to) {
    BigInteger sum = BigInteger.ZERO;
    for (long at = Math.max(0, from); at < Math.min(ways.length, to); at++) {
      sum = sum.add(ways[(int) at]);
    }
    return Fraction.raw(sum, all);
  }
}
