package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.scene.Field;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Texts;
import baseplate.data.Shape;
import baseplate.testkit.Covers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The editor of scenarios.
@Covers({"MBB-24", "MBB-27", "MBB-29", "MBB-36", "MBB-40"})
class ScenarioBenchTest {
  private static final Workbench BENCH = new MicroBrickBattle().workbenches().getLast();
  private static final Shape SHAPE =
      Shape.of(Objects.requireNonNull(Schemas.all().get("scenario")));

  private static Scenario scenario(Doc.Obj draft) {
    return Scenario.read(Fields.of(draft, ""));
  }

  private static Doc.Obj edited(Doc.Obj draft, String field, String value) {
    Fields given = Fields.of(Game.doc("{'value':" + value + "}"), "");
    return BENCH.edit(draft, field, given.any("value"));
  }

  private static Doc.Obj edited(String field, String value) {
    return edited(BENCH.fresh(), field, value);
  }

  @Test
  void it_makes_entries_of_the_kind_scenarios() {
    assertThat(BENCH.id()).isEqualTo("scenarios");
    assertThat(SHAPE.fault(BENCH.fresh(), "")).isEmpty();
  }

  @Test
  void forces_are_counts_of_the_catalogue() {
    Doc.Obj draft = edited("first", "{'m4-sherman':1,'m10':2}");
    assertThat(scenario(draft).sides().getFirst().units())
        .containsExactly("m4-sherman", "m10", "m10");
    assertThat(BENCH.assess(draft).ledger())
        .extracting(line -> Game.texts().say(line.what()) + " = " + line.value())
        .startsWith("First: 3 units, and 0 of packs that are not counted = 30.2");
  }

  @Test
  void units_of_packs_may_be_named_and_are_not_counted() {
    Doc.Obj draft = edited("second", "{'club:camel-gun':2}");
    assertThat(scenario(draft).sides().getLast().units()).hasSize(5);
    assertThat(Game.texts().say(BENCH.assess(draft).ledger().getLast().what()))
        .isEqualTo("Second: 3 units, and 2 of packs that are not counted");
    assertThat(entries(draft, "second")).contains("club:camel-gun");
  }

  private static List<String> entries(Doc.Obj draft, String field) {
    return BENCH.assess(draft).fields().stream()
        .filter(each -> each.id().equals(field))
        .flatMap(each -> ((Field.Counts) each).entries().stream())
        .map(Field.Entry::id)
        .toList();
  }

  @Test
  void fewer_pieces_of_terrain_keep_their_sizes_and_all_must_be_set_up() {
    Doc.Obj draft = edited("terrain", "{'house':0,'wall':0,'crates':0}");
    assertThat(scenario(draft).terrain()).hasSize(2);
    assertThat(scenario(draft).terrain().getLast().has("size")).isTrue();
    assertThat(scenario(draft).terms().terrainLeast()).isEqualTo(2);
  }

  @Test
  void table_strips_names_and_last_round_are_set() {
    Doc.Obj draft = edited(edited("table-depth", "36"), "table-width", "48");
    draft = edited(edited(draft, "strip", "5.5"), "last-round", "7");
    draft = edited(edited(draft, "first-name", "'Red'"), "second-name", "'Blue'");
    Scenario scenario = scenario(draft);
    assertThat(scenario.table().depth().thousandths()).isEqualTo(36_000);
    assertThat(scenario.table().width().thousandths()).isEqualTo(48_000);
    assertThat(scenario.terms().stripDepth()).isEqualTo(5_500);
    assertThat(scenario.terms().lastRound()).isEqualTo(7);
    assertThat(scenario.sides()).extracting(Scenario.Force::name).containsExactly("Red", "Blue");
  }

  @Test
  void an_exit_edge_and_a_circle_come_and_go() {
    Doc.Obj draft = edited(edited("exit", "'second'"), "exit-wanted", "2");
    draft = edited(edited(draft, "hold", "'circle'"), "hold-radius", "4");
    Terms terms = scenario(draft).terms();
    assertThat(terms.exiting().orElseThrow()).isEqualTo(new Terms.Exit(Skirmish.BLUE, 2));
    assertThat(terms.holding().orElseThrow().circle().radius().thousandths()).isEqualTo(4_000);
    assertThat(BENCH.assess(draft).drawing()).hasSize(4);
    Doc.Obj plain = edited(edited(draft, "exit", "'none'"), "hold", "'none'");
    assertThat(scenario(plain).terms()).isEqualTo(scenario(BENCH.fresh()).terms());
  }

  @Test
  void more_exits_than_the_attacker_has_units_break_a_limit() {
    Doc.Obj draft = edited(edited("exit", "'first'"), "exit-wanted", "4");
    assertThat(BENCH.assess(draft).limits())
        .filteredOn(limit -> !limit.kept())
        .extracting(limit -> limit.rule() + " " + limit.value() + " " + limit.most())
        .containsExactly("MBB-40 4 3");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "table-width | 5 | /table/0",
        "table-depth | 7 | /strip",
        "strip | 12 | /strip",
        "first | {'m4-sherman':0} | /sides/0/units",
        "first | {'m4-sherman':61} | /first/m4-sherman",
        "first | {'kursk':1} | /first",
        "first | 3 | /first",
        "terrain | {'volcano':1} | /terrain",
        "least | 9 | /terrain/least",
        "last-round | -1 | /lastRound",
        "exit | 'both' | /exit",
        "exit-wanted | 2 | /exit-wanted",
        "hold-x | 3 | /hold-x",
        "name | '' | /name",
        "weather | 'fog' | /weather"
      })
  void a_bad_value_is_refused_with_its_place(String field, String value, String place) {
    assertThatThrownBy(() -> edited(field, value))
        .isInstanceOfSatisfying(
            Malformed.class, fault -> assertThat(fault.pointer()).isEqualTo(place));
  }

  @Test
  void every_field_has_its_words_and_takes_its_own_value_back() {
    Texts texts = Game.texts();
    for (Doc.Obj ready :
        Objects.requireNonNull(new MicroBrickBattle().catalogue().get("scenarios"))) {
      for (Field field : BENCH.assess(ready).fields()) {
        assertThat(texts.has(field.label().key())).as(field.id()).isTrue();
        assertThat(scenario(BENCH.edit(ready, field.id(), BenchValues.of(field))).terms())
            .isEqualTo(scenario(ready).terms());
      }
    }
  }

  @Test
  void whatever_edits_make_can_be_assessed_and_has_the_shape_of_a_scenario() {
    Random random = new Random(6);
    Doc.Obj draft = BENCH.fresh();
    for (int i = 0; i < 400; i++) {
      List<Field> fields = BENCH.assess(draft).fields();
      Field field = fields.get(random.nextInt(fields.size()));
      try {
        draft = BENCH.edit(draft, field.id(), BenchValues.any(field, random));
      } catch (Malformed fault) {
        assertThat(fault.pointer()).startsWith("/");
      }
      assertThat(BENCH.assess(draft).ledger()).hasSize(2);
      assertThat(SHAPE.fault(draft, "")).isEmpty();
    }
    assertThat(scenario(draft).table().width().inches()).isNotEqualTo(BigDecimal.ZERO);
  }
}
