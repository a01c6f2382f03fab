package baseplate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CasesTest {
  @Test
  void the_same_seed_makes_the_same_cases() {
    List<Long> first = new ArrayList<>();
    List<Long> second = new ArrayList<>();

    Cases.of(5, 20).each(one -> first.add(one.bits()));
    Cases.of(5, 20).each(one -> second.add(one.bits()));

    assertThat(first).hasSize(20).doesNotHaveDuplicates().isEqualTo(second);
  }

  @Test
  void another_seed_makes_others() {
    assertThat(Cases.of(5, 20).seeds().boxed())
        .doesNotContainAnyElementsOf(Cases.of(6, 20).seeds().boxed().toList());
  }

  @Test
  void a_broken_property_names_the_seed_of_its_case() {
    long third = Cases.of(5, 20).seeds().skip(2).findFirst().orElseThrow();

    assertThatThrownBy(
            () -> Cases.of(5, 20).each(one -> assertThat(one.seed()).isNotEqualTo(third)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining(third + "L");
  }

  @Test
  void kept_cases_come_first() {
    assertThat(Cases.of(5, 2).keptIn("kept-of-cases-test").seeds().limit(2))
        .containsExactly(42L, -7L);
  }

  @Test
  void numbers_stay_between_their_bounds_and_reach_both() {
    Case one = new Case(9);
    long[] drawn = LongStream.range(0, 200).map(each -> one.between(-2L, 3L)).toArray();

    assertThat(drawn).containsOnly(-2, -1, 0, 1, 2, 3);
  }

  @Test
  void numbers_are_drawn_evenly() {
    Case one = new Case(11);
    int[] counts = new int[3];
    for (int i = 0; i < 30_000; i++) {
      counts[one.below(3)]++;
    }

    for (int count : counts) {
      assertThat(count).isBetween(9_700, 10_300);
    }
  }

  @Test
  void shuffling_loses_nothing() {
    assertThat(new Case(3).shuffled(List.of(1, 2, 3, 4, 5, 6, 7)))
        .containsExactlyInAnyOrder(1, 2, 3, 4, 5, 6, 7)
        .isNotEqualTo(List.of(1, 2, 3, 4, 5, 6, 7));
  }
}
