package baseplate.table.play;

import baseplate.core.input.Fraction;

/// Rolls that came to a number, and how they went against what was to be expected.
///
/// @param rolls how many there were
/// @param sum what they came to together
/// @param expected what was to be expected; of a chain that may go on for ever, up to where nearly
///   nothing is left
public record Totals(int rolls, long sum, Fraction expected) {
  /// No rolls.
  static final Totals NONE = new Totals(0, 0, Fraction.ZERO);

  Totals and(int outcome, Fraction mean) {
    return new Totals(rolls + 1, sum + outcome, expected.plus(mean).reduced());
  }
}
