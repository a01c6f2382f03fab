package baseplate.core.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.data.Offset.offset;

import org.apache.commons.statistics.distribution.BinomialDistribution;
import org.apache.commons.statistics.distribution.NormalDistribution;
import org.junit.jupiter.api.Test;

class IntervalTest {
  @Test
  void each_end_is_as_far_from_the_share_as_the_normal_distribution_says() {
    double z = NormalDistribution.of(0, 1).inverseSurvivalProbability(0.025);
    for (int samples : new int[] {1, 10, 1_000, 20_000}) {
      for (int count = 0; count <= samples; count += Math.max(1, samples / 7)) {
        checkEnds(count, samples, z);
      }
    }
  }

  private static void checkEnds(int count, int samples, double wanted) {
    Interval interval = Interval.of(count, samples);
    double share = (double) count / samples;
    if (count > 0) {
      assertThat(distance(share, interval.low(), samples)).isCloseTo(wanted, offset(1e-6));
    }
    if (count < samples) {
      assertThat(distance(share, interval.high(), samples)).isCloseTo(wanted, offset(1e-6));
    }
  }

  private static double distance(double share, double chance, int samples) {
    return Math.abs(share - chance) / Math.sqrt(chance * (1 - chance) / samples);
  }

  @Test
  void about_95_of_100_intervals_hold_the_chance() {
    for (double chance : new double[] {0.05, 0.3, 0.5, 0.9}) {
      assertThat(covered(chance)).isBetween(0.93, 0.97);
    }
  }

  /// How likely it is that the interval of 400 samples holds the chance.
  private static double covered(double chance) {
    BinomialDistribution counts = BinomialDistribution.of(400, chance);
    double covered = 0;
    for (int count = 0; count <= 400; count++) {
      Interval interval = Interval.of(count, 400);
      boolean holds = interval.low() <= chance && chance <= interval.high();
      covered += holds ? counts.probability(count) : 0;
    }
    return covered;
  }

  @Test
  void what_never_came_may_still_be_possible() {
    assertThat(Interval.of(0, 100).low()).isZero();
    assertThat(Interval.of(0, 100).high()).isBetween(0.03, 0.04);
    assertThat(Interval.of(100, 100).high()).isEqualTo(1);
    assertThatThrownBy(() -> Interval.of(0, 0)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Interval.of(2, 1)).isInstanceOf(IllegalArgumentException.class);
  }
}
