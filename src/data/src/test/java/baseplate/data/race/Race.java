package baseplate.data.race;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Enforcement;
import baseplate.core.HouseOption;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.RuleEntry;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.journal.Header;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Terms;
import baseplate.core.words.Phrase;
import baseplate.data.Json;
import baseplate.data.Limits;
import baseplate.data.race.RaceValues.Runner;
import baseplate.data.race.RaceValues.Tally;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.IntStream;

/// A tiny rulebook for proving the record: free moves, rolls, cards, questions to either side,
/// steps that follow steps, a rule that may be waived.
public final class Race implements Ruleset {
  /// The stride of a race whose rules nobody mended.
  public static final int STRIDE = 3;

  private final int mended;

  /// The rules as they are.
  public Race() {
    this(0);
  }

  private Race(int mended) {
    this.mended = mended;
  }

  /// The rules after somebody shortened every stride.
  public static Race mendedBy(int inches) {
    return new Race(inches);
  }

  /// A fresh race.
  public static Setting setting(Header.Origin dice, Enforcement enforcement) {
    Race race = new Race();
    Terms terms =
        new Terms(
            "1.0",
            List.of("Red", "Blau é"),
            dice,
            new Agreements(Map.of("weather", "fair")),
            enforcement);
    return Setting.fresh(race, opening(), terms);
  }

  /// A fresh race with seeded dice, enforced.
  public static Setting setting(long seed) {
    return setting(new Header.Seeded(new Seed(seed)), Enforcement.ENFORCE);
  }

  private static Opening opening() {
    List<Piece> runners = IntStream.range(0, 12).mapToObj(Race::piece).toList();
    Length side = Length.ofInches(40);
    Battle start =
        new Battle(
            new TableSize(side, side),
            Pieces.of(runners),
            new Clock(1, 1, SideId.FIRST, "run"),
            new Tally(0, 0));
    return new Opening(Doc.object().put("stride", STRIDE).build(), start);
  }

  private static Piece piece(int i) {
    Pose pose =
        Pose.of(Point.ofThousandths(i * 1500L + 125, i * 250L), Angle.ofHundredths(i * 725L));
    return new Piece(
        runner(i), new SideId(i % 2), "runner", new Place.OnTable(pose), new Runner(0, ""));
  }

  /// The name of a runner from 0 to 11.
  public static PieceId runner(int number) {
    return new PieceId("runner-" + number);
  }

  @Override
  public String id() {
    return "race";
  }

  @Override
  public Phrase name() {
    return Phrase.of("race.name");
  }

  @Override
  public String version() {
    return mended == 0 ? "1" : "2";
  }

  @Override
  public List<RuleEntry> digest() {
    return List.of();
  }

  @Override
  public List<HouseOption> options() {
    return List.of();
  }

  @Override
  public List<ScenarioInfo> scenarios() {
    return List.of();
  }

  @Override
  public Opening open(SetUp setUp) {
    return opening();
  }

  @Override
  public Rules rules(Fields content, Agreements agreements) {
    int stride = content.count("stride", 0, 100);
    content.done();
    return new RaceRules(stride - mended);
  }

  @Override
  public Map<String, String> words(Locale locale) {
    return Map.of();
  }

  @Override
  public Map<String, Doc> schemas() {
    Doc shoe =
        Json.read(
            """
            {"type": "object", "required": ["id", "grip"], "additionalProperties": false,
             "properties": {"id": {"type": "string"}, "grip": {"enum": ["rain", "sun"]}}}
            """,
            "shoe.schema.json",
            Limits.FILE);
    return Map.of("shoe", shoe);
  }
}
