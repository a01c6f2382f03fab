package baseplate.core.input;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ScriptTest {
  private static final Request REACH = new Request.Reach(Pool.TWO_D6, 8);
  private static final Request CLOCK = new Request.Direction(12);
  private static final Input PAIR = new Input.Faces(List.of(3, 4));
  private static final Input ONE = new Input.Faces(List.of(12));

  @Test
  void inputs_come_in_their_order_and_then_requests_wait() {
    Script script = new Script(List.of(PAIR, ONE));
    assertThat(script.next(REACH)).contains(PAIR);
    assertThat(script.left()).containsExactly(ONE);
    assertThat(script.next(CLOCK)).contains(ONE);
    assertThat(script.next(REACH)).isEmpty();
    assertThat(script.left()).isEmpty();
    assertThat(script.misfit()).isEmpty();
  }

  @Test
  void an_input_that_does_not_fit_stops_the_script_and_says_why() {
    Script script = new Script(List.of(ONE, PAIR));
    assertThat(script.next(REACH)).isEmpty();
    assertThat(script.next(CLOCK)).isEmpty();
    assertThat(script.left()).containsExactly(ONE, PAIR);
    assertThat(script.misfit()).get().extracting(why -> why.key()).isEqualTo("core.unfit.face");
  }

  @Test
  void an_outcome_given_outright_fits_anything() {
    assertThat(new Script(List.of(new Input.Outcome(1))).next(REACH))
        .contains(new Input.Outcome(1));
  }
}
