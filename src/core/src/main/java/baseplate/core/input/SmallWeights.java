package baseplate.core.input;

import java.util.Arrays;

/// Weights where the number of all ways fits into a long.
final class SmallWeights implements Weights {
  private final long[] ways;
  private final long all;

  private SmallWeights(long[] ways, long all) {
    this.ways = ways;
    this.all = all;
  }

  /// One sum, 0, told together with those up to less than `size`.
  ///
  /// @param all the number of ways to it
  static Weights start(int size, long all) {
    long[] ways = new long[size];
    ways[0] = all;
    return new SmallWeights(ways, all);
  }

  @Override
  public int size() {
    return ways.length;
  }

  @Override
  public Weights die(int sides) {
    long[] sums = new long[ways.length + sides];
    long window = 0;
    for (int sum = 1; sum < sums.length; sum++) {
      window += sum <= ways.length ? ways[sum - 1] : 0;
      window -= sum > sides ? ways[sum - 1 - sides] : 0;
      sums[sum] = window;
    }
    return new SmallWeights(sums, all * sides);
  }

  @Override
  public Weights trial(int miss, int hit) {
    long[] sums = Arrays.copyOf(ways, ways.length + 1);
    for (int sum = ways.length; sum >= 0; sum--) {
      sums[sum] = sums[sum] * miss + (sum > 0 ? sums[sum - 1] * hit : 0);
    }
    return new SmallWeights(sums, all * (miss + hit));
  }

  @Override
  public Weights chained(int sides) {
    long[] sums = new long[ways.length];
    long window = 0;
    for (int sum = 1; sum < sums.length; sum++) {
      window += ways[sum - 1];
      window -= sum >= sides ? ways[sum - sides] : 0;
      sums[sum] = (window + (sum > sides ? sums[sum - sides] : 0)) / sides;
    }
    return new SmallWeights(sums, all);
  }

  @Override
  public Fraction share(long from, long to) {
    long sum = 0;
    for (long at = Math.max(0, from); at < Math.min(ways.length, to); at++) {
      sum += ways[(int) at];
    }
    return Fraction.of(sum, all);
  }
}
