package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Agreements;
import baseplate.core.HouseOption;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Texts;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.testkit.Covers;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class ReadyDataTest {
  private static final MicroBrickBattle RULESET = new MicroBrickBattle();
  private static final Library LIBRARY = Library.ready();

  private static UnitKind unit(String id) {
    Prices prices = Prices.read(Fields.of(LIBRARY.prices(), ""));
    return new UnitReader(prices).read(Fields.of(LIBRARY.unit(id, ""), ""));
  }

  @Test
  void there_are_29_kinds_of_units_all_of_which_can_be_read() {
    assertThat(LIBRARY.units()).hasSize(29);
    LIBRARY.units().keySet().forEach(id -> assertThat(unit(id).id()).isEqualTo(id));
  }

  @Test
  void units_have_the_numbers_of_the_roster() {
    assertThat(numbers("m4-sherman")).isEqualTo("5/6/8 TURRETED");
    assertThat(numbers("stug-iii")).isEqualTo("6/6/7 FIXED_GUN");
    assertThat(numbers("su-85")).isEqualTo("6/5/8 FIXED_GUN");
    assertThat(numbers("tiger-ii")).isEqualTo("9/10/5 TURRETED");
    assertThat(numbers("p-47")).isEqualTo("6/4/16 AEROPLANE");
    assertThat(numbers("anti-tank-gun")).isEqualTo("7/3/0 EMPLACED");
    assertThat(numbers("infantry-squad")).isEqualTo("2/3/4 INFANTRY");
  }

  private static String numbers(String id) {
    UnitKind kind = unit(id);
    return kind.attack() + "/" + kind.defence() + "/" + kind.movement() + " " + kind.unitClass();
  }

  @Test
  @Covers("MBB-36")
  void prices_are_powers_of_a_quarter_more_and_grow_with_speed() {
    assertThat(unit("m4-sherman").price()).isEqualByComparingTo("11.6");
    assertThat(unit("tiger-i").price()).isEqualByComparingTo("42.2");
    assertThat(unit("anti-tank-gun").price()).isEqualByComparingTo("7.5");
    assertThat(unit("t-26").price()).isEqualByComparingTo("2.4");
  }

  @Test
  @Covers("MBB-36")
  void prices_round_halves_up() {
    Prices prices = new Prices(new java.math.BigDecimal("1.5"), 8, 40);
    // 1.5 x 30.0 / 40 ... = 1.125 at MP -2; 1.5^2 x 1 = 2.25
    assertThat(prices.of(1, 1, 8)).isEqualByComparingTo("2.3");
  }

  @Test
  @Covers("MBB-38")
  void a_wreck_is_as_long_as_the_hull_as_wide_as_it_was_high_and_as_high_as_it_was_wide() {
    UnitKind sherman = unit("m4-sherman");
    assertThat(sherman.hull().along()).isEqualTo(Length.ofInches("1.9"));
    assertThat(sherman.wreck().along()).isEqualTo(Length.ofInches("1.9"));
    // 5 plates are 16 mm
    assertThat(sherman.wreck().across()).isEqualTo(Length.ofInches("0.63"));
    assertThat(sherman.wreckHeight()).isEqualTo(Height.ofThousandths(900));
  }

  @Test
  @Covers("MBB-31")
  void without_a_barrel_shots_leave_the_front_edge_at_two_thirds_of_the_height() {
    UnitKind squad = unit("infantry-squad");
    assertThat(squad.gun().length()).isEqualTo(Length.ofInches("0.36"));
    assertThat(squad.gun().height().tenths()).isEqualTo(Height.ofPlates(4).tenths() * 2 / 3);
  }

  @Test
  @Covers({"MBB-14", "MBB-37"})
  void terrain_is_as_high_and_as_hard_as_the_rules_say() {
    assertThat(terrain("house")).isEqualTo("24 plates HARD BARRED");
    assertThat(terrain("hill")).isEqualTo("18 plates HARD BARRED");
    assertThat(terrain("dense-wood")).isEqualTo("21 plates HARD BARRED");
    assertThat(terrain("wall")).isEqualTo("4.5 plates SOFT CROSSABLE");
    assertThat(terrain("hedgerow")).isEqualTo("6 plates SOFT CROSSABLE");
    assertThat(terrain("crates")).isEqualTo("3 plates SOFT CROSSABLE");
    assertThat(terrain("open-wood")).isEqualTo("12 plates SOFT ROUGH");
    assertThat(terrain("stream")).isEqualTo("0 plates NONE ROUGH");
  }

  private static String terrain(String id) {
    TerrainKind kind = TerrainReader.read(Fields.of(LIBRARY.terrain(id, ""), ""));
    Height height = kind.usual().height();
    return height + " " + kind.cover(height) + " " + kind.entry();
  }

  @Test
  @Covers({"MBB-20", "MBB-21", "MBB-35"})
  void the_table_is_eight_and_the_difference_from_three_to_twelve() {
    VictoryTable table = VictoryReader.read(Fields.of(LIBRARY.victoryTable(), ""));
    for (int ap = -4; ap <= 14; ap++) {
      for (int dp = -4; dp <= 14; dp++) {
        assertThat(table.need(ap, dp)).isEqualTo(Math.clamp(8 + dp - ap, 3, 12));
      }
    }
    assertThat(table.need(99, -99)).isEqualTo(3);
    assertThat(table.need(-5, 3)).isEqualTo(table.need(-4, 3));
  }

  @Test
  void there_are_four_scenarios() {
    assertThat(RULESET.scenarios())
        .extracting(Ruleset.ScenarioInfo::id)
        .containsExactly("skirmish", "meeting-engagement", "breakthrough", "crossroads");
  }

  @Test
  void each_scenario_opens_and_plays_on_with_the_data_of_its_header() {
    Agreements agreed = Agreements.of(RULESET.options(), Map.of());
    for (Ruleset.ScenarioInfo info : RULESET.scenarios()) {
      SetUp setUp = new SetUp(new SetUp.Scenario(info.id()), List.of(), agreed, List.of());
      Ruleset.Opening opening = RULESET.open(setUp);
      assertThat(RULESET.rules(Fields.of(opening.content(), ""), agreed)).isNotNull();
      assertThat(opening.start().clock().phase()).isEqualTo("set-up");
    }
  }

  @Test
  @Covers("MBB-27")
  void the_sides_of_the_meeting_engagement_are_worth_about_the_same() {
    Game game = Game.scenario("meeting-engagement");
    assertThat(worth(game, SideId.FIRST) / worth(game, SideId.SECOND)).isBetween(0.95, 1.05);
  }

  private static double worth(Game game, SideId side) {
    return game.battle().pieces().list().stream()
        .filter(piece -> piece.isOf(side))
        .mapToDouble(unit -> game.catalogue().unit(unit).price().doubleValue())
        .sum();
  }

  @Test
  void an_unknown_scenario_is_refused_with_those_that_are_known() {
    assertThatThrownBy(() -> Game.scenario("kursk"))
        .isInstanceOfSatisfying(
            Malformed.class,
            malformed -> assertThat(Game.texts().say(malformed.problem())).contains("skirmish"));
  }

  @Test
  void a_pack_adds_units_and_scenarios_under_its_own_name() {
    Doc.Obj sherman = LIBRARY.unit("m4-sherman", "");
    Doc units = Doc.object().put("units", new Doc.Items(List.of(sherman))).build();
    SetUp.PackData pack = new SetUp.PackData("club", List.of(new SetUp.PackFile("units", units)));
    Library more = LIBRARY.plus(List.of(pack));
    assertThat(more.units()).containsKeys("m4-sherman", "club:m4-sherman");
    assertThat(more.unit("club:m4-sherman", "").fields().get("id"))
        .isEqualTo(Doc.of("club:m4-sherman"));
  }

  @Test
  void every_rule_has_its_words() {
    Texts texts = Game.texts();
    assertThat(RULESET.digest()).hasSize(41);
    RULESET.digest().forEach(rule -> assertThat(texts.has(rule.digest().key())).isTrue());
  }

  @Test
  void every_option_has_its_words_and_its_default_first() {
    Texts texts = Game.texts();
    Set<String> keys = new TreeSet<>();
    for (HouseOption option : RULESET.options()) {
      assertThat(texts.has(option.words().key())).as(option.key()).isTrue();
      assertThat(option.values().getFirst()).isEqualTo(option.fallback());
      keys.add(option.key());
    }
    assertThat(keys).hasSize(18);
  }

  @Test
  void there_are_schemas_for_all_that_players_write() {
    assertThat(RULESET.schemas().keySet())
        .containsExactly("unit", "terrain", "victory-table", "scenario", "position", "command");
  }
}
