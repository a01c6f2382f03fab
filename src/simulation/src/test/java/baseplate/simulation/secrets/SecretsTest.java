package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Canonical;
import baseplate.core.input.Inputs;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.PlayerView;
import baseplate.core.journal.Session;
import baseplate.core.play.View;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.Covers;
import baseplate.testkit.cards.Card;
import baseplate.testkit.cards.CardRules;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Nothing that a side can see differs between the real battle and one in which the other side
/// holds other cards.
@Covers("CRD-8")
class SecretsTest {
  private static final int DUELS = Cases.count(12, 1_000);

  /// What must hold of a moment of a duel and of a moment that a side cannot tell from it.
  private interface Likeness {
    void holds(CardRules rules, SideId viewer, Battle real, Battle other);
  }

  private static void everywhere(Likeness likeness) {
    Cases.of(7, DUELS)
        .each(
            one -> {
              Session duel = Duels.played(new Seed(one.bits()));
              for (int entry = 0; entry <= duel.journal().size(); entry++) {
                compare(Duels.rules(duel), duel.journal().battleAfter(entry), one, likeness);
              }
            });
  }

  private static void compare(CardRules rules, Battle real, Case one, Likeness likeness) {
    for (SideId viewer : Duels.SIDES) {
      View view = rules.seenBy(real, viewer);
      likeness.holds(rules, viewer, real, Worlds.any(rules, view, one));
    }
  }

  @Test
  void a_side_sees_the_same_whatever_the_other_holds() {
    everywhere(
        (rules, viewer, real, other) -> {
          View seen = rules.seenBy(real, viewer);
          View alike = rules.seenBy(other, viewer);
          assertThat(alike.world()).isEqualTo(seen.world());
          assertThat(alike.unknowns()).isEqualTo(seen.unknowns());
        });
  }

  @Test
  void of_the_others_cards_that_nobody_showed_a_side_knows_none() {
    everywhere(
        (rules, viewer, real, _) -> {
          View seen = rules.seenBy(real, viewer);
          assertThat(faceDown(seen.world(), viewer.other())).allMatch("?"::equals);
          assertThat(faceDown(seen.world(), viewer.other()))
              .hasSameSizeAs(faceDown(real, viewer.other()));
          assertThat(faceDown(seen.world(), viewer)).isEqualTo(faceDown(real, viewer));
        });
  }

  private static List<String> faceDown(Battle battle, SideId side) {
    return battle.pieces().list().stream()
        .filter(piece -> piece.isOf(side))
        .map(piece -> (Card) piece.state())
        .filter(card -> card.face() == Card.Face.DOWN)
        .map(Card::code)
        .toList();
  }

  @Test
  void seeing_what_is_seen_already_takes_nothing_more_away() {
    everywhere(
        (rules, viewer, real, _) -> {
          View seen = rules.seenBy(real, viewer);
          View again = rules.seenBy(seen.world(), viewer);
          assertThat(again.world()).isEqualTo(seen.world());
          assertThat(again.unknowns()).isEqualTo(seen.unknowns());
        });
  }

  @Test
  void options_picks_and_the_table_are_the_same_whatever_the_other_holds() {
    everywhere(
        (rules, viewer, real, other) -> {
          View seen = rules.seenBy(real, viewer);
          View alike = rules.seenBy(other, viewer);
          assertThat(rules.options(alike)).isEqualTo(rules.options(seen));
          assertThat(rules.scene(alike)).isEqualTo(rules.scene(seen));
        });
  }

  @Test
  void the_same_is_refused_for_the_same_reason_whatever_the_other_holds() {
    everywhere(
        (rules, viewer, real, other) -> {
          if (viewer.equals(real.toAct())) {
            Duels.wishes(rules, viewer)
                .forEach(
                    wish ->
                        assertThat(refusal(rules, other, wish))
                            .as("%s", wish)
                            .isEqualTo(refusal(rules, real, wish)));
          }
        });
  }

  @Test
  void what_a_side_sees_refuses_what_the_battle_refuses() {
    everywhere(
        (rules, viewer, real, _) -> {
          if (viewer.equals(real.toAct())) {
            Battle world = rules.seenBy(real, viewer).world();
            Duels.wishes(rules, viewer)
                .forEach(
                    wish ->
                        assertThat(refusal(rules, world, wish))
                            .as("%s", wish)
                            .isEqualTo(refusal(rules, real, wish)));
          }
        });
  }

  private static Optional<Refusal> refusal(CardRules rules, Battle battle, Command wish) {
    Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
    return judge.judge(battle, wish, Inputs.NONE) instanceof Verdict.Refused(Refusal why, var _)
        ? Optional.of(why)
        : Optional.empty();
  }

  @Test
  void what_a_side_keeps_holds_no_seed_no_order_and_no_digest() {
    Cases.of(8, DUELS)
        .each(
            one -> {
              Journal journal = Duels.played(new Seed(one.bits())).journal();
              for (SideId viewer : Duels.SIDES) {
                assertHoldsNone(PlayerView.of(journal, journal.size(), viewer), journal);
              }
            });
  }

  private static void assertHoldsNone(PlayerView kept, Journal journal) {
    Seed seed = ((Header.Seeded) journal.setting().header().dice()).seed();
    String text = Canonical.text(kept.write());
    assertThat(text)
        .doesNotContain(seed.toString(), seed.grouped(), "\"chain\"", "\"seed\"")
        .doesNotContain(journal.setting().digest(journal.battle()).hex());
    List<Entry> entries = journal.entries();
    assertThat(entries).noneMatch(entry -> text.contains(entry.chain().hex()));
    assertThat(entries)
        .noneMatch(entry -> entry.stateDigest().filter(d -> text.contains(d.hex())).isPresent());
  }
}
