package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.charge.Tilt.ahead;
import static baseplate.testkit.charge.Tilt.move;
import static baseplate.testkit.charge.Tilt.turn;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.Verdict;
import baseplate.core.input.Request;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.path.Segment;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

class MovesTest {
  private static final Tilt EMPTY =
      Tilt.of(
          """
          . . . . . . . . Xv
          . . . . . . . . Xv
          . . . . . . . . .
          . . . . . . . . .
          . A^ . . . . . . .
          . A^ . . . . . . .
          . . . . . . . . .
          """);

  /// A guard beside the way, an inch off it, that reaches an inch and a half.
  private static final Tilt GUARDED =
      Tilt.of(
          """
          . . . . . . .
          . . . . . . .
          . . . . U< . .
          . . . . . . .
          . . . . . . .
          . . . . . . .
          . . A^ . . . .
          . . A^ . . . .
          """);

  private static Point at(Battle battle, String piece) {
    return Ground.pose(battle.pieces().get(new PieceId(piece))).at();
  }

  @Test
  @Covers("CHG-2")
  void a_rider_turns_for_nothing_and_goes_as_far_as_its_speed() {
    Verdict verdict = EMPTY.says(move("A", turn(90), ahead("2"), turn(-90), ahead("1")));

    assertThat(at(assertThatVerdict(verdict).isAccepted().battle(), "A"))
        .isEqualTo(Point.ofInches("3.5", "3"));
  }

  @Test
  @Covers("CHG-2")
  void further_than_its_speed_is_refused() {
    assertThatVerdict(EMPTY.says(move("A", turn(90), ahead("9"))))
        .isRefused()
        .by("CHG-2")
        .saying("charge.refusal.far")
        .with("wanted", "9")
        .with("speed", "8");
  }

  @Test
  @Covers("CHG-2")
  void what_is_offered_is_within_its_speed_and_free() {
    Command offered =
        ((Verdict.Refused) EMPTY.says(move("A", ahead("9")))).refusal().amended().orElseThrow();

    assertThat(offered).isEqualTo(move("A", ahead("4.003")));
    assertThatVerdict(EMPTY.says(offered)).isAccepted();
  }

  @Test
  @Covers("CHG-2")
  void nobody_rides_backwards() {
    assertThatVerdict(EMPTY.says(move("A", new Segment.Reverse(Length.ofInches(1)))))
        .isRefused()
        .by("CHG-2");
  }

  @Test
  @Covers("CHG-2")
  void the_tables_edge_and_other_pieces_end_the_way_and_the_free_part_is_offered() {
    assertThatVerdict(EMPTY.says(move("A", ahead("6"))))
        .isRefused()
        .by("CHG-2")
        .offering(move("A", ahead("4.003")));
    Tilt behind =
        Tilt.of(
            """
            . . G .
            . . . .
            . . A^ .
            . . A^ .
            """);
    assertThatVerdict(behind.says(move("A", ahead("3"))))
        .isRefused()
        .by("CHG-2")
        .with("by", "G")
        .offering(move("A", ahead("1.003")));
  }

  @Test
  @Covers("CHG-1")
  void a_piece_moves_once_a_turn_and_only_its_own_side_moves_it() {
    Tilt moved = EMPTY.at(assertThatVerdict(EMPTY.says(move("A", turn(90)))).isAccepted().battle());

    assertThatVerdict(moved.says(move("A", turn(90)))).isRefused().by("CHG-1");
    assertThatVerdict(moved.says(move("X", turn(90)))).isRefused();
    assertThatVerdict(moved.says(move("nobody", turn(90)))).isRefused();
    Tilt over =
        moved.at(assertThatVerdict(moved.says(new ChargeCommand.EndTurn())).isAccepted().battle());
    assertThatVerdict(over.says(move("X", ahead("1")))).isAccepted();
    assertThatVerdict(over.says(move("A", turn(90)))).isRefused();
  }

  @Test
  @Covers("CHG-3")
  void a_move_stops_at_the_first_thousandth_within_an_enemys_reach_and_asks() {
    Verdict verdict = GUARDED.says(move("A", ahead("5")));

    assertThatVerdict(verdict).isAwaiting().ofChoice("interrupt");
    Verdict.Awaiting waiting = (Verdict.Awaiting) verdict;
    assertThat(waiting.request())
        .isInstanceOfSatisfying(
            Request.Ask.class,
            ask -> assertThat(ask.options().getFirst().id()).isEqualTo("decline"));
    // an inch aside, the reach of an inch and a half goes 1.118 inches back along the way
    assertThat(at(waiting.after(), "A")).isEqualTo(Point.ofInches("2.5", "2.882"));
  }

  @Test
  @Covers("CHG-3")
  void an_enemy_that_lets_it_pass_is_not_asked_again_and_the_move_ends_where_it_would() {
    Verdict verdict = GUARDED.says(move("A", ahead("5")), Script.chooses("decline"));

    assertThat(at(assertThatVerdict(verdict).isAccepted().battle(), "A"))
        .isEqualTo(Point.ofInches("2.5", "6"));
  }

  @Test
  @Covers("CHG-3")
  void after_a_blow_that_misses_the_move_goes_on() {
    Verdict verdict =
        GUARDED.says(
            move("A", ahead("5")), Script.chooses("strike").thenChooses("take").thenRolls(1, 2));

    assertThat(at(assertThatVerdict(verdict).isAccepted().battle(), "A"))
        .isEqualTo(Point.ofInches("2.5", "6"));
  }

  @Test
  @Covers("CHG-3")
  void a_piece_that_falls_on_its_way_goes_no_further() {
    Verdict verdict =
        GUARDED
            .weak("A", 1)
            .says(
                move("A", ahead("5")),
                Script.chooses("strike").thenChooses("take").thenRolls(6, 2).thenRolls(1));

    assertThat(assertThatVerdict(verdict).isAccepted().battle().pieces().find(new PieceId("A")))
        .isEmpty();
  }

  @Test
  @Covers({"CHG-3", "CHG-8"})
  void a_piece_that_is_knocked_back_on_its_way_stays_there() {
    Verdict verdict =
        GUARDED.says(
            move("A", ahead("5")),
            Script.chooses("strike")
                .thenChooses("take")
                .thenRolls(6, 2)
                .thenRolls(3)
                .thenRolls(6, 1, 2));
    Battle after = assertThatVerdict(verdict).isAccepted().battle();

    assertThat(at(after, "A").x()).isLessThan(2_500);
    assertThat(at(after, "A").y()).isLessThan(2_882);
  }

  @Test
  @Covers("CHG-3")
  void an_enemy_that_has_it_within_reach_at_its_start_does_not_stop_it() {
    Tilt near =
        Tilt.of(
            """
            . . . . . .
            . . . . . .
            . . A^ U< . .
            . . A^ . . .
            """);

    assertThatVerdict(near.says(move("A", ahead("1")))).isAccepted();
  }

  @Test
  @Covers("CHG-3")
  void two_enemies_that_reach_it_at_once_are_asked_one_after_the_other() {
    Tilt between =
        Tilt.of(
            """
            . . . . . . . . .
            . . . . . . . . .
            . . U> . . . V< . .
            . . . . . . . . .
            . . . . . . . . .
            . . . . A^ . . . .
            . . . . A^ . . . .
            """);
    Verdict first = between.says(move("A", ahead("4")));
    Verdict both =
        between.says(move("A", ahead("4")), Script.chooses("decline").thenChooses("decline"));

    assertThat(at(((Verdict.Awaiting) first).after(), "A"))
        .isEqualTo(Point.ofInches("4.5", "1.882"));
    assertThatVerdict(both)
        .isAccepted()
        .ruled("CHG-3", "charge.let-pass")
        .leaving(battle -> assertThat(at(battle, "A")).isEqualTo(Point.ofInches("4.5", "5")));
  }

  @Test
  @Covers("CHG-3")
  void a_turn_on_the_spot_comes_within_reach_too() {
    Tilt beside =
        Tilt.of(
            """
            . . . . . . .
            . . . . . . .
            . . A^ . . U^ .
            . . A^ . . . .
            . . . . . . .
            """);
    Verdict verdict = beside.says(move("A", turn(90)));

    assertThatVerdict(verdict).isAwaiting().ofChoice("interrupt");
    assertThat(facing(((Verdict.Awaiting) verdict).after())).isBetween(1, 8_999);
  }

  private static int facing(Battle battle) {
    return Ground.pose(battle.pieces().get(new PieceId("A"))).facing().hundredths();
  }

  @Test
  @Covers("CHG-2")
  void where_refusals_are_waived_it_goes_where_it_may_not() {
    Verdict verdict = EMPTY.free().says(move("A", turn(90), ahead("9")));

    assertThatVerdict(verdict).isAccepted().waiving("CHG-2").with(moved("A"));
  }

  private static Event moved(String piece) {
    return new ChargeEvent.Moved(new PieceId(piece));
  }
}
