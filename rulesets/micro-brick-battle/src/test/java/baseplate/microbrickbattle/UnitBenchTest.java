package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Amount;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.scene.Field;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Texts;
import baseplate.data.Shape;
import baseplate.geometry.Length;
import baseplate.testkit.Covers;
import java.math.BigDecimal;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// The editor of units.
@Covers({"MBB-30", "MBB-31", "MBB-35", "MBB-36", "MBB-41"})
class UnitBenchTest {
  private static final Workbench BENCH = new MicroBrickBattle().workbenches().getFirst();
  private static final Shape SHAPE = Shape.of(Objects.requireNonNull(Schemas.all().get("unit")));

  private static UnitKind kind(Doc.Obj draft) {
    Prices prices = Prices.read(Fields.of(Library.ready().prices(), ""));
    return new UnitReader(prices).read(Fields.of(draft, ""));
  }

  private static Doc number(String value) {
    return Doc.of(new BigDecimal(value));
  }

  private static Doc.Obj edited(String... fieldsAndNumbers) {
    Doc.Obj draft = BENCH.fresh();
    for (int i = 0; i < fieldsAndNumbers.length; i += 2) {
      draft = BENCH.edit(draft, fieldsAndNumbers[i], number(fieldsAndNumbers[i + 1]));
    }
    return draft;
  }

  @Test
  void it_makes_entries_of_the_kind_units() {
    assertThat(BENCH.id()).isEqualTo("units");
    assertThat(SHAPE.fault(BENCH.fresh(), "")).isEmpty();
  }

  @Test
  void the_lines_of_the_ledger_sum_to_the_price() {
    Doc.Obj draft = edited("ap", "9", "dp", "10", "mp", "5");
    List<Amount> ledger = BENCH.assess(draft).ledger();
    assertThat(ledger).allMatch(line -> line.cited().orElseThrow().equals(Rule.MBB_36));
    assertThat(ledger.stream().map(Amount::value).reduce(BigDecimal.ZERO, BigDecimal::add))
        .isEqualByComparingTo(kind(draft).price());
    assertThat(ledger)
        .extracting(line -> Game.texts().say(line.what()) + " = " + line.value())
        .containsExactly(
            "AP 9: 1.25 to its power = 7.5",
            "DP 10: times 1.25 to its power = 61.9",
            "MP 5: 1/40 more or less for each MP above or below 8 = -5.2");
  }

  @Test
  void a_hull_is_stretched_to_studs() {
    Doc.Obj draft = edited("length", "6.5", "width", "4");
    assertThat(kind(draft).hull().along()).isEqualTo(Length.ofThousandths(2_047));
    assertThat(kind(draft).hull().across().thousandths()).isBetween(1_259L, 1_261L);
  }

  @Test
  void a_turret_of_no_size_is_none_and_comes_back_square() {
    Doc.Obj bare = edited("turret-length", "0");
    assertThat(kind(bare).turret()).isEmpty();
    assertThat(parts(bare)).containsExactly(Figure.Role.HULL, Figure.Role.BARREL);
    Doc.Obj again = BENCH.edit(bare, "turret-width", number("2"));
    assertThat(kind(again).turret()).hasSize(4);
    assertThat(parts(again))
        .containsExactly(Figure.Role.HULL, Figure.Role.TURRET, Figure.Role.BARREL);
  }

  private static List<Figure.Role> parts(Doc.Obj draft) {
    return BENCH.assess(draft).drawing().stream().map(Figure.Part::role).toList();
  }

  @Test
  void without_a_gun_its_numbers_are_not_asked_for() {
    Doc.Obj draft = BENCH.edit(BENCH.fresh(), "gun", Doc.of("none"));
    assertThat(BENCH.assess(draft).fields())
        .extracting(Field::id)
        .contains("gun")
        .doesNotContain("barrel", "muzzle", "pivot-ahead");
    assertThatThrownBy(() -> BENCH.edit(draft, "barrel", number("3")))
        .isInstanceOf(Malformed.class);
    assertThat(kind(BENCH.edit(draft, "gun", Doc.of("barrel"))).barrel())
        .isEqualTo(UnitKind.Barrel.SHOWN);
  }

  @Test
  void outlines_can_be_drawn() {
    Doc box = Studs.box(1_000, 2_500);
    Doc.Obj draft = BENCH.edit(BENCH.edit(BENCH.fresh(), "hull", box), "turret", box);
    assertThat(kind(draft).hull().along()).isEqualTo(Length.ofInches("2.5"));
    assertThat(kind(draft).turret()).hasSize(4);
    assertThat(kind(BENCH.edit(draft, "turret", new Doc.Items(List.of()))).turret()).isEmpty();
  }

  @Test
  void an_emplaced_gun_with_points_breaks_its_limit() {
    Doc.Obj draft = BENCH.edit(BENCH.fresh(), "class", Doc.of("emplaced"));
    assertThat(BENCH.assess(draft).limits())
        .filteredOn(limit -> !limit.kept())
        .extracting(limit -> limit.rule().text())
        .containsExactly("MBB-41");
    assertThat(BENCH.assess(BENCH.edit(draft, "mp", number("0"))).limits())
        .allMatch(Workbench.Limit::kept);
  }

  @ParameterizedTest
  @CsvSource({
    "ap, 15, /ap",
    "mp, -1, /mp",
    "ap, 1.5, /ap",
    "length, 0, /length",
    "barrel, 61, /barrel",
    "muzzle, 0.5, /muzzle",
    "name, 3, /name",
    "hull, 3, /hull/outline",
    "colour, 3, /colour"
  })
  void a_bad_value_is_refused_with_its_place(String field, String value, String place) {
    assertThatThrownBy(() -> edited(field, value))
        .isInstanceOfSatisfying(
            Malformed.class, fault -> assertThat(fault.pointer()).isEqualTo(place));
  }

  @Test
  void texts_and_outlines_that_cannot_be_are_refused() {
    for (String id : List.of("", "Big Gun", "a:b")) {
      assertThatThrownBy(() -> BENCH.edit(BENCH.fresh(), "id", Doc.of(id)))
          .isInstanceOf(Malformed.class);
    }
    Doc flat = new Doc.Items(List.of(number("1"), number("2")));
    Doc line = Doc.list(List.of(flat, flat, flat), point -> point);
    assertThatThrownBy(() -> BENCH.edit(BENCH.fresh(), "hull", line)).isInstanceOf(Malformed.class);
    assertThatThrownBy(() -> BENCH.edit(BENCH.fresh(), "gun", Doc.of("laser")))
        .isInstanceOf(Malformed.class);
  }

  @Test
  void every_field_has_its_words_and_takes_its_own_value_back() {
    Texts texts = Game.texts();
    for (Doc.Obj unit : Objects.requireNonNull(new MicroBrickBattle().catalogue().get("units"))) {
      for (Field field : BENCH.assess(unit).fields()) {
        assertThat(texts.has(field.label().key())).as(field.id()).isTrue();
        UnitKind same = kind(BENCH.edit(unit, field.id(), BenchValues.of(field)));
        assertThat(same.price()).isEqualTo(kind(unit).price());
      }
    }
  }

  @Test
  void whatever_edits_make_can_be_assessed_and_has_the_shape_of_a_unit() {
    Random random = new Random(5);
    Doc.Obj draft = BENCH.fresh();
    for (int i = 0; i < 400; i++) {
      List<Field> fields = BENCH.assess(draft).fields();
      Field field = fields.get(random.nextInt(fields.size()));
      try {
        draft = BENCH.edit(draft, field.id(), BenchValues.any(field, random));
      } catch (Malformed fault) {
        assertThat(fault.pointer()).startsWith("/");
      }
      assertThat(BENCH.assess(draft).drawing()).isNotEmpty();
      assertThat(SHAPE.fault(draft, "")).isEmpty();
    }
  }
}
