package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Rules;
import baseplate.core.input.Fraction;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/// Gathers battles that the ruleset tells in the same words.
final class Telling {
  private final Rules rules;
  private final Battle before;
  private final Map<Phrase, List<Odds.End>> told = new LinkedHashMap<>();

  Telling(Rules rules, Battle before) {
    this.rules = rules;
    this.before = before;
  }

  void add(Battle end, Fraction chance) {
    told.computeIfAbsent(rules.outcome(before, end), _ -> new ArrayList<>())
        .add(new Odds.End(end, chance.reduced()));
  }

  /// What was walked, each a residual short at most.
  List<Odds.Outcome> outcomes(Fraction residual) {
    double missing = residual.toDouble();
    return sorted(
        chance -> new Interval(chance.toDouble(), Math.min(1, chance.toDouble() + missing)));
  }

  /// What was sampled so often.
  List<Odds.Outcome> sampled(int samples) {
    Fraction all = Fraction.of(samples, 1);
    return sorted(chance -> Interval.of(chance.times(all).decimal(0).longValueExact(), samples));
  }

  private List<Odds.Outcome> sorted(Function<Fraction, Interval> within) {
    List<Odds.Outcome> outcomes = new ArrayList<>();
    told.forEach(
        (phrase, ends) -> {
          Fraction chance = sum(ends);
          outcomes.add(new Odds.Outcome(phrase, chance, within.apply(chance), ends));
        });
    outcomes.sort(Comparator.comparing(Odds.Outcome::chance).reversed());
    return outcomes;
  }

  private static Fraction sum(List<Odds.End> ends) {
    Fraction sum = Fraction.ZERO;
    for (Odds.End end : ends) {
      sum = sum.plus(end.chance());
    }
    return sum.reduced();
  }
}
