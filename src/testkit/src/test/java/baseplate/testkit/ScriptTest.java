package baseplate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.input.Input;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ScriptTest {
  private static final Request ROLL = new Request.Reach(Pool.TWO_D6, 8);

  @Test
  void answers_come_in_the_order_written() {
    List<Input> had =
        Script.rolls(4, 4)
            .thenRolls(1, 2)
            .run(
                inputs ->
                    List.of(inputs.next(ROLL).orElseThrow(), inputs.next(ROLL).orElseThrow()));

    assertThat(had).containsExactly(new Input.Faces(List.of(4, 4)), new Input.Faces(List.of(1, 2)));
  }

  @Test
  void one_request_too_many_fails_and_names_it() {
    assertThatThrownBy(() -> Script.silent().run(inputs -> inputs.next(ROLL)))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("used up after 0 answers")
        .hasMessageContaining("Reach");
  }

  @Test
  void an_answer_that_nobody_asked_for_fails() {
    assertThatThrownBy(() -> Script.rolls(4, 4).run(inputs -> "nothing asked"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("never asked for");
  }

  @Test
  void a_wait_leaves_one_request_open() {
    Optional<Input> had = Script.silent().thenWaits().run(inputs -> inputs.next(ROLL));

    assertThat(had).isEmpty();
  }

  @Test
  void a_wait_that_nobody_runs_into_fails() {
    assertThatThrownBy(() -> Script.silent().thenWaits().run(inputs -> "nothing asked"))
        .isInstanceOf(AssertionError.class)
        .hasMessageContaining("ends with a wait");
  }
}
