package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.charge.Tilt.strike;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.Verdict;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import baseplate.testkit.charge.ChargeEvent.Result;
import org.junit.jupiter.api.Test;

class BlowsTest {
  /// A rider and an enemy rider an inch apart, a wall of table edge behind neither.
  private static final Tilt PAIR =
      Tilt.of(
          """
          . . . . . . . . l
          . . . . . . . . s
          . . . . . . . . m
          . . . A> . Xv . . .
          . . . . . Xv . . .
          . . . . . . . . .
          """);

  private static Event blow(String striker, String target, Result result) {
    return new ChargeEvent.Blown(new PieceId(striker), new PieceId(target), result);
  }

  private static int strength(Battle battle, String piece) {
    return Ground.strength(battle.pieces().get(new PieceId(piece)));
  }

  private static Script sixMisses() {
    Script script = Script.silent();
    for (int i = 0; i < 6; i++) {
      script = script.thenChooses("take").thenRolls(1, 2);
    }
    return script;
  }

  @Test
  @Covers("CHG-4")
  void both_exchange_six_blows_turn_about() {
    Verdict verdict = PAIR.says(strike("A", "X"), sixMisses());

    assertThatVerdict(verdict)
        .isAccepted()
        .withExactly(
            new ChargeEvent.Struck(new PieceId("A")),
            blow("A", "X", Result.MISSED),
            blow("X", "A", Result.MISSED),
            blow("A", "X", Result.MISSED),
            blow("X", "A", Result.MISSED),
            blow("A", "X", Result.MISSED),
            blow("X", "A", Result.MISSED));
  }

  @Test
  @Covers("CHG-4")
  void whoever_cannot_reach_strikes_no_blow_back() {
    Tilt apart =
        Tilt.of(
                """
                . . . . . . . l
                . A> . . Xv . . .
                . . . . Xv . . .
                """)
            .bears("A.right", "l");
    Verdict verdict = apart.says(strike("A", "X"), Script.chooses("take").thenRolls(1, 1, 1));

    assertThatVerdict(verdict).isAccepted().with(blow("A", "X", Result.MISSED));
  }

  @Test
  @Covers("CHG-4")
  void an_enemy_out_of_reach_is_not_struck() {
    Tilt far =
        Tilt.of(
            """
            . A> . . Xv .
            . . . . Xv .
            """);

    assertThatVerdict(far.says(strike("A", "X")))
        .isRefused()
        .by("CHG-4")
        .saying("charge.refusal.out-of-reach")
        .with("distance", "1.5")
        .with("reach", "1");
    assertThatVerdict(far.says(strike("A", "A"))).isRefused().asStructure();
    assertThatVerdict(far.says(strike("X", "A"))).isRefused().asStructure();
  }

  @Test
  @Covers("CHG-1")
  void a_piece_strikes_once_a_turn() {
    Battle after =
        assertThatVerdict(PAIR.says(strike("A", "X"), sixMisses())).isAccepted().battle();

    assertThatVerdict(PAIR.at(after).says(strike("A", "X"))).isRefused().by("CHG-1");
  }

  @Test
  @Covers("CHG-5")
  void a_blow_that_is_taken_needs_the_ward() {
    Verdict asked = PAIR.says(strike("A", "X"), Script.chooses("take").thenWaits());

    assertThatVerdict(asked).isAwaiting().of(new Request.Reach(Pool.TWO_D6, 7));
    assertThatVerdict(PAIR.says(strike("A", "X"))).isAwaiting().ofChoice("parry");
  }

  @Test
  @Covers("CHG-5")
  void a_parry_holds_unless_the_attack_is_above_it() {
    Verdict asked = PAIR.says(strike("A", "X"), Script.chooses("parry").thenWaits());
    Verdict equal =
        PAIR.says(strike("A", "X"), Script.chooses("parry").thenRolls(4, 3, 5, 2).thenWaits());

    assertThatVerdict(asked).isAwaiting().of(new Request.Exceeds(Pool.TWO_D6, Pool.TWO_D6));
    assertThatVerdict(equal).isAwaiting().after().with(blow("A", "X", Result.PARRIED));
  }

  @Test
  @Covers("CHG-5")
  void a_parry_that_fails_lets_the_blow_through_with_a_die_more() {
    Script broken = Script.chooses("parry").thenRolls(4, 4, 5, 2);
    Verdict verdict = PAIR.says(strike("A", "X"), broken.thenWaits());

    assertThatVerdict(verdict)
        .isAwaiting()
        .of(new Request.Chain(Pool.of(3, 6), 7))
        .after()
        .reckoned("charge.weight", "3", "2", "1");
    assertThatVerdict(
            PAIR.says(strike("A", "X"), Script.chooses("take").thenRolls(6, 5).thenWaits()))
        .isAwaiting()
        .of(new Request.Chain(Pool.of(2, 6), 7));
  }

  @Test
  @Covers({"CHG-5", "CHG-10"})
  void lance_maul_and_shield_add_their_dice() {
    Tilt armed = PAIR.bears("A.right", "l").bears("X.left", "s");
    Verdict lance = armed.says(strike("A", "X"), Script.chooses("parry").thenWaits());
    Verdict maul =
        PAIR.bears("A.right", "m")
            .says(strike("A", "X"), Script.chooses("take").thenRolls(6, 5).thenWaits());

    assertThatVerdict(lance)
        .isAwaiting()
        .of(new Request.Exceeds(Pool.of(3, 6), Pool.of(3, 6)))
        .after()
        .reckoned("charge.attack", "3", "2", "1");
    assertThatVerdict(maul).isAwaiting().of(new Request.Chain(Pool.of(3, 6), 7));
  }

  @Test
  @Covers("CHG-6")
  void a_blow_costs_what_its_dice_show_and_a_six_is_rolled_again() {
    Script hit = Script.chooses("take").thenRolls(6, 5);
    Verdict low = PAIR.says(strike("A", "X"), hit.thenRolls(1, 2).thenWaits());
    Verdict chained = PAIR.weak("X", 5).says(strike("A", "X"), hit.thenRolls(6, 1, 1));

    assertThatVerdict(low)
        .isAwaiting()
        .after()
        .leaving(battle -> assertThat(strength(battle, "X")).isEqualTo(4));
    assertThat(assertThatVerdict(chained).isAccepted().battle().pieces().find(new PieceId("X")))
        .isEmpty();
  }
}
