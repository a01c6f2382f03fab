package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.duel.Duel;
import java.util.List;
import org.junit.jupiter.api.Test;

class RandomPicksTest {
  private static final PieceId RED = new PieceId("red");
  private static final PieceId BLUE = new PieceId("blue");
  private static final List<Point> TRIANGLE =
      List.of(new Point(0, 1000), new Point(4000, 1000), new Point(4000, 0));

  private static Picked filled(Pick pick, Case one) {
    return new RandomPicks(View.open(Duel.fresh(), SideId.FIRST), one).fill(pick);
  }

  @Test
  void pieces_and_slots_are_among_those_offered() {
    Cases.of(1, 50)
        .each(
            one -> {
              assertThat(filled(new Pick.Piece(List.of(RED, BLUE)), one))
                  .isIn(new Picked.Piece(RED), new Picked.Piece(BLUE));
              assertThat(filled(new Pick.Slot(List.of(new SlotId("hand"))), one))
                  .isEqualTo(new Picked.Slot(new SlotId("hand")));
            });
  }

  @Test
  void words_are_among_those_offered() {
    Cases.of(1, 50)
        .each(
            one ->
                assertThat(filled(new Pick.Words(List.of("on", "off")), one))
                    .isIn(new Picked.Words("on"), new Picked.Words("off")));
  }

  @Test
  void cards_are_different_and_as_many_as_asked() {
    Cases.of(2, 50)
        .each(
            one -> {
              Picked.Cards cards =
                  (Picked.Cards) filled(new Pick.Cards(List.of(RED, BLUE), 1, 5), one);
              assertThat(cards.cards()).hasSizeBetween(1, 2).doesNotHaveDuplicates();
            });
  }

  @Test
  void numbers_stay_in_their_range() {
    Cases.of(3, 50)
        .each(
            one -> {
              assertThat(((Picked.Number) filled(new Pick.Number(-2, 2), one)).value())
                  .isBetween(-2L, 2L);
              assertThat(((Picked.Number) filled(new Pick.Number(5, Long.MAX_VALUE), one)).value())
                  .isGreaterThanOrEqualTo(5L);
            });
  }

  @Test
  void turns_stay_in_their_limits_also_across_the_bow() {
    Pick pick = new Pick.Turn(RED, "turret", Angle.ofDegrees(315), Angle.ofDegrees(45));

    Cases.of(4, 200)
        .each(
            one -> {
              Angle to = ((Picked.Turn) filled(pick, one)).to();
              assertThat(to.minus(Angle.ofDegrees(315)).hundredths()).isBetween(0, 9_000);
            });
  }

  @Test
  void poses_lie_in_the_zone() {
    Pick pick = new Pick.Place(RED, TRIANGLE);

    Cases.of(5, 200)
        .each(
            one -> {
              Point at = ((Picked.Place) filled(pick, one)).pose().at();
              assertThat(at.x()).isBetween(0L, 4000L);
              assertThat(at.y()).isBetween(0L, 1000L);
            });
  }

  @Test
  void paths_go_no_further_than_the_piece_could() {
    Length reach = Length.ofInches(8);

    Cases.of(6, 200)
        .each(
            one -> {
              Picked hull = filled(new Pick.Path(RED, Pick.Grammar.HULL, reach), one);
              Path path = new Path(((Picked.Path) hull).segments());
              assertThat(path.forward()).isLessThanOrEqualTo(reach);
            });
  }

  @Test
  void flights_never_go_back() {
    Pick pick = new Pick.Path(RED, Pick.Grammar.FLIGHT, Length.ofInches(8));

    Cases.of(6, 200)
        .each(
            one ->
                assertThat(((Picked.Path) filled(pick, one)).segments())
                    .doesNotHaveAnyElementsOfTypes(Segment.Reverse.class));
  }

  @Test
  void being_put_down_freely_stays_within_reach() {
    Pick pick = new Pick.Path(RED, Pick.Grammar.FREE, Length.ofInches(3));

    Cases.of(7, 200)
        .each(
            one -> {
              Point to = ((Picked.Place) filled(pick, one)).pose().at();
              assertThat(Math.abs(to.x()) + Math.abs(to.y())).isLessThanOrEqualTo(3000);
            });
  }
}
