package baseplate.benchmarks;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.data.PositionFile;
import baseplate.microbrickbattle.MicroBrickBattle;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/// A shooting phase of Micro Brick Battle: tanks in a row, some at each target, walls between, as
/// it stands before the first shot.
final class Salvo {
  private final Battle battle;
  private final Judge judge;
  private final Command command;

  /// @param shots how many, up to 12
  /// @param atEach how many at each target
  Salvo(int shots, int atEach) {
    Ruleset ruleset = new MicroBrickBattle();
    Agreements agreements = Agreements.of(ruleset.options(), Map.of());
    SetUp.Position position = new SetUp.Position(PositionFile.of(position(shots, atEach)));
    Ruleset.Opening opening = ruleset.open(new SetUp(position, List.of(), agreements, List.of()));
    this.battle = opening.start();
    this.judge = judge(ruleset.rules(Fields.of(opening.content(), ""), agreements));
    this.command = shootAll(judge);
  }

  private static Judge judge(Rules rules) {
    return new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
  }

  private static Command shootAll(Judge judge) {
    Fields all = Fields.of(Doc.object().put("do", "shoot").put("all", true).build(), "");
    return judge.rules().codec().command(all.text("do"), all);
  }

  private static Doc position(int shots, int atEach) {
    List<Doc> pieces = new ArrayList<>();
    List<Doc> declared = new ArrayList<>();
    List<Doc> walls = new ArrayList<>();
    for (int i = 0; i < shots; i++) {
      pieces.add(piece("s" + i, "Red", "m4-sherman", 4 + 5 * i, 4, 0));
      if (i % atEach == 0) {
        pieces.add(piece("t" + i / atEach, "Blue", "panzer-iii", 4 + 5 * i, 32 + i, 180));
        walls.add(wall("w" + i, 6 + 5 * i, 24));
      }
      declared.add(Doc.object().put("shooter", "s" + i).put("target", "t" + i / atEach).build());
    }
    pieces.add(piece("last", "Blue", "tiger-i", 70, 46, 180));
    return Doc.object()
        .put("ruleset", "micro-brick-battle")
        .put("table", Doc.object().put("width", 72).put("height", 48).build())
        .put("sides", Doc.list(List.of("Red", "Blue"), Salvo::named))
        .put("pieces", new Doc.Items(pieces))
        .put("terrain", new Doc.Items(walls))
        .put("phase", "shooting")
        .put("round", 2)
        .put("shots", new Doc.Items(declared))
        .build();
  }

  private static Doc named(String side) {
    return Doc.object().put("name", side).build();
  }

  private static Doc piece(String id, String side, String unit, int x, int y, int facing) {
    return Doc.object()
        .put("id", id)
        .put("side", side)
        .put("unit", unit)
        .put("at", at(x, y))
        .put("facing", facing)
        .build();
  }

  private static Doc wall(String id, int x, int y) {
    return Doc.object()
        .put("id", id)
        .put("kind", "wall")
        .put("at", at(x, y))
        .put("facing", 0)
        .build();
  }

  private static Doc at(int x, int y) {
    return Doc.list(List.of(x, y), each -> Doc.of(BigDecimal.valueOf(each)));
  }

  Battle battle() {
    return battle;
  }

  Judge judge() {
    return judge;
  }

  /// All the shots.
  Command command() {
    return command;
  }
}
