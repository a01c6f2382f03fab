package baseplate.testkit.cards;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static baseplate.testkit.cards.Hands.attack;
import static baseplate.testkit.cards.Hands.lay;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.testkit.Covers;
import baseplate.testkit.HappenedAssert;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

class CardRulesTest {
  private static final SideId ONE = SideId.FIRST;
  private static final SideId TWO = SideId.SECOND;

  private static List<String> codes(Battle battle, SlotId slot) {
    return new Held(Hands.RULES.deck(), battle)
        .in(slot).stream().map(piece -> Held.card(piece).code()).toList();
  }

  private static int hearts(Battle battle, SideId side) {
    return ((CardState) battle.rules()).heartsOf(side);
  }

  @Test
  @Covers("CRD-1")
  void the_first_turn_draws_three_and_every_later_one_draws_one() {
    Verdict first =
        Script.turns("axe")
            .thenTurns("ward")
            .thenTurns("axe")
            .run(in -> Hands.JUDGE.judge(Cards.fresh(), new CardCommand.Draw(), in));
    Battle later = Hands.empty().battle().after(new Event.ClockMoved(new Clock(2, 3, ONE, "draw")));

    assertThat(codes(assertThatVerdict(first).isAccepted().battle(), Slots.hand(ONE)))
        .containsExactly("axe", "ward", "axe");
    Verdict more =
        Script.turns("pike").run(in -> Hands.JUDGE.judge(later, new CardCommand.Draw(), in));
    assertThatVerdict(more)
        .isAccepted()
        .with(new CardEvent.Drew(ONE), new Event.ClockMoved(new Clock(2, 3, ONE, "play")));
  }

  @Test
  @Covers("CRD-2")
  void a_card_is_laid_face_down_in_a_free_place_once_a_turn() {
    Hands hands = Hands.empty().holds(ONE, "axe", "pike");
    Battle laid = assertThatVerdict(hands.says(lay("axe", "first-left"))).isAccepted().battle();

    assertThat(codes(laid, new SlotId("first-left"))).containsExactly("axe");
    assertThat(codes(laid, Slots.hand(ONE))).containsExactly("pike");
    assertThatVerdict(Hands.JUDGE.judge(laid, lay("pike", "first-middle"), Inputs.NONE))
        .isRefused()
        .by("CRD-2");
  }

  @Test
  @Covers("CRD-2")
  void no_card_is_laid_that_is_not_held_and_none_on_another() {
    Hands hands = Hands.empty().holds(ONE, "axe").lies(ONE, "pike", "left").holds(TWO, "ward");

    assertThatVerdict(hands.says(lay("ward", "first-middle"))).isRefused();
    assertThatVerdict(hands.says(lay("axe", "second-left"))).isRefused();
    assertThatVerdict(hands.says(lay("axe", "first-left"))).isRefused();
  }

  @Test
  @Covers("CRD-3")
  void an_attack_on_a_free_place_costs_a_heart() {
    Verdict verdict =
        Hands.empty()
            .lies(ONE, "pike", "left")
            .says(attack("first-left"), Script.chooses("decline").thenChooses("decline"));

    assertThat(hearts(assertThatVerdict(verdict).isAccepted().battle(), TWO)).isEqualTo(2);
  }

  private static Card.Face face(Battle battle, String slot) {
    return Held.card(new Held(Hands.RULES.deck(), battle).lying(new SlotId(slot)).orElseThrow())
        .face();
  }

  @Test
  @Covers("CRD-3")
  void the_weaker_card_falls_and_both_lie_open() {
    Battle after =
        attacked("pike", "axe", Script.chooses("decline").thenChooses("decline")).battle();

    assertThat(codes(after, Slots.PILE)).containsExactly("pike");
    assertThat(codes(after, new SlotId("second-left"))).containsExactly("axe");
    assertThat(face(after, "second-left")).isEqualTo(Card.Face.UP);
  }

  @Test
  @Covers("CRD-3")
  void of_equal_cards_a_die_each_decides_and_the_attacked_one_stands_on_a_tie() {
    Script declined = Script.chooses("decline").thenChooses("decline");

    assertThat(codes(attacked("axe", "axe", declined.thenRolls(4, 3)).battle(), Slots.PILE))
        .containsExactly("axe");
    assertThat(codes(attacked("axe", "axe", declined.thenRolls(4, 4)).battle(), Slots.PILE))
        .isEmpty();
  }

  private static HappenedAssert attacked(String attacker, String attackedCard, Script script) {
    return assertThatVerdict(
            Hands.empty()
                .lies(ONE, attacker, "left")
                .lies(TWO, attackedCard, "left")
                .says(attack("first-left"), script))
        .isAccepted();
  }

  @Test
  @Covers("CRD-4")
  void the_attacked_side_answers_first_and_both_instants_count() {
    Verdict verdict =
        Hands.empty()
            .lies(ONE, "axe", "left")
            .lies(TWO, "pike", "left")
            .holds(ONE, "spur")
            .holds(TWO, "ward")
            .says(attack("first-left"), Script.chooses("ward").thenChooses("spur"));

    HappenedAssert happened = assertThatVerdict(verdict).isAccepted();
    happened.ruledBy("CRD-3", "CRD-4").reckoned("cards.force", "6", "4", "2");
    assertThat(codes(happened.battle(), Slots.PILE)).containsExactly("ward", "spur", "axe");
  }

  @Test
  @Covers("CRD-5")
  void a_side_without_an_instant_is_asked_all_the_same() {
    Verdict verdict = Hands.empty().lies(ONE, "axe", "left").says(attack("first-left"));

    assertThatVerdict(verdict).isAwaiting();
    assertThat(((Verdict.Awaiting) verdict).request().asked()).contains(TWO);
  }

  @Test
  @Covers("CRD-6")
  void a_discard_turns_the_top_card_and_two_of_a_kind_cost_a_heart() {
    Hands hands = Hands.empty().holds(ONE, "pike");
    Verdict same = hands.says(new CardCommand.Discard("pike"), Script.turns("pike"));
    Verdict other = hands.says(new CardCommand.Discard("pike"), Script.turns("axe"));

    assertThat(hearts(assertThatVerdict(same).isAccepted().battle(), TWO)).isEqualTo(2);
    assertThat(codes(assertThatVerdict(other).isAccepted().battle(), Slots.PILE))
        .containsExactly("pike", "axe");
    assertThat(hearts(assertThatVerdict(other).isAccepted().battle(), TWO)).isEqualTo(3);
  }

  @Test
  @Covers("CRD-7")
  void who_loses_the_last_heart_loses() {
    Battle battle = Hands.empty().lies(ONE, "axe", "left").battle();
    Battle weak = battle.after(List.of(new CardEvent.Hurt(TWO), new CardEvent.Hurt(TWO)));
    Verdict verdict =
        Script.chooses("decline")
            .thenChooses("decline")
            .run(in -> Hands.JUDGE.judge(weak, attack("first-left"), in));

    assertThat(assertThatVerdict(verdict).isAccepted().battle().ending().orElseThrow().won())
        .contains(ONE);
  }

  @Test
  @Covers("CRD-7")
  void after_round_eight_more_hearts_win() {
    Battle last =
        Hands.empty()
            .battle()
            .after(
                List.of(
                    new CardEvent.Hurt(ONE), new Event.ClockMoved(new Clock(8, 16, TWO, "play"))));
    Verdict verdict = Hands.JUDGE.judge(last, new CardCommand.HandOver(), Inputs.NONE);

    assertThat(assertThatVerdict(verdict).isAccepted().battle().ending().orElseThrow().won())
        .contains(TWO);
  }
}
