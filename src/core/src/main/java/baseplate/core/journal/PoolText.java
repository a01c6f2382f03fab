package baseplate.core.journal;

import baseplate.core.input.Die;
import baseplate.core.input.Pool;
import java.util.ArrayList;
import java.util.List;

/// A pool as text: `2d6`, `1d8+2d6`, `3d6-1`.
final class PoolText {
  private static final int MOST_DIGITS = 6;

  private final String text;
  private int at;

  private PoolText(String text) {
    this.text = text;
  }

  static String write(Pool pool) {
    StringBuilder out = new StringBuilder(8);
    String separator = "";
    for (Die die : pool.dice()) {
      out.append(separator).append(die.count()).append('d').append(die.sides());
      separator = "+";
    }
    if (pool.plus() != 0 || pool.dice().isEmpty()) {
      out.append(pool.plus() < 0 || separator.isEmpty() ? "" : "+").append(pool.plus());
    }
    return out.toString();
  }

  /// Throws IllegalArgumentException where the text is not what [#write] gives.
  static Pool read(String text) {
    Pool pool = new PoolText(text).pool();
    if (!write(pool).equals(text)) {
      throw new IllegalArgumentException("not a pool");
    }
    return pool;
  }

  private Pool pool() {
    List<Die> dice = new ArrayList<>(2);
    while (at < text.length()) {
      int sign = sign();
      int number = number();
      if (at == text.length()) {
        return new Pool(dice, sign * number);
      }
      if (sign < 0 || text.charAt(at++) != 'd') {
        throw new IllegalArgumentException("not a pool");
      }
      dice.add(new Die(number, number()));
    }
    return new Pool(dice, 0);
  }

  private int sign() {
    char c = text.charAt(at);
    if (c == '+' || c == '-') {
      at++;
    }
    return c == '-' ? -1 : 1;
  }

  private int number() {
    int start = at;
    int value = 0;
    while (at < text.length() && at - start < MOST_DIGITS && digit()) {
      value = value * 10 + (text.charAt(at++) - '0');
    }
    if (at == start) {
      throw new IllegalArgumentException("not a pool");
    }
    return value;
  }

  private boolean digit() {
    char c = text.charAt(at);
    return c >= '0' && c <= '9';
  }
}
