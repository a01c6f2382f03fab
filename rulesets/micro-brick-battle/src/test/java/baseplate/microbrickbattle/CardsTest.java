package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.doc.Fields;
import baseplate.core.play.View;
import baseplate.core.scene.Card;
import baseplate.core.words.Texts;
import baseplate.testkit.Covers;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is to be known of a piece.
@Covers({"MBB-4", "MBB-31", "MBB-36", "MBB-37", "MBB-38"})
class CardsTest {
  private static final String FIELDS =
      "'pieces':["
          + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0,'turret':45},"
          + "{'id':'f','side':0,'unit':'su-85','at':[35,14],'facing':0},"
          + "{'id':'p','side':0,'unit':'p-47','at':[10,14],'facing':0},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180},"
          + "{'id':'w','side':1,'unit':'m4-sherman','at':[44,4],'facing':180,'wreck':true}],"
          + "'terrain':[{'id':'wall','kind':'wall','at':[20,30],'facing':0},"
          + "{'id':'house','kind':'house','at':[30,30],'facing':0},"
          + "{'id':'stream','kind':'stream','at':[10,24],'facing':0}]";

  private static Game moving(String... house) {
    return Game.of("'phase':'movement'," + FIELDS, house);
  }

  private static List<String> card(Game game, String piece) {
    View view = View.open(game.battle(), game.battle().toAct());
    Card card = game.rules().card(view, new PieceId(piece)).orElseThrow();
    Texts texts = Game.texts();
    List<String> lines = new ArrayList<>();
    lines.add(texts.say(card.title()) + " - " + texts.say(card.subtitle()));
    card.facts()
        .forEach(
            fact ->
                lines.add(
                    texts.say(fact.what())
                        + ": "
                        + texts.say(fact.value())
                        + fact.cited().map(rule -> " " + rule).orElse("")));
    return lines;
  }

  @Test
  void a_unit_shows_its_numbers_its_gun_and_its_shape() {
    assertThat(card(moving(), "a"))
        .containsExactly(
            "M4 Sherman a - 8 MP left",
            "Nation: United States",
            "Class: gun in a turret MBB-7",
            "AP: 5 MBB-20",
            "DP: 6 MBB-20",
            "MP: 8 left of 8 MBB-4",
            "Gun: 45° off the bow MBB-7",
            "Muzzle: 6 plates MBB-31",
            "Footprint: 1.9 × 0.9 in MBB-30",
            "Height: 5 plates MBB-32",
            "Price: 11.6 MBB-36");
  }

  @Test
  void every_nation_of_the_ready_units_has_its_name() {
    Texts texts = Game.texts();
    assertThat(new MicroBrickBattle().catalogue().get("units"))
        .extracting(unit -> Fields.of(unit, "").text("nation"))
        .allMatch(
            nation -> texts.has(Nations.named(nation).key()) && Nations.KNOWN.contains(nation));
    assertThat(texts.say(Nations.named("Ruritania"))).isEqualTo("Ruritania");
  }

  @Test
  void what_a_unit_has_moved_shows_on_it() {
    Game game = moving().does("{'do':'move','piece':'a','path':[{'turn':30},{'forward':2.5}]}");
    assertThat(card(game, "a"))
        .contains("MP: 4.5 left of 8 MBB-4", "This phase: 3.5 MP spent, turned 30° in all MBB-5");
  }

  @Test
  @Covers("MBB-25")
  void what_an_aeroplane_has_flown_shows_on_it() {
    Game game = moving().does("{'do':'move','piece':'p','path':[{'forward':9}]}");
    assertThat(card(game, "p"))
        .contains("Class: aeroplane MBB-25", "Flown: 9 in MBB-25")
        .doesNotContain("Cover: Soft Cover MBB-22");
  }

  @Test
  @Covers("MBB-23")
  void a_fixed_gun_shows_the_agreed_arc() {
    assertThat(card(moving("fixed-arc", "15"), "f"))
        .contains("Gun: fixed, 15° to either side of the bow MBB-23");
  }

  @Test
  @Covers("MBB-10")
  void what_a_unit_has_declared_shows_on_it() {
    Game game = Game.of("'phase':'declaration'," + FIELDS);
    game.does("{'do':'declare','shooter':'a','target':'x'}");
    assertThat(card(game, "a")).contains("Declared at: x MBB-10");
  }

  @Test
  void a_wreck_shows_how_it_lies() {
    assertThat(card(moving(), "w"))
        .startsWith("M4 Sherman w - wreck")
        .contains(
            "Footprint: 1.9 × 0.63 in MBB-38",
            "Height: 7.14 plates MBB-38",
            "Cover: Soft Cover MBB-22",
            "MP: 8 MBB-4")
        .noneMatch(line -> line.startsWith("Gun") || line.startsWith("Muzzle"));
  }

  @Test
  @Covers({"MBB-9", "MBB-14", "MBB-15"})
  void terrain_shows_its_cover_its_height_and_what_it_does_to_movement() {
    assertThat(card(moving(), "house"))
        .containsExactly(
            "House - on the table",
            "Cover: Hard Cover MBB-14",
            "Height: 8 bricks MBB-37",
            "Size: 2.5 × 2 in MBB-37",
            "Movement: bars the way MBB-9");
    assertThat(card(moving(), "wall"))
        .contains("Cover: Soft Cover MBB-15", "Height: 1.5 bricks MBB-37")
        .contains("Movement: bars the way MBB-9");
    assertThat(card(moving(), "stream"))
        .contains("Cover: no cover MBB-37", "Movement: does not slow MBB-37");
  }

  @Test
  void what_the_table_agreed_on_terrain_shows_on_it() {
    assertThat(card(moving("soft-cover", "double-cost"), "wall"))
        .contains("Movement: may be crossed at 2 MP an inch, not ended on MBB-9");
    assertThat(card(moving("rough-ground", "double-cost"), "stream"))
        .contains("Movement: 2 MP an inch MBB-37");
  }

  @Test
  void what_is_not_on_the_table_yet_has_its_card_and_what_there_is_not_has_none() {
    Game game = Game.scenario("skirmish");
    assertThat(card(game, "m3-stuart-1")).startsWith("M3 Stuart 1 - in reserve");
    assertThat(card(game, "house-1")).startsWith("House 1 - still to be set up");
    View view = View.open(game.battle(), game.battle().toAct());
    assertThat(game.rules().card(view, new PieceId("nobody"))).isEmpty();
  }
}
