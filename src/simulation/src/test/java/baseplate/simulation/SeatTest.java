package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.input.Distributions;
import baseplate.core.play.Forecast;
import baseplate.testkit.duel.Duel;
import baseplate.testkit.duel.DuelCommand;
import org.junit.jupiter.api.Test;

class SeatTest {
  private final Judge judge =
      new Judge(Duel.rules(), Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
  private final Seat seat = new Seat(judge, Duel.fresh(), SideId.FIRST, new Distributions());

  @Test
  void a_command_without_inputs_would_be_legal_and_shows_what_follows() {
    assertThat(seat.whatIf(new DuelCommand.Rest()))
        .isInstanceOfSatisfying(
            Forecast.Legal.class,
            legal -> {
              assertThat(legal.after().viewer()).isEqualTo(SideId.FIRST);
              assertThat(legal.after().toAct()).isEqualTo(SideId.SECOND);
            });
  }

  @Test
  void a_command_that_asks_somebody_is_open() {
    assertThat(seat.whatIf(new DuelCommand.Strike(1))).isInstanceOf(Forecast.Open.class);
  }

  @Test
  void a_command_against_the_rules_is_illegal_with_what_would_be_legal() {
    assertThat(seat.whatIf(new DuelCommand.Strike(4)))
        .isInstanceOfSatisfying(
            Forecast.Illegal.class,
            illegal -> assertThat(illegal.refusal().amended()).contains(new DuelCommand.Strike(3)));
  }

  @Test
  void only_what_was_tried_last_and_needs_no_input_is_settled() {
    DuelCommand rest = new DuelCommand.Rest();
    DuelCommand strike = new DuelCommand.Strike(1);

    assertThat(seat.settled(rest)).isEmpty();
    seat.whatIf(rest);
    assertThat(seat.settled(rest)).isPresent();
    seat.whatIf(strike);
    assertThat(seat.settled(rest)).isEmpty();
    assertThat(seat.settled(strike)).isEmpty();
    assertThat(seat.judged()).isEqualTo(2);
  }
}
