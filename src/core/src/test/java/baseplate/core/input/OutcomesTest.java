package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

class OutcomesTest {
  private static final Pool D6_AND_D8_PLUS_2 = new Pool(List.of(new Die(1, 6), new Die(1, 8)), 2);
  private static final Request.Chain CHAIN =
      new Request.Chain(new Pool(List.of(new Die(2, 6), new Die(1, 4)), 1), 30);
  private static final Request.Turn TURN =
      new Request.Turn("draw", List.of(new Request.Copies("ace", 2), new Request.Copies("two", 1)));
  private static final Request.Ask ASK =
      new Request.Ask(
          SideId.FIRST,
          "parry",
          Phrase.of("parry?"),
          List.of(
              new Request.Way("no", Phrase.of("no")), new Request.Way("yes", Phrase.of("yes"))));

  private static int outcome(Request request, Integer... faces) {
    return Outcomes.of(request, new Input.Faces(List.of(faces)));
  }

  @Test
  void a_sum_that_is_just_the_least_reaches() {
    assertThat(outcome(new Request.Reach(D6_AND_D8_PLUS_2, 10), 3, 5)).isEqualTo(1);
    assertThat(outcome(new Request.Reach(D6_AND_D8_PLUS_2, 11), 3, 5)).isZero();
    assertThat(outcome(new Request.Sum(D6_AND_D8_PLUS_2), 3, 5)).isEqualTo(10);
  }

  @Test
  void equal_sums_do_not_exceed() {
    Request exceeds = new Request.Exceeds(Pool.of(2, 6), Pool.of(1, 10).plus(1));
    assertThat(outcome(exceeds, 2, 3, 4)).isZero();
    assertThat(outcome(exceeds, 2, 4, 4)).isEqualTo(1);
    assertThat(outcome(new Request.Difference(Pool.of(2, 6), Pool.of(1, 10).plus(1)), 1, 1, 9))
        .isEqualTo(-8);
  }

  @Test
  void faces_are_counted_from_the_least_upwards_and_the_highest_is_found() {
    assertThat(outcome(new Request.Count(Pool.of(4, 6), 4), 3, 4, 5, 1)).isEqualTo(2);
    assertThat(outcome(new Request.Highest(Pool.of(3, 6).plus(2)), 2, 5, 1)).isEqualTo(5);
    assertThat(outcome(new Request.Direction(12), 1)).isZero();
    assertThat(outcome(new Request.Direction(24), 24)).isEqualTo(23);
  }

  @Test
  void highest_faces_of_a_chain_are_thrown_again_throw_by_throw() {
    assertThat(outcome(CHAIN, 1, 2, 3)).isEqualTo(7);
    assertThat(outcome(CHAIN, 6, 2, 4, 6, 4, 1, 3)).isEqualTo(27);
    assertThat(outcome(CHAIN, 6, 6, 4, 6, 5, 3, 2)).isEqualTo(30);
  }

  @Test
  void a_chain_needs_a_face_for_each_highest_face_and_no_more() {
    unfit(CHAIN, faces(6, 2, 4, 1), "core.unfit.dice", 5);
    unfit(CHAIN, faces(6, 2, 3, 1, 1), "core.unfit.dice", 4);
    assertThat(Outcomes.unfit(CHAIN, faces(6, 2, 3, 1))).isEmpty();
    assertThat(Outcomes.unfit(CHAIN, faces(1, 1, 4, 5)))
        .contains(Phrase.of("core.unfit.face", "die", 4, "face", 5, "highest", 4));
  }

  @Test
  void faces_are_refused_with_the_number_of_dice_or_the_range_that_was_expected() {
    Request reach = new Request.Reach(Pool.TWO_D6, 8);
    unfit(reach, faces(1), "core.unfit.dice", 2);
    unfit(reach, faces(1, 2, 3), "core.unfit.dice", 2);
    assertThat(Outcomes.unfit(reach, faces(6, 7)))
        .contains(Phrase.of("core.unfit.face", "die", 2, "face", 7, "highest", 6));
    assertThat(Outcomes.unfit(reach, faces(0, 1)))
        .contains(Phrase.of("core.unfit.face", "die", 1, "face", 0, "highest", 6));
    assertThat(Outcomes.unfit(reach, new Input.Chosen("yes")))
        .contains(Phrase.of("core.unfit.roll"));
  }

  @Test
  void a_card_must_be_among_the_unseen_and_an_answer_among_the_options() {
    assertThat(Outcomes.of(TURN, new Input.Card("two"))).isEqualTo(1);
    assertThat(Outcomes.of(ASK, new Input.Chosen("yes"))).isEqualTo(1);
    assertThat(Outcomes.unfit(TURN, new Input.Card("king")))
        .contains(Phrase.of("core.unfit.card", "stack", TURN.stack()));
    assertThat(Outcomes.unfit(ASK, new Input.Chosen("maybe")))
        .contains(Phrase.of("core.unfit.option", "options", List.of("no", "yes")));
    assertThat(Outcomes.unfit(ASK, faces(1))).isPresent();
  }

  @Test
  void an_outcome_given_outright_is_read_but_is_no_answer_of_a_player() {
    assertThat(Outcomes.of(ASK, new Input.Outcome(1))).isEqualTo(1);
    for (Request request : List.of(ASK, TURN, CHAIN)) {
      assertThat(Outcomes.unfit(request, new Input.Outcome(1))).isPresent();
    }
  }

  @Test
  void what_does_not_fit_cannot_be_read() {
    assertThatThrownBy(() -> outcome(CHAIN, 1, 2)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> Outcomes.of(TURN, new Input.Chosen("ace")))
        .isInstanceOf(IllegalArgumentException.class);
  }

  private static Input faces(Integer... faces) {
    return new Input.Faces(List.of(faces));
  }

  private static void unfit(Request request, Input input, String key, long wanted) {
    assertThat(Outcomes.unfit(request, input))
        .hasValueSatisfying(
            phrase -> {
              assertThat(phrase.key()).isEqualTo(key);
              assertThat(phrase.args()).containsEntry("wanted", wanted);
            });
  }
}
