package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class ShareTest {
  /// Centre ½, half width z√(¼ + z²/400) / (10(1 + z²/100)), z = 1.959964.
  @Test
  void half_of_a_hundred_lies_between_forty_and_sixty() {
    Share share = Share.of(50, 100);

    assertThat(share.value()).isEqualTo(0.5);
    assertThat(share.low()).isCloseTo(0.403832, within(1e-6));
    assertThat(share.high()).isCloseTo(0.596168, within(1e-6));
  }

  @Test
  void no_wins_leave_the_lower_end_at_nothing_and_the_upper_above_it() {
    Share share = Share.of(0, 10);

    assertThat(share.low()).isZero();
    assertThat(share.high()).isCloseTo(0.277533, within(1e-6));
  }

  @Test
  void of_no_battles_nothing_is_known() {
    assertThat(Share.of(0, 0)).isEqualTo(new Share(0, 0, 1));
  }
}
