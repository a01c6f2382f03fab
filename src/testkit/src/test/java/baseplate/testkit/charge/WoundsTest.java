package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.charge.Tilt.strike;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.testkit.Covers;
import baseplate.testkit.HappenedAssert;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

class WoundsTest {
  /// Enemies in a row behind the one that is struck, and a friend among them.
  private static final Tilt ROW =
      Tilt.of(
          """
          . . . . . . . . . . . . . .
          . A> . U . V . H . Z> . . . X
          . . . . . . . . . . . . . X
          """);

  private static final Script FELLED = Script.chooses("take").thenRolls(6, 6);

  private static List<String> left(Battle battle) {
    return Ground.fighters(battle).stream().map(piece -> piece.id().text()).toList();
  }

  private static int strength(Battle battle, String piece) {
    return Ground.strength(battle.pieces().get(new PieceId(piece)));
  }

  @Test
  @Covers("CHG-6")
  void no_more_is_asked_than_would_fell_everybody_in_line() {
    Verdict verdict = ROW.says(strike("A", "U"), FELLED.thenWaits());

    assertThatVerdict(verdict)
        .isAwaiting()
        .of(new Request.Chain(Pool.of(2, 6), 5 + 6 + 5 + 6 + 5 + 6 + 7 + 6 + 7));
  }

  @Test
  @Covers("CHG-7")
  void what_is_left_goes_on_to_the_next_less_a_die() {
    HappenedAssert happened =
        assertThatVerdict(ROW.says(strike("A", "U"), FELLED.thenRolls(6, 5, 2).thenRolls(4)))
            .isAccepted();

    happened.ruled("CHG-7", "charge.goes-on");
    assertThat(left(happened.battle())).doesNotContain("U");
    assertThat(strength(happened.battle(), "V")).isEqualTo(5 - (13 - 5 - 4));
  }

  @Test
  @Covers("CHG-7")
  void it_goes_on_and_on_through_friend_and_foe_until_nothing_is_left() {
    Script script = FELLED.thenRolls(6, 6, 5, 2).thenRolls(1).thenRolls(1).thenRolls(6);
    HappenedAssert happened = assertThatVerdict(ROW.says(strike("A", "U"), script)).isAccepted();

    assertThat(left(happened.battle())).containsExactly("A", "Z", "X");
    assertThat(strength(happened.battle(), "Z")).isEqualTo(7);
  }

  @Test
  @Covers("CHG-7")
  void a_die_may_take_all_that_is_left() {
    Verdict verdict = ROW.says(strike("A", "U"), FELLED.thenRolls(5, 2).thenRolls(2));

    assertThat(strength(assertThatVerdict(verdict).isAccepted().battle(), "V")).isEqualTo(5);
  }

  @Test
  @Covers("CHG-7")
  void by_agreement_friends_are_spared_and_end_it() {
    Script script = FELLED.thenRolls(6, 6, 6, 6, 5, 2).thenRolls(1);

    assertThatVerdict(ROW.carrying("enemies").says(strike("A", "U"), script))
        .isAccepted()
        .decidedBy("CHG-7", "carry")
        .leaving(battle -> assertThat(left(battle)).containsExactly("A", "H", "Z", "X"));
  }

  @Test
  @Covers("CHG-7")
  void nobody_further_off_than_four_inches_is_reached() {
    Tilt gap =
        Tilt.of(
            """
            . A> . U . . . . . V .
            . . . . . . . . . . .
            """);

    assertThatVerdict(gap.says(strike("A", "U"), FELLED.thenRolls(6, 6, 1, 1))).isAccepted();
  }

  @Test
  @Covers("CHG-11")
  void whoever_fells_the_last_enemy_wins() {
    Tilt last =
        Tilt.of(
            """
            . A> . U . l
            . . . . . .
            """);
    Verdict verdict = last.says(strike("A", "U"), FELLED.thenRolls(5, 1));

    assertThat(assertThatVerdict(verdict).isAccepted().battle().ending().orElseThrow().won())
        .contains(SideId.FIRST);
  }
}
