package baseplate.core;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class StandingTest {
  private record Plain() implements PieceState {}

  private static final Place HERE =
      new Place.OnTable(Pose.of(Point.ofThousandths(0, 0), Angle.ZERO));

  private final Rules rules = new Parry();

  private static Piece piece(String id, @Nullable SideId side, Place place) {
    return new Piece(new PieceId(id), side, "tank", place, new Plain());
  }

  private static List<Piece> twoOnTheTableAgainstOne() {
    return List.of(
        piece("a", SideId.FIRST, HERE),
        piece("b", SideId.FIRST, HERE),
        piece("c", SideId.FIRST, new Place.Aside()),
        piece("d", SideId.SECOND, HERE),
        piece("wall", null, HERE));
  }

  private static Battle battle() {
    Length side = Length.ofInches(10);
    return new Battle(
        new TableSize(side, side),
        Pieces.of(twoOnTheTableAgainstOne()),
        new Clock(1, 1, SideId.FIRST, "move"),
        new Parry.Wounds(0));
  }

  @Test
  void pieces_on_the_table_count_for_their_side_and_against_the_other() {
    assertThat(rules.worth(battle(), SideId.FIRST)).isEqualTo(1);
    assertThat(rules.worth(battle(), SideId.SECOND)).isEqualTo(-1);
  }

  @Test
  void a_battle_won_outweighs_all_pieces_and_a_draw_nothing() {
    assertThat(rules.worth(ended(SideId.SECOND), SideId.SECOND)).isGreaterThan(100_000);
    assertThat(rules.worth(ended(SideId.SECOND), SideId.FIRST)).isLessThan(-100_000);
    assertThat(rules.worth(ended(null), SideId.FIRST)).isEqualTo(1);
  }

  private static Battle ended(@Nullable SideId winner) {
    Ending ending = new Ending(winner, new RuleId("PAR-2"), Phrase.of("over"));
    return battle().after(new Event.BattleEnded(ending));
  }
}
