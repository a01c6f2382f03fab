package baseplate.app.cli;

import baseplate.app.Versions;
import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Enforcement;
import baseplate.core.Piece;
import baseplate.core.PositionData;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Malformed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Terms;
import baseplate.core.words.Phrase;
import baseplate.core.words.PlainText;
import baseplate.data.BadFile;
import baseplate.data.PositionFile;
import java.nio.file.Path;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Sets a fresh battle up from the words of a command, which are read first of all.
final class Beginning {
  private static final int MOST_SIDES = 16;
  private static final int LONGEST_NAME = 64;

  private final Call call;
  private final Map<String, String> house;
  private final List<String> sides;
  private final Header.Origin dice;
  private final Enforcement enforcement;

  /// Reads what the words alone tell; throws [Trouble] where they do not fit.
  Beginning(Call call) {
    this.call = call;
    if (call.option("scenario").isPresent() == call.option("position").isPresent()) {
      throw Trouble.usage(Phrase.of("app.usage.beginning"));
    }
    this.house = house();
    this.sides = sides();
    this.dice = dice();
    this.enforcement = enforcement();
  }

  /// Refuses what says how a battle begins where one has begun.
  static void demandNone(Call call) {
    for (String option : List.of("house", "sides", "pack")) {
      if (call.isGiven(option)) {
        throw Trouble.usage(Phrase.of("app.usage.begun", "option", "--" + option));
      }
    }
  }

  /// Declares the options that say how a battle begins.
  static void describe(Grammar grammar) {
    grammar
        .option("scenario", "ID")
        .option("position", "FILE")
        .option("seed", "N")
        .many("house", "KEY=VALUE")
        .option("sides", "A,B")
        .many("pack", "PATH");
  }

  /// The battle before its first command.
  ///
  /// @param packs what it may be made of beside the ready data
  Setting setting(Ruleset ruleset, PackWords packs) {
    return call.optionFile("position")
        .map(file -> position(ruleset, packs, file, PositionFile.read(file)))
        .orElseGet(() -> scenario(ruleset, packs, call.option("scenario").orElseThrow()));
  }

  private Setting scenario(Ruleset ruleset, PackWords packs, String id) {
    List<String> ids = new ArrayList<>();
    ruleset.scenarios().forEach(scenario -> ids.add(scenario.id()));
    ids.addAll(packs.scenarios());
    if (!ids.contains(id)) {
      throw Trouble.cannot(Phrase.of("app.trouble.scenario", "id", id, "ids", ids));
    }
    Agreements agreements = agreements(ruleset, Map.of());
    try {
      return open(ruleset, packs, new SetUp.Scenario(id), agreements, List.of());
    } catch (Malformed malformed) {
      throw packs
          .bringing(id)
          .<RuntimeException>map(pack -> BadFile.of(pack + ", scenario " + id, malformed))
          .orElse(malformed);
    }
  }

  private Setting position(Ruleset ruleset, PackWords packs, Path file, PositionData position) {
    try {
      demandOurs(ruleset, position);
      Agreements agreements = agreements(ruleset, position.house());
      return open(ruleset, packs, new SetUp.Position(position), agreements, position.sides());
    } catch (Malformed malformed) {
      throw BadFile.of(file.toString(), malformed);
    }
  }

  private static void demandOurs(Ruleset ruleset, PositionData position) {
    String found = position.ruleset();
    if (!found.equals(ruleset.id())) {
      Phrase other = Phrase.of("app.trouble.other-ruleset", "found", found, "wanted", ruleset.id());
      throw new Malformed("/ruleset", other);
    }
  }

  /// Those that a position file names with those of the words in place. A fault of the words is
  /// said of the words.
  private Agreements agreements(Ruleset ruleset, Map<String, String> agreed) {
    for (Map.Entry<String, String> reading : house.entrySet()) {
      demandReading(ruleset, reading.getKey(), reading.getValue());
    }
    Map<String, String> chosen = new LinkedHashMap<>(agreed);
    chosen.putAll(house);
    return Agreements.of(ruleset.options(), chosen);
  }

  private static void demandReading(Ruleset ruleset, String key, String value) {
    try {
      Agreements.of(ruleset.options(), Map.of(key, value));
    } catch (Malformed malformed) {
      throw Trouble.cannot(
          Phrase.of("app.trouble.house", "value", key + "=" + value)
              .with("problem", malformed.problem()));
    }
  }

  /// @param given the names that a position file gives the sides
  private Setting open(
      Ruleset ruleset,
      PackWords packs,
      SetUp.From from,
      Agreements agreements,
      List<String> given) {
    List<String> wanted = sides.isEmpty() ? given : sides;
    Ruleset.Opening opening = ruleset.open(new SetUp(from, wanted, agreements, packs.data()));
    List<String> names = named(call, wanted, opening);
    return Setting.fresh(ruleset, opening, terms(names, agreements));
  }

  private Terms terms(List<String> names, Agreements agreements) {
    return new Terms(Versions.program(), names, dice, agreements, enforcement);
  }

  private Map<String, String> house() {
    Map<String, String> readings = new LinkedHashMap<>();
    for (String pair : call.options("house")) {
      int equals = pair.indexOf('=');
      if (equals < 1
          || readings.put(pair.substring(0, equals), pair.substring(equals + 1)) != null) {
        throw Trouble.usage(Phrase.of("app.usage.house", "value", pair));
      }
    }
    return readings;
  }

  private List<String> sides() {
    List<String> names = call.list("sides");
    boolean fit =
        names.stream().distinct().count() == names.size()
            && names.size() <= MOST_SIDES
            && names.stream().allMatch(name -> PlainText.isName(name, LONGEST_NAME));
    if (!fit) {
      throw Trouble.usage(Phrase.of("app.usage.sides", "names", names));
    }
    return names;
  }

  /// A name for each side of the battle: those given, then those of the scenario, then ready ones.
  static List<String> named(Call call, List<String> given, Ruleset.Opening opening) {
    int count = sides(opening.start());
    if (given.size() > count) {
      throw Trouble.cannot(Phrase.of("app.trouble.sides", "count", count, "names", given));
    }
    List<String> names = new ArrayList<>(given);
    for (int i = given.size(); i < count; i++) {
      String own = i < opening.sides().size() ? opening.sides().get(i) : "";
      boolean fits = PlainText.isName(own, LONGEST_NAME) && !names.contains(own);
      names.add(fits ? own : call.words().texts().say(ready(i)));
    }
    return names;
  }

  /// How many sides have pieces; two at least.
  private static int sides(Battle start) {
    int count = 2;
    for (Piece piece : start.pieces()) {
      count = Math.max(count, piece.side().map(side -> side.number() + 1).orElse(0));
    }
    return count;
  }

  private static Phrase ready(int side) {
    return switch (side) {
      case 0 -> Phrase.of("app.side.first");
      case 1 -> Phrase.of("app.side.second");
      default -> Phrase.of("app.side.later", "number", side + 1);
    };
  }

  private Header.Origin dice() {
    return switch (call.option("dice").orElse("seeded")) {
      case "seeded" -> new Header.Seeded(seed(call));
      case "typed" -> typed();
      case String other ->
          throw Trouble.usage(
              Phrase.of("app.usage.choice", "option", "--dice", "value", other)
                  .with("values", List.of("seeded", "typed")));
    };
  }

  private Header.Origin typed() {
    if (call.isGiven("seed")) {
      throw Trouble.usage(Phrase.of("app.usage.typed-seed"));
    }
    return new Header.Typed();
  }

  /// The seed that the words give, else a fresh one.
  static Seed seed(Call call) {
    return call.option("seed").map(Beginning::seed).orElseGet(Beginning::fresh);
  }

  private static Seed seed(String text) {
    try {
      return Seed.parse(text, "");
    } catch (Malformed malformed) {
      throw Trouble.usage(
          Phrase.of("app.usage.value", "option", "--seed", "value", text)
              .with("problem", malformed.problem()));
    }
  }

  private static Seed fresh() {
    return new Seed(new SecureRandom().nextLong());
  }

  private Enforcement enforcement() {
    String wanted = call.option("enforcement").orElse("enforce");
    for (Enforcement one : Enforcement.values()) {
      if (one.name().toLowerCase(Locale.ROOT).equals(wanted)) {
        return one;
      }
    }
    throw Trouble.usage(
        Phrase.of("app.usage.choice", "option", "--enforcement", "value", wanted)
            .with("values", List.of("enforce", "warn", "free")));
  }
}
