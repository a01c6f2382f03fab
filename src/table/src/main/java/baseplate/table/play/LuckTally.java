package baseplate.table.play;

import baseplate.core.SideId;
import baseplate.core.input.Distribution;
import baseplate.core.input.Fraction;
import baseplate.core.input.Given;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/// Counts the rolls of one side.
final class LuckTally {
  private final SideId side;
  private final List<Fraction> chances = new ArrayList<>();
  private int successes;
  private Totals totals = Totals.NONE;

  LuckTally(SideId side) {
    this.side = side;
  }

  /// Counts a roll; one of so many dice that its chances are only sampled is left out, and so is
  /// one of a direction, of which none is better.
  void take(Given roll) {
    if (!(roll.asked() instanceof Request.Direction)) {
      Distribution.of(roll.asked()).ifPresent(all -> take(roll, all));
    }
  }

  private void take(Given roll, Distribution all) {
    int outcome = Outcomes.of(roll.asked(), roll.input());
    if (roll.asked() instanceof Request.Reach || roll.asked() instanceof Request.Exceeds) {
      chances.add(all.chance(1));
      successes += outcome;
    } else {
      totals = totals.and(outcome, mean(all));
    }
  }

  private static Fraction mean(Distribution all) {
    Fraction mean = Fraction.ZERO;
    for (Distribution.Case one : all.cases()) {
      BigInteger weighted = one.chance().numerator().multiply(BigInteger.valueOf(one.outcome()));
      mean = mean.plus(Fraction.of(weighted, one.chance().denominator()));
    }
    return mean;
  }

  Luck luck() {
    return new Luck(side, Tries.of(chances, successes), totals);
  }
}
