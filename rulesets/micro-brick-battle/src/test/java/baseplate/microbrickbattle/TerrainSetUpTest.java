package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Piece;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers({"MBB-24", "MBB-37"})
class TerrainSetUpTest {
  private static final String FINISH = "{'do':'finish-terrain'}";
  private static final String AUTO = "{'do':'auto-terrain'}";

  private static Game skirmish(String... house) {
    return Game.scenario("skirmish", house);
  }

  private static String place(String piece, String at) {
    return "{'do':'place-terrain','piece':'" + piece + "','at':" + at + ",'facing':0}";
  }

  @Test
  void in_turn_each_side_sets_up_a_piece() {
    Game game = skirmish();
    assertThat(game.now()).isEqualTo("set-up 0");
    game.does(place("house-1", "[10,12]"));
    assertThat(game.now()).isEqualTo("set-up 1");
    assertThatVerdict(game.tries(place("house-1", "[12,12]")))
        .isRefused()
        .by("MBB-24")
        .saying("mbb.refused.terrain-set");
    game.does(place("wall-1", "[20,12]"));
    assertThat(game.now()).isEqualTo("set-up 0");
  }

  private static Game threeSetUp() {
    return skirmish()
        .does(place("house-1", "[6,12]"))
        .does(place("wall-1", "[12,12]"))
        .does(place("crates-1", "[18,12]"));
  }

  @Test
  void nobody_finishes_before_enough_is_set_up() {
    assertThatVerdict(threeSetUp().tries(FINISH))
        .isRefused()
        .by("MBB-24")
        .with("standing", 3)
        .with("least", 4);
  }

  @Test
  void in_turn_who_finishes_is_passed_and_both_finish_at_last() {
    Game game = threeSetUp().does(place("hedgerow-1", "[25,12]")).does(FINISH);
    assertThat(game.now()).isEqualTo("set-up 1");
    game.does(place("open-wood-1", "[32,12]"));
    assertThat(game.now()).isEqualTo("set-up 1");
    game.does(FINISH);
    assertThat(BattleState.of(game.battle()).preparation().stage())
        .isEqualTo(Preparation.Stage.ROLL_OFF);
  }

  @Test
  void in_turn_the_last_piece_ends_it() {
    Game game = skirmish();
    String[] pieces = {"house-1", "dense-wood-1", "wall-1", "hedgerow-1", "crates-1"};
    for (int i = 0; i < pieces.length; i++) {
      game.does(place(pieces[i], "[" + (3 + 7 * i) + ",8]"));
    }
    game.does(place("open-wood-1", "[10,16]"));
    assertThat(BattleState.of(game.battle()).preparation().stage())
        .isEqualTo(Preparation.Stage.ROLL_OFF);
  }

  @Test
  void one_player_may_move_what_stands_and_take_it_back() {
    Game game = alone().does(place("house-1", "[6,12]")).does(place("house-1", "[6,14]"));
    assertThat(game.pose("house-1").at().y()).isEqualTo(14_000);
    game.does("{'do':'remove-terrain','piece':'house-1'}");
    assertThat(Board.stands(game.piece("house-1"))).isFalse();
  }

  @Test
  void one_player_sets_up_all() {
    Game game = alone().does(place("house-1", "[6,12]")).does(place("wall-1", "[12,12]"));
    assertThat(game.now()).isEqualTo("set-up 0");
    game.does(place("crates-1", "[18,12]")).does(place("hedgerow-1", "[24,12]")).does(FINISH);
    assertThat(BattleState.of(game.battle()).preparation().stage())
        .isEqualTo(Preparation.Stage.ROLL_OFF);
  }

  private static Game alone() {
    return skirmish("terrain-setup", "one-player");
  }

  @Test
  void in_turn_nothing_is_taken_back() {
    Game game = skirmish().does(place("house-1", "[6,12]")).does(place("wall-1", "[12,12]"));
    assertThatVerdict(game.tries("{'do':'remove-terrain','piece':'house-1'}"))
        .isRefused()
        .by("MBB-24");
  }

  private static Game byHalves() {
    return skirmish("terrain-setup", "halves");
  }

  @Test
  void by_halves_each_sets_up_its_share_in_its_half() {
    // the first, third and fifth piece are the first side's
    Game game = byHalves();
    assertThatVerdict(game.tries(place("dense-wood-1", "[10,8]")))
        .isRefused()
        .by("MBB-24")
        .saying("mbb.refused.terrain-share");
    assertThatVerdict(game.tries(place("house-1", "[10,11.5]")))
        .isRefused()
        .by("MBB-24")
        .saying("mbb.refused.terrain-half");
  }

  @Test
  void by_halves_each_sets_up_until_it_has_finished() {
    Game game = byHalves();
    game.does(place("house-1", "[10,8]")).does(place("wall-1", "[20,8]")).does(FINISH);
    assertThat(game.now()).isEqualTo("set-up 1");
    game.does(place("dense-wood-1", "[10,15]")).does(place("hedgerow-1", "[20,15]"));
    assertThat(game.now()).isEqualTo("set-up 1");
    game.does(FINISH);
    assertThat(BattleState.of(game.battle()).preparation().stage())
        .isEqualTo(Preparation.Stage.ROLL_OFF);
  }

  @Test
  void pieces_lie_two_inches_apart() {
    Game game = skirmish().does(place("crates-1", "[10,12]"));
    // crates and wall: 1 by 1 and 4 by 0.3
    assertThatVerdict(game.tries(place("wall-1", "[14.499,12]")))
        .isRefused()
        .by("MBB-37")
        .with("apart", "1.999")
        .with("least", "2");
    assertThatVerdict(game.tries(place("wall-1", "[14.5,12]"))).isAccepted();
  }

  @Test
  void pieces_lie_outside_the_strips_and_on_the_table() {
    Game game = skirmish();
    assertThatVerdict(game.tries(place("crates-1", "[10,4.4]"))).isRefused().by("MBB-37");
    assertThatVerdict(game.tries(place("crates-1", "[10,4.5]"))).isAccepted();
    assertThatVerdict(game.tries(place("crates-1", "[0.4,12]"))).isRefused().by("MBB-37");
  }

  @Test
  void a_roll_lays_out_all_that_is_left_the_same_for_the_same_number() {
    Game game = Game.scenario("meeting-engagement").does(AUTO, 417);
    Game again = Game.scenario("meeting-engagement").does(AUTO, 417);
    Game other = Game.scenario("meeting-engagement").does(AUTO, 418);
    assertThat(game.battle()).isEqualTo(again.battle()).isNotEqualTo(other.battle());
    assertThat(BattleState.of(game.battle()).preparation().stage())
        .isEqualTo(Preparation.Stage.ROLL_OFF);
  }

  @Test
  void every_layout_keeps_to_the_rules_and_lays_out_enough() {
    for (int number = 1; number <= 1000; number += 37) {
      for (String id : new String[] {"meeting-engagement", "crossroads", "skirmish"}) {
        Game game = Game.scenario(id).does(AUTO, number);
        List<Piece> laid = new ArrayList<>();
        game.battle().pieces().forEach(piece -> add(piece, laid));
        assertThat(laid).as(id + " " + number).hasSizeGreaterThanOrEqualTo(4);
        requireApart(laid, new Board(game.catalogue()));
      }
    }
  }

  private static void add(Piece piece, List<Piece> laid) {
    if (TerrainState.is(piece) && Board.stands(piece)) {
      laid.add(piece);
    }
  }

  private static void requireApart(List<Piece> laid, Board board) {
    Length tooNear = Length.ofThousandths(1_999);
    for (Piece one : laid) {
      for (Piece other : laid.subList(0, laid.indexOf(one))) {
        assertThat(Contact.within(board.placed(one), board.placed(other), tooNear)).isFalse();
      }
    }
  }
}
