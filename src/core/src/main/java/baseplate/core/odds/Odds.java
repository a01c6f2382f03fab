package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.input.Fraction;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.function.Predicate;

/// What can come of a command, and how likely each of it is.
///
/// @param outcomes what can come of it, the likeliest first
/// @param residual what was left off because it is nearly impossible: under 10^-12, mostly nothing
/// @param intention the name of the intention that answered the choices
/// @param working how the answer was found
public record Odds(List<Outcome> outcomes, Fraction residual, String intention, Working working) {
  public Odds {
    outcomes = List.copyOf(outcomes);
  }

  /// Battles that are told in the same words.
  ///
  /// @param told the words
  /// @param chance how likely it is, in lowest terms; where sampled, the share of the samples
  /// @param within where the true chance lies: exactly there, or where sampled with 95 percent
  ///   confidence
  /// @param ends the battles themselves, in the order in which they were found
  public record Outcome(Phrase told, Fraction chance, Interval within, List<End> ends) {
    public Outcome {
      ends = List.copyOf(ends);
    }
  }

  /// A battle that it can come to.
  ///
  /// @param battle the battle
  /// @param chance how likely it is, in lowest terms
  public record End(Battle battle, Fraction chance) {}

  /// How an answer was found.
  ///
  /// @param edges branches judged
  /// @param choices choices answered by the intention
  /// @param samples samples taken, 0 where all was walked
  public record Working(long edges, long choices, int samples) {}

  /// Whether the chances are exact and add up to 1.
  public boolean isExact() {
    return !isSampled() && residual.isZero();
  }

  /// Whether the chances were sampled.
  public boolean isSampled() {
    return working.samples() > 0;
  }

  /// The chance that it comes to a battle of which something holds.
  public Fraction chance(Predicate<Battle> holds) {
    Fraction sum = Fraction.ZERO;
    for (Outcome outcome : outcomes) {
      for (End end : outcome.ends()) {
        sum = holds.test(end.battle()) ? sum.plus(end.chance()) : sum;
      }
    }
    return sum.reduced();
  }

  /// How many different battles it can come to.
  public int leaves() {
    return outcomes.stream().mapToInt(outcome -> outcome.ends().size()).sum();
  }
}
