package baseplate.testkit.cards;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.SideId;
import baseplate.core.input.Request;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Slot;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CardsTest {
  private final CardRules rules = Cards.rules();
  private final Map<String, String> words = new Cards().words(Locale.ENGLISH);

  @Test
  void the_deck_has_twelve_cards() {
    assertThat(rules.deck().size()).isEqualTo(12);
    assertThat(rules.deck().copies()).extracting(Request.Copies::card).isSorted();
  }

  @Test
  void every_rule_option_and_place_has_its_words() {
    assertThat(new Cards().digest())
        .hasSize(8)
        .allMatch(entry -> words.containsKey(entry.digest().key()));
    assertThat(new Cards().options()).allMatch(option -> words.containsKey(option.words().key()));
    assertThat(scene(SideId.FIRST).slots())
        .extracting(Slot::label)
        .extracting(Phrase::key)
        .allMatch(words::containsKey);
  }

  private Scene scene(SideId viewer) {
    Battle battle =
        Hands.empty()
            .holds(SideId.FIRST, "axe", "ward")
            .holds(SideId.SECOND, "pike")
            .lies(SideId.FIRST, "spur", "left")
            .battle();
    return rules.scene(rules.seenBy(battle, viewer));
  }

  @Test
  void the_table_shows_a_slot_for_each_place_and_says_which_a_card_fits() {
    List<String> free =
        scene(SideId.FIRST).slots().stream()
            .filter(slot -> slot.obstacle().isEmpty())
            .map(slot -> slot.id().text())
            .toList();

    assertThat(scene(SideId.FIRST).slots()).hasSize(9);
    assertThat(free).containsExactly("first-middle", "first-right");
  }

  @Test
  void the_table_shows_each_side_its_own_hand_and_backs_of_the_other() {
    assertThat(labels(SideId.FIRST)).containsExactly("axe", "ward", "spur", "?");
    assertThat(labels(SideId.SECOND)).containsExactly("?", "?", "?", "pike");
  }

  private List<Object> labels(SideId viewer) {
    return scene(viewer).figures().stream()
        .map(figure -> figure.label().args().getOrDefault("code", "?"))
        .toList();
  }

  @Test
  void hearts_count_most_in_what_a_battle_is_worth() {
    Battle battle = Hands.empty().lies(SideId.SECOND, "axe", "left").battle();
    Battle hurt = battle.after(new CardEvent.Hurt(SideId.SECOND));

    assertThat(rules.worth(battle, SideId.FIRST)).isEqualTo(-2);
    assertThat(rules.worth(hurt, SideId.FIRST)).isEqualTo(8);
    assertThat(rules.worth(hurt, SideId.SECOND)).isEqualTo(-8);
  }
}
