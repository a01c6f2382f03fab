package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.charge.Tilt.strike;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Verdict;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

class ThrowsTest {
  private static final Script HIT = Script.chooses("take").thenRolls(6, 2).thenRolls(1, 2);

  private static final Tilt OPEN =
      Tilt.of(
          """
          . . . . . . . . . .
          . A> . U . . . . . V
          . . . . . . . . . .
          """);

  private static Point at(Verdict verdict, String piece) {
    Battle after =
        switch (verdict) {
          case Verdict.Accepted accepted -> accepted.after();
          case Verdict.Awaiting awaiting -> awaiting.after();
          case Verdict.Refused refused -> throw new AssertionError(refused.refusal());
        };
    return Ground.pose(after.pieces().get(new PieceId(piece))).at();
  }

  @Test
  @Covers("CHG-8")
  void the_push_is_rolled_against_the_hold() {
    assertThatVerdict(OPEN.says(strike("A", "U"), HIT.thenWaits()))
        .isAwaiting()
        .of(new Request.Difference(Pool.of(2, 6), Pool.of(1, 6)));
  }

  @Test
  @Covers("CHG-8")
  void the_difference_in_half_inches_is_measured_on_the_table() {
    assertThat(at(OPEN.says(strike("A", "U"), HIT.thenRolls(3, 2, 2)), "U"))
        .isEqualTo(Point.ofInches("5", "1.5"));
  }

  @Test
  @Covers("CHG-8")
  void a_hold_that_is_as_good_as_the_push_stands_and_strikes_back() {
    Verdict verdict = OPEN.says(strike("A", "U"), HIT.thenRolls(1, 2, 6).thenWaits());

    assertThatVerdict(verdict).isAwaiting().ofChoice("parry");
    assertThat(at(verdict, "U")).isEqualTo(Point.ofInches("3.5", "1.5"));
  }

  @Test
  @Covers("CHG-8")
  void it_stops_at_contact() {
    Verdict verdict = OPEN.says(strike("A", "U"), HIT.thenRolls(6, 6, 1));
    Tilt crowded =
        Tilt.of(
            """
            . . . . . . . .
            . A> . U . V . .
            . . . . . . . .
            """);

    assertThat(at(verdict, "U")).isEqualTo(Point.ofInches("8.503", "1.5"));
    Verdict stopped = crowded.says(strike("A", "U"), HIT.thenRolls(6, 6, 1));
    assertThat(at(stopped, "U")).isEqualTo(Point.ofInches("4.503", "1.5"));
    assertThatVerdict(stopped).isAccepted().ruled("CHG-8", "charge.stopped-by");
  }

  @Test
  @Covers("CHG-8")
  void it_stops_at_the_tables_edge() {
    Tilt edge =
        Tilt.of(
            """
            . . . . .
            . A> . U .
            . . . . .
            """);
    Verdict verdict = edge.says(strike("A", "U"), HIT.thenRolls(6, 6, 1));

    assertThat(at(verdict, "U")).isEqualTo(Point.ofInches("4.503", "1.5"));
    assertThatVerdict(verdict).isAccepted().ruled("CHG-8", "charge.stopped-by-edge");
  }

  private static final Tilt BEARER =
      Tilt.of(
              """
              . . . . . . . . . .
              . . . . . . . . . .
              . A> . U> . . . s . .
              . . . . . . . . . .
              . . . . . . . . V .
              """)
          .bears("U.front", "s")
          .weak("U", 1);

  @Test
  @Covers("CHG-9")
  void the_module_of_a_fallen_piece_flies_off_by_clock_and_die() {
    Script felled = Script.chooses("take").thenRolls(6, 2).thenRolls(1, 1);

    assertThatVerdict(BEARER.says(strike("A", "U"), felled.thenWaits()))
        .isAwaiting()
        .of(new Request.Direction(12));
    Verdict east = BEARER.says(strike("A", "U"), felled.thenRolls(4).thenRolls(2));
    assertThat(at(east, "s")).isEqualTo(Point.ofInches("4.5", "2.5"));
    Verdict north = BEARER.says(strike("A", "U"), felled.thenRolls(1).thenRolls(3));
    assertThat(at(north, "s")).isEqualTo(Point.ofInches("3.5", "4"));
  }

  @Test
  @Covers("CHG-9")
  void it_stops_at_the_edge_and_lies_there_for_anybody() {
    Script felled = Script.chooses("take").thenRolls(6, 2).thenRolls(1, 1);
    Verdict verdict = BEARER.says(strike("A", "U"), felled.thenRolls(1).thenRolls(6));
    Battle after = assertThatVerdict(verdict).isAccepted().battle();

    assertThat(at(verdict, "s").y()).isLessThan(5_000);
    assertThat(after.pieces().get(new PieceId("s")).place()).isInstanceOf(Place.OnTable.class);
    assertThat(after.pieces().find(new PieceId("U"))).isEmpty();
  }
}
