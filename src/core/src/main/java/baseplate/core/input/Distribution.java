package baseplate.core.input;

import static baseplate.core.input.Sums.Told.EACH;
import static baseplate.core.input.Sums.Told.TWOFOLD;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// How likely each outcome of a request is, exactly.
///
/// The chances of the cases and the residual add up to 1. A residual is left only of a chain
/// without a cap within reach: its sums never end, so they are told up to where less than 10^-12 is
/// left.
public final class Distribution {
  /// An outcome that can happen.
  ///
  /// @param outcome its number
  /// @param chance more than nothing
  public record Case(int outcome, Fraction chance) {}

  private final List<Case> cases;
  private final Fraction residual;

  private Distribution(List<Case> cases, Fraction residual) {
    this.cases = cases;
    this.residual = residual;
  }

  /// The distribution of a roll or of a card turned; throws IllegalArgumentException for a choice,
  /// which has none. Empty where it would take more than some millions of additions: then the
  /// answer can only be sampled.
  public static Optional<Distribution> of(Request request) {
    return switch (request) {
      case Request.Reach(Pool pool, int least) ->
          Sums.of(pool.dice(), TWOFOLD).map(sums -> twofold(sums, (long) least - pool.plus()));
      case Request.Exceeds(Pool attack, Pool defence) ->
          Sums.of(attack.beside(defence), TWOFOLD)
              .map(sums -> twofold(sums, 1L - Sums.shift(attack, defence)));
      case Request.Difference(Pool attack, Pool defence) ->
          Sums.of(attack.beside(defence), EACH)
              .map(sums -> each(sums, Sums.shift(attack, defence)));
      case Request.Sum(Pool pool) ->
          Sums.of(pool.dice(), EACH).map(sums -> each(sums, pool.plus()));
      case Request.Count(Pool pool, int least) ->
          Sums.counting(pool.dice(), least).map(counts -> each(counts, 0));
      case Request.Highest(Pool pool) -> Highest.of(pool.dice());
      case Request.Chain chain -> Chains.of(chain);
      case Request.Direction(int ways) -> Optional.of(equal(ways));
      case Request.Turn turn -> Optional.of(turned(turn));
      case Request.Ask ask -> throw new IllegalArgumentException("a choice has no chances: " + ask);
    };
  }

  private static Distribution equal(int ways) {
    List<Case> cases = new ArrayList<>();
    for (int way = 0; way < ways; way++) {
      cases.add(new Case(way, Fraction.of(1, ways)));
    }
    return new Distribution(List.copyOf(cases), Fraction.ZERO);
  }

  private static Distribution turned(Request.Turn turn) {
    long unseen = turn.among().stream().mapToLong(Request.Copies::count).sum();
    List<Case> cases = new ArrayList<>();
    for (int i = 0; i < turn.among().size(); i++) {
      cases.add(new Case(i, Fraction.of(turn.among().get(i).count(), unseen)));
    }
    return new Distribution(List.copyOf(cases), Fraction.ZERO);
  }

  /// Outcome 1 for sums from `least` on, else 0.
  private static Distribution twofold(Weights sums, long least) {
    List<Case> cases = new ArrayList<>(2);
    add(cases, 0, sums.share(0, least).reduced());
    add(cases, 1, sums.share(least, Long.MAX_VALUE).reduced());
    return new Distribution(List.copyOf(cases), Fraction.ZERO);
  }

  /// Each sum by itself, `shift` added.
  static Distribution each(Weights sums, int shift) {
    List<Case> cases = new ArrayList<>();
    for (int sum = 0; sum < sums.size(); sum++) {
      add(cases, sum + shift, sums.share(sum, sum + 1L));
    }
    return new Distribution(List.copyOf(cases), Fraction.ZERO);
  }

  /// Cases in the order of their outcomes; those without a chance are left out.
  static Distribution ofCases(List<Case> cases, Fraction residual) {
    return new Distribution(
        cases.stream().filter(each -> !each.chance().isZero()).toList(), residual);
  }

  private static void add(List<Case> cases, int outcome, Fraction chance) {
    if (!chance.isZero()) {
      cases.add(new Case(outcome, chance));
    }
  }

  /// The outcomes that can happen, in the order of their numbers.
  public List<Case> cases() {
    return cases;
  }

  /// What is left beyond the last case.
  public Fraction residual() {
    return residual;
  }

  /// The chance of an outcome; nothing where it cannot happen.
  public Fraction chance(int outcome) {
    int low = 0;
    int high = cases.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (cases.get(middle).outcome() < outcome) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low < cases.size() && cases.get(low).outcome() == outcome
        ? cases.get(low).chance()
        : Fraction.ZERO;
  }
}
