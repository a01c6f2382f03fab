package baseplate.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HouseOptionTest {
  private static final HouseOption ROUNDS =
      new HouseOption(
          "rounds", List.of("book", "*"), "book", new RuleId("DUEL-1"), Phrase.of("rounds"));

  @Test
  void a_star_stands_for_numbers_and_is_no_value_itself() {
    assertThat(List.of("book", "0", "7", "1000")).allMatch(ROUNDS::admits);
    assertThat(List.of("*", "", "-1", "07", "1001", "1e2", "page")).noneMatch(ROUNDS::admits);
  }

  @Test
  void for_people_numbers_stand_in_words() {
    assertThat(ROUNDS.readings()).containsExactly("book", Phrase.of("core.house.number"));
  }

  @Test
  void agreements_of_a_file_hold_a_reading_of_each_option() {
    new Agreements(Map.of("rounds", "5", "gone-since", "on")).demandReadings(List.of(ROUNDS));
    refused(Map.of("rounds", "*"), "/house/rounds");
    refused(Map.of("gone-since", "on"), "/house");
  }

  private static void refused(Map<String, String> values, String pointer) {
    assertThatThrownBy(() -> new Agreements(values).demandReadings(List.of(ROUNDS)))
        .isInstanceOfSatisfying(
            Malformed.class, malformed -> assertThat(malformed.pointer()).isEqualTo(pointer));
  }
}
