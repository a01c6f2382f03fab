package baseplate.testkit;

import baseplate.core.play.Chance;
import java.util.ArrayList;
import java.util.List;

/// One generated case: a source of values that depends on the case's seed alone.
public final class Case implements Chance {
  private final long seed;
  private long drawn;

  /// The case of a seed.
  public Case(long seed) {
    this.seed = seed;
  }

  /// The seed that makes the case again.
  public long seed() {
    return seed;
  }

  /// The next 64 bits.
  public long bits() {
    drawn++;
    return mix(seed + drawn * 0x9E3779B97F4A7C15L);
  }

  @Override
  public int below(int bound) {
    return (int) between(0, bound - 1L);
  }

  /// A whole number from `least` to `most`, both included, each equally likely.
  public long between(long least, long most) {
    long span = most - least + 1;
    if (least > most || span <= 0) {
      throw new IllegalArgumentException("nothing between " + least + " and " + most);
    }
    long limit = Long.MAX_VALUE - (Long.MAX_VALUE % span + 1) % span;
    long bits = bits() >>> 1;
    while (bits > limit) {
      bits = bits() >>> 1;
    }
    return least + bits % span;
  }

  /// A whole number from `least` to `most`, both included.
  public int between(int least, int most) {
    return (int) between((long) least, (long) most);
  }

  /// True once in `ways`.
  public boolean oneIn(int ways) {
    return below(ways) == 0;
  }

  /// One of the items.
  public <T> T oneOf(List<T> items) {
    return items.get(below(items.size()));
  }

  /// The items in another order, each order equally likely.
  public <T> List<T> shuffled(List<T> items) {
    List<T> order = new ArrayList<>(items);
    for (int i = order.size() - 1; i > 0; i--) {
      java.util.Collections.swap(order, i, below(i + 1));
    }
    return order;
  }

  /// A bijection of 64 bits in which each bit of the argument stirs each bit of the result.
  static long mix(long value) {
    long stirred = (value ^ value >>> 30) * 0xBF58476D1CE4E5B9L;
    stirred = (stirred ^ stirred >>> 27) * 0x94D049BB133111EBL;
    return stirred ^ stirred >>> 31;
  }
}
