package baseplate.core;

import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.List;

/// How a number came about: its lines, the base first, and their sum.
///
/// @param what the number
/// @param subject the piece or side that it belongs to
/// @param lines base and modifiers in order
/// @param total the number that the rules used; the lines' sum unless a bound cut it, which is then
///   a line too
public record Reckoning(Phrase what, String subject, List<Amount> lines, BigDecimal total) {
  public Reckoning {
    lines = List.copyOf(lines);
  }
}
