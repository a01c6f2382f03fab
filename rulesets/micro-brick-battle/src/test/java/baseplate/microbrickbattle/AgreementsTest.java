package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.HouseOption;
import baseplate.core.Verdict;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// Every open clause is named, key and value, where it decides.
@Covers({"MBB-15", "MBB-41"})
class AgreementsTest {
  private static final String A = "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0}";
  private static final String X =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[20,26],'facing':180}";
  private static final String FAR =
      "{'id':'z','side':1,'unit':'panzer-iii','at':[44,30],'facing':180}";
  private static final String END = "{'do':'end-phase'}";
  private static final String SHOOT = "{'do':'shoot'}";
  private static final String DECLARE = "{'do':'declare','shooter':'a','target':'x'}";

  /// One reading of one clause, and a command that it decides.
  ///
  /// @param option key and value
  /// @param more further agreements, key and value in turn
  /// @param fields of a position, or the commands of the ready skirmish that lead there
  /// @param command what is tried
  record Case(List<String> option, List<String> more, List<String> fields, String command) {
    static Case of(String key, String value, String fields, String command) {
      return new Case(List.of(key, value), List.of(), List.of(fields), command);
    }

    static Case setUp(String key, String value, String command, String... before) {
      return new Case(List.of(key, value), List.of(), List.of(before), command);
    }

    Case with(String... agreements) {
      return new Case(option, List.of(agreements), fields, command);
    }

    String agreed() {
      return String.join("=", option);
    }

    Verdict verdict() {
      List<String> all = new ArrayList<>(option);
      all.addAll(more);
      String[] house = all.toArray(String[]::new);
      return isReady() ? ready(house) : Game.of(fields.getFirst(), house).tries(command, faces());
    }

    private boolean isReady() {
      return fields.isEmpty() || fields.getFirst().startsWith("{");
    }

    private Verdict ready(String... house) {
      Game game = Game.scenario("skirmish", house);
      for (String before : fields) {
        game.does(before, before.equals(AUTO) ? Script.rolls(1) : Script.silent());
      }
      return game.tries(command, faces());
    }

    private Script faces() {
      return switch (command) {
        case SHOOT -> Script.rolls(6, 6);
        case AUTO, AUTO_DEPLOY -> Script.rolls(1);
        case ROLL ->
            agreed().endsWith("roll-off") ? Script.rolls(3, 4).thenRolls(6, 2) : Script.silent();
        default -> Script.silent();
      };
    }
  }

  private static final String AUTO = "{'do':'auto-terrain'}";
  private static final String AUTO_DEPLOY = "{'do':'auto-deploy'}";
  private static final String ROLL = "{'do':'roll-off'}";
  private static final String FINISH = "{'do':'finish-terrain'}";

  private static String moving(String... pieces) {
    return "'phase':'movement','pieces':[" + String.join(",", pieces) + "]";
  }

  private static String declaring(String... pieces) {
    return "'phase':'declaration','pieces':[" + String.join(",", pieces) + "]";
  }

  private static String shooting(String... pieces) {
    return "'phase':'shooting','shots':[{'shooter':'a','target':'x'}],'pieces':["
        + String.join(",", pieces)
        + "]";
  }

  private static String move(String path) {
    return "{'do':'move','piece':'a','path':[" + path + "]}";
  }

  private static String place(String piece, String at) {
    return "{'do':'place-terrain','piece':'" + piece + "','at':" + at + "}";
  }

  private static String terrain(String kind, String at, String size) {
    return ",'terrain':[{'id':'t','kind':'%s','at':%s,'facing':0,'size':%s}]"
        .formatted(kind, at, size);
  }

  private static final String PUT = "{'do':'move','piece':'a','to':{'at':[21,10]}}";
  private static final String WALL = moving(A, FAR) + terrain("wall", "[20,14]", "[4,0.5]");
  private static final String STREAM = moving(A, FAR) + terrain("stream", "[20,14]", "[9,1]");
  private static final String SIDEWAYS =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[28,10],'facing':180}";
  private static final String FRIEND =
      "{'id':'b','side':0,'unit':'m4-sherman','at':[20,18],'facing':0}";
  private static final String WRECK =
      "{'id':'w','side':0,'unit':'m4-sherman','at':[20,18],'facing':0,'wreck':true}";
  private static final String TURNED =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[20,26],'facing':0}";
  private static final String FIXED =
      "{'id':'a','side':0,'unit':'stug-iii','at':[20,10],'facing':0}";
  private static final String PLANE =
      moving("{'id':'p','side':0,'unit':'p-47','at':[24,18],'facing':0}", FAR);
  private static final String BEHIND_WOOD =
      declaring(A, X) + terrain("open-wood", "[20,18]", "[16,2]");
  private static final String BEHIND_FRIEND =
      declaring(FIXED, X, "{'id':'b','side':0,'unit':'m4-sherman','at':[20,24],'facing':90}");
  private static final String SQUAD =
      "{'id':'i','side':1,'unit':'infantry-squad','at':[44,30],'facing':180}";
  private static final String EXITING =
      "'phase':'movement','exit':{'attacker':0,'wanted':1},'pieces':["
          + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,35.05],'facing':0},"
          + "{'id':'b','side':0,'unit':'m4-sherman','at':[4,10],'facing':0},"
          + FAR
          + "]";

  private static String lastTurn(String terms) {
    return "'phase':'shooting','active':1,'round':2," + terms + ",'pieces':[" + A + "," + X + "]";
  }

  private static final String TWO_ROUNDS = lastTurn("'lastRound':2");
  private static final String CIRCLE = lastTurn("'hold':{'at':[20,10],'radius':3,'afterRound':2}");
  private static final String DEPLOY =
      "{'do':'deploy','piece':'m4-sherman-1','at':[10,2],'facing':0}";
  private static final String ENEMY =
      "{'do':'deploy','piece':'panzer-iv-1','at':[10,22],'facing':180}";

  private static final List<Case> CASES =
      List.of(
          Case.of("first-turn-limited", "on", "'pieces':[" + A + "," + X + "]", DECLARE),
          Case.of("first-turn-limited", "on", "'pieces':[" + A + "," + X + "]", END),
          Case.of("first-turn-limited", "on", "'pieces':[" + A + "," + X + "]", move("{'turn':9}")),
          Case.of(
              "first-turn-limited",
              "off",
              "'pieces':[" + A + "," + X + "]",
              "{'do':'first-turn','take':'shooting'}"),
          Case.of("turning", "started-90", moving(A, X), move("{'turn':10}")),
          Case.of("turning", "pro-rata-45", moving(A, X), move("{'turn':10}")),
          Case.of("turning", "started-90", moving(A, X), move("{'turn':10},{'forward':7.5}")),
          Case.of("turret-swing", "on", declaring(A, SIDEWAYS), DECLARE),
          Case.of("turret-swing", "off", declaring(A, SIDEWAYS), DECLARE),
          Case.of("turret-swing", "off", declaring(A, X), DECLARE),
          Case.of("movement", "path", moving(A, X), PUT),
          Case.of("movement", "simple-radius", moving(A, X), PUT),
          Case.of("movement", "simple-radius", moving(A, X), move("{'forward':1}")),
          Case.of("soft-cover", "barred", WALL, move("{'forward':7}")),
          Case.of("soft-cover", "double-cost", WALL, move("{'forward':5.6}")),
          Case.of("soft-cover", "double-cost", WALL, move("{'forward':5.601}")),
          Case.of("soft-cover", "double-cost", WALL, move("{'forward':3}")),
          Case.of("friendly-units", "hinder", shooting(A, FRIEND, X), SHOOT),
          Case.of("friendly-units", "clear", shooting(A, FRIEND, X), SHOOT),
          Case.of("wholly-hidden", "minus-two", BEHIND_WOOD, DECLARE),
          Case.of("wholly-hidden", "not-legal", BEHIND_WOOD, DECLARE),
          Case.of("friendly-units", "hinder", BEHIND_FRIEND, DECLARE)
              .with("wholly-hidden", "not-legal"),
          Case.of("wreck-and-cover", "worst", shooting(A, WRECK, X), SHOOT),
          Case.of("wreck-and-cover", "add", shooting(A, WRECK, X), SHOOT),
          Case.of("rear-arc", "45", shooting(A, TURNED), SHOOT),
          Case.of("rear-arc", "90", shooting(A, TURNED), SHOOT),
          Case.of("fixed-arc", "45", declaring(FIXED, X), DECLARE),
          Case.of("fixed-arc", "15", declaring(FIXED, SIDEWAYS), DECLARE),
          Case.of("fixed-arc", "0", declaring(FIXED, SIDEWAYS), DECLARE),
          Case.setUp("terrain-setup", "alternate", place("house-1", "[10,12]")),
          Case.setUp("terrain-setup", "one-player", place("house-1", "[10,12]")),
          Case.setUp("terrain-setup", "one-player", FINISH),
          Case.setUp("terrain-setup", "halves", place("house-1", "[10,14]")),
          Case.setUp(
              "terrain-setup", "alternate", place("house-1", "[9,9]"), place("house-1", "[10,12]")),
          Case.of("aeroplanes", "must-fly", PLANE, END),
          Case.of("aeroplanes", "may-stay", PLANE, END),
          Case.setUp("opening", "roll-off", ROLL, AUTO),
          Case.setUp("opening", "scenario", AUTO),
          Case.setUp("opening", "scenario", ROLL, AUTO),
          Case.setUp("deploy-out-of-sight", "on", DEPLOY, AUTO, ENEMY).with("opening", "scenario"),
          Case.setUp("deploy-out-of-sight", "off", DEPLOY, AUTO, ENEMY).with("opening", "scenario"),
          Case.setUp("deploy-out-of-sight", "on", AUTO_DEPLOY, AUTO).with("opening", "scenario"),
          Case.of("last-round", "scenario", TWO_ROUNDS, END),
          Case.of("last-round", "2", TWO_ROUNDS, END),
          Case.of("last-round", "0", TWO_ROUNDS, END),
          Case.of("rough-ground", "free", STREAM, move("{'forward':5}")),
          Case.of("rough-ground", "double-cost", STREAM, move("{'forward':5}")),
          Case.of("rough-ground", "double-cost", STREAM, move("{'forward':7}")),
          Case.of("scenario-ends", "on", EXITING, move("{'forward':2}")),
          Case.of("scenario-ends", "off", EXITING, move("{'forward':2}")),
          Case.of("scenario-ends", "on", CIRCLE, END),
          Case.of("scenario-ends", "off", CIRCLE, END),
          Case.of("infantry-count", "all", shooting(A, X, SQUAD), SHOOT),
          Case.of("infantry-count", "vehicles-only", shooting(A, X, SQUAD), SHOOT));

  @ParameterizedTest
  @FieldSource("CASES")
  void what_an_agreement_decides_names_it_with_its_value(Case tried) {
    assertThat(sentences(tried.verdict())).anyMatch(sentence -> sentence.contains(tried.agreed()));
  }

  @ParameterizedTest
  @FieldSource("CASES")
  void no_sentence_leaves_a_place_open(Case tried) {
    assertThat(sentences(tried.verdict())).noneMatch(sentence -> sentence.contains("{agreed}"));
  }

  private static List<String> sentences(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted ->
          accepted.findings().rulings().stream()
              .map(ruling -> Game.texts().say(ruling.effect()))
              .toList();
      case Verdict.Refused refused -> List.of(Game.texts().say(refused.refusal().reason()));
      case Verdict.Awaiting awaiting -> throw new AssertionError(awaiting);
    };
  }

  @Test
  void a_ruling_that_names_an_agreement_carries_its_key() {
    for (Case tried : CASES) {
      if (tried.verdict() instanceof Verdict.Accepted accepted) {
        assertThat(accepted.findings().rulings())
            .as(tried.toString())
            .anyMatch(ruling -> ruling.decidedBy().equals(Optional.of(tried.option().getFirst())));
      }
    }
  }

  @Test
  void every_clause_has_a_case_for_each_of_its_readings() {
    Set<String> tried = new LinkedHashSet<>();
    CASES.forEach(each -> tried.add(each.agreed()));
    for (HouseOption option : HouseOptions.ALL) {
      option.values().stream()
          .filter(value -> !value.equals("*"))
          .map(value -> option.key() + "=" + value)
          .forEach(reading -> assertThat(tried).contains(reading));
    }
  }

  @Test
  void guns_and_infantry_that_do_not_count_are_not_called_nothing() {
    Verdict verdict =
        Case.of("infantry-count", "vehicles-only", shooting(A, X, SQUAD), SHOOT).verdict();
    assertThat(sentences(verdict))
        .anyMatch(sentence -> sentence.contains("no vehicle is left"))
        .noneMatch(sentence -> sentence.contains("nothing is left"));
  }
}
