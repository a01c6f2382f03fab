package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Texts;
import baseplate.data.Json;
import baseplate.data.Limits;
import baseplate.data.PositionFile;
import baseplate.geometry.Pose;
import baseplate.testkit.Script;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// A battle with the ready data, played by the commands that stand in files. Single quotes stand
/// for double ones.
final class Game {
  private static final MicroBrickBattle RULESET = new MicroBrickBattle();

  private final Rules rules;
  private final Judge judge;
  private final Catalogue catalogue;
  private Battle battle;

  private Game(SetUp setUp, Enforcement enforcement) {
    Ruleset.Opening opening = RULESET.open(setUp);
    Fields content = Fields.of(opening.content(), "");
    this.rules = RULESET.rules(content, setUp.agreements());
    this.judge = new Judge(rules, enforcement, Judge.Showing.EVIDENCE);
    this.catalogue = Content.read(Fields.of(opening.content(), "")).catalogue();
    this.battle = opening.start();
  }

  /// A position on a table of 48 by 36 inches: the fields as they stand in a file, without the
  /// common ones but pieces and terrain.
  ///
  /// @param house agreements, keys and values in turn
  static Game of(String fields, String... house) {
    return open(position(fields), Enforcement.ENFORCE, house);
  }

  /// The same where refusals by rule are let pass.
  static Game free(String fields, String... house) {
    return open(position(fields), Enforcement.FREE, house);
  }

  /// A ready battle before its first command.
  static Game scenario(String id, String... house) {
    return open(new SetUp.Scenario(id), Enforcement.ENFORCE, house);
  }

  static SetUp.From position(String fields) {
    String whole =
        "{'ruleset':'micro-brick-battle','table':{'width':48,'height':36},"
            + "'sides':[{'name':'Red'},{'name':'Blue'}],"
            + fields
            + "}";
    return new SetUp.Position(PositionFile.of(doc(whole)));
  }

  static Game open(SetUp.From from, Enforcement enforcement, String... house) {
    return new Game(new SetUp(from, List.of(), agreed(house), List.of()), enforcement);
  }

  static Agreements agreed(String... house) {
    Map<String, String> chosen = new TreeMap<>();
    for (int i = 0; i < house.length; i += 2) {
      chosen.put(house[i], house[i + 1]);
    }
    return Agreements.of(HouseOptions.ALL, chosen);
  }

  static Doc doc(String text) {
    return Json.read(text.replace('\'', '"'), "test", Limits.FILE);
  }

  static Command command(String text) {
    Fields fields = Fields.of(doc(text), "");
    return new BrickCodec().command(fields.text("do"), fields);
  }

  static Texts texts() {
    return new Texts(Locale.ROOT, RULESET.words(Locale.ROOT));
  }

  /// What the judge says of a command; nothing changes.
  Verdict tries(String command, Integer... faces) {
    return tries(command, faces.length == 0 ? Script.silent() : Script.rolls(faces));
  }

  Verdict tries(String command, Script script) {
    return script.run(inputs -> judge.judge(battle, command(command), inputs));
  }

  /// Carries a command out, which must be accepted.
  Game does(String command, Integer... faces) {
    return does(command, faces.length == 0 ? Script.silent() : Script.rolls(faces));
  }

  Game does(String command, Script script) {
    Verdict verdict = tries(command, script);
    if (!(verdict instanceof Verdict.Accepted accepted)) {
      throw new AssertionError(command + " should be accepted: " + verdict);
    }
    battle = accepted.after();
    return this;
  }

  Battle battle() {
    return battle;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  Rules rules() {
    return rules;
  }

  Judge judge() {
    return judge;
  }

  Piece piece(String id) {
    return battle.pieces().get(new PieceId(id));
  }

  Pose pose(String id) {
    return Board.pose(piece(id));
  }

  UnitState unit(String id) {
    return UnitState.of(piece(id));
  }

  /// `phase` and active side: `movement 0`.
  String now() {
    return battle.clock().phase() + " " + battle.clock().active().number();
  }
}
