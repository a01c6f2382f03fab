package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Verdict;
import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.testkit.Covers;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What is drawn of moves before they are made.
@Covers({"MBB-8", "MBB-9", "MBB-30"})
class MovePreviewTest {
  private static final String PIECES =
      "'phase':'movement','pieces':["
          + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0},"
          + "{'id':'p','side':0,'unit':'p-47','at':[30,18],'facing':0},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}],"
          + "'terrain':[{'id':'w','kind':'wall','at':[20,15],'facing':0,'size':[5,0.5]}]";

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  private static String put(String at) {
    return "{'do':'move','piece':'a','to':{'at':" + at + ",'facing':0}}";
  }

  /// The outline of the unit standing there.
  private static List<Point> hull(Game game, Pose pose) {
    return game.catalogue().unit(game.piece("a")).hull().at(pose).rings().getFirst().points();
  }

  private static List<Point> ahead(Game game, long thousandths) {
    return hull(game, game.pose("a").ahead(thousandths));
  }

  @Test
  void a_move_shows_the_ground_it_sweeps_over_where_it_ends_and_what_it_costs() {
    Game game = Game.of(PIECES);
    Drawn drawn = Drawn.of(game, move("{'forward':3}"));
    assertThat(drawn.areas(Tone.GOOD)).hasSize(1);
    assertThat(drawn.areas(Tone.GOOD).getFirst())
        .contains(Point.ofThousandths(19_690, 13_950), Point.ofThousandths(19_600, 9_050));
    assertThat(drawn.areas(Tone.NEUTRAL)).containsExactly(ahead(game, 3_000));
    assertThat(drawn.notes()).containsExactly("3 MP, 5 left");
  }

  @Test
  void a_turn_on_the_spot_shows_all_that_its_corners_sweep_over() {
    List<List<Point>> swept = Drawn.of(Game.of(PIECES), move("{'turn':90}")).areas(Tone.GOOD);
    assertThat(swept).hasSizeGreaterThan(20);
    assertThat(swept).anyMatch(ring -> ring.stream().anyMatch(at -> at.x() > 20_980));
  }

  @Test
  void what_stops_a_move_is_marked_where_it_is_met() {
    Game game = Game.of(PIECES);
    Drawn drawn = Drawn.of(game, move("{'forward':6}"));
    assertThat(drawn.areas(Tone.BAD)).containsExactly(ahead(game, 6_000));
    assertThat(drawn.notes()).containsExactly("meets w");
    Point met = drawn.spots(Tone.BAD).getFirst();
    assertThat(met.x()).isEqualTo(20_000);
    assertThat(met.y()).isBetween(14_747L, 14_753L);
    assertThat(drawn.areas(Tone.GOOD)).hasSize(1);
  }

  @Test
  void the_edge_of_the_table_is_marked_where_it_is_met() {
    Drawn drawn = Drawn.of(Game.of(PIECES), move("{'turn':180},{'forward':9.5}"));
    assertThat(drawn.notes()).containsExactly("the edge of the table");
    assertThat(drawn.spots(Tone.BAD).getFirst().y()).isBetween(-3L, 3L);
  }

  @Test
  void of_a_move_that_is_too_long_the_part_is_good_that_is_paid_for() {
    Game game = Game.of(PIECES);
    Drawn drawn = Drawn.of(game, move("{'reverse':5}"));
    Drawn paid = Drawn.of(game, move("{'reverse':4}"));
    assertThat(drawn.areas(Tone.GOOD)).isEqualTo(paid.areas(Tone.GOOD));
    assertThat(drawn.areas(Tone.BAD)).containsExactly(ahead(game, -5_000));
    assertThat(drawn.spots(Tone.BAD)).isEmpty();
  }

  @Test
  void by_simple_radius_a_unit_is_shown_where_it_would_stand() {
    Game game = Game.of(PIECES, "movement", "simple-radius");
    Pose there = Pose.of(Point.ofInches(24, 10), game.pose("a").facing());
    assertThat(Drawn.of(game, put("[24,10]")).areas(Tone.GOOD)).containsExactly(hull(game, there));
  }

  @Test
  void by_simple_radius_what_would_be_underneath_is_marked() {
    Game game = Game.of(PIECES, "movement", "simple-radius");
    Drawn drawn = Drawn.of(game, put("[20,15]"));
    assertThat(drawn.areas(Tone.BAD)).hasSize(1);
    assertThat(drawn.notes()).containsExactly("meets w");
  }

  @Test
  void by_simple_radius_what_is_too_far_shows_how_far_is_not() {
    Game game = Game.of(PIECES, "movement", "simple-radius");
    Pose furthest = Pose.of(Point.ofInches(28, 10), game.pose("a").facing());
    assertThat(Drawn.of(game, put("[30,10]")).areas(Tone.GOOD))
        .containsExactly(hull(game, furthest));
    assertThat(Drawn.of(game, move("{'turn':90},{'forward':3}")).areas(Tone.GOOD)).hasSize(1);
  }

  @Test
  void what_a_free_table_lets_pass_is_still_shown_as_against_the_rules() {
    Game game = Game.free(PIECES);
    assertThat(game.tries(move("{'forward':6}"))).isInstanceOf(Verdict.Accepted.class);
    assertThat(Drawn.of(game, move("{'forward':6}")).notes()).containsExactly("meets w");
  }

  @Test
  void of_what_makes_no_sense_nothing_is_drawn() {
    Game game = Game.of(PIECES);
    for (String senseless :
        List.of(
            move("{'forward':0}"),
            move("{'forward':1}").replace("'a'", "'x'"),
            move("{'forward':1}").replace("'a'", "'w'"),
            move("{'forward':1}").replace("'a'", "'nobody'"),
            "{'do':'shoot'}",
            "{'do':'end-phase'}",
            "{'do':'deploy','piece':'w','at':[3,3]}",
            "{'do':'place-terrain','piece':'a','at':[3,3],'facing':0}")) {
      assertThat(Drawn.of(game, senseless).marks()).as(senseless).isEmpty();
    }
  }

  @ParameterizedTest
  @FieldSource("baseplate.microbrickbattle.OfferedMovesTest#HOUSES")
  void whatever_is_ordered_can_be_drawn_and_ends_as_drawn(List<String> house) {
    Game game = Game.of(OfferedMovesTest.PIECES, house.toArray(String[]::new));
    Random random = new Random(4);
    for (int i = 0; i < 300; i++) {
      char piece = "abcpqxw".charAt(random.nextInt(7));
      String order =
          random.nextInt(4) == 0
              ? "{'do':'move','piece':'%s','to':{'at':[%d,%d]}}"
                  .formatted(piece, random.nextInt(60), random.nextInt(50) - 7)
              : OfferedMovesTest.move(piece, random);
      Verdict verdict = game.tries(order);
      Drawn drawn = Drawn.of(game, Game.command(order), verdict);
      if (verdict instanceof Verdict.Accepted accepted) {
        endsAsDrawn(game, accepted.after(), piece, drawn);
      }
    }
  }

  private static void endsAsDrawn(Game game, Battle after, char piece, Drawn drawn) {
    var moved = after.pieces().get(new baseplate.core.PieceId(String.valueOf(piece)));
    if (Board.stands(moved)) {
      List<Point> end = new Board(game.catalogue()).placed(moved).rings().getFirst().points();
      assertThat(drawn.areas(Tone.NEUTRAL).isEmpty() ? Tone.GOOD : Tone.NEUTRAL)
          .satisfies(tone -> assertThat(drawn.areas(tone)).contains(end));
    }
  }
}
