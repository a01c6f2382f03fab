package baseplate.table.paint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import org.junit.jupiter.api.Test;

/// Pairs of the table that Sharma, Wu and Dalal published to check such reckonings with.
class LabTest {
  @Test
  void distances_are_those_that_were_published() {
    assertThat(apart(50, 2.6772, -79.7751, 50, 0, -82.7485)).isCloseTo(2.0425, offset(1e-4));
    assertThat(apart(50, -1.3802, -84.2814, 50, 0, -82.7485)).isCloseTo(1.0, offset(1e-4));
    assertThat(apart(50, 2.5, 0, 73, 25, -18)).isCloseTo(27.1492, offset(1e-4));
    assertThat(apart(50, 2.5, 0, 61, -5, 29)).isCloseTo(22.8977, offset(1e-4));
    assertThat(apart(22.7233, 20.0904, -46.6940, 23.0331, 14.9730, -42.5619))
        .isCloseTo(2.0373, offset(1e-4));
    assertThat(apart(2.0776, 0.0795, -1.1350, 0.9033, -0.0636, -0.5514))
        .isCloseTo(0.9082, offset(1e-4));
  }

  private static double apart(double l1, double a1, double b1, double l2, double a2, double b2) {
    return new Lab(l1, a1, b1).apart(new Lab(l2, a2, b2));
  }
}
