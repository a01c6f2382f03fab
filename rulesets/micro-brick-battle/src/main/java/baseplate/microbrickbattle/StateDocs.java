package baseplate.microbrickbattle;

import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// The ruleset's state in files.
final class StateDocs {
  private static final List<String> SIDES = List.of("0", "1");

  private StateDocs() {}

  static Doc.Obj write(BattleState state) {
    return Doc.object()
        .put("nearSide", state.nearSide().number())
        .put("firstSide", state.firstSide().number())
        .put("scope", state.scope().word())
        .put("preparation", preparation(state.preparation()))
        .put("order", CommonDocs.pieces(state.order()))
        .put("passed", CommonDocs.pieces(state.passed()))
        .put("shots", Doc.list(state.shots(), StateDocs::shot))
        .build();
  }

  static BattleState read(Fields fields) {
    BattleState state = state(fields);
    fields.done();
    return state;
  }

  private static BattleState state(Fields fields) {
    return new BattleState(
        CommonDocs.side(fields, "nearSide"),
        CommonDocs.side(fields, "firstSide"),
        Names.read(fields, "scope", TurnScope.values()),
        preparation(fields.object("preparation")),
        CommonDocs.pieces(fields, "order"),
        CommonDocs.pieces(fields, "passed"),
        shots(fields));
  }

  static Doc.Obj preparation(Preparation preparation) {
    return Doc.object()
        .put("stage", preparation.stage().word())
        .put("finished", Doc.list(preparation.finished(), side -> Doc.of(side.toString())))
        .build();
  }

  static Preparation preparation(Fields fields) {
    Preparation.Stage stage = Names.read(fields, "stage", Preparation.Stage.values());
    List<SideId> finished = new ArrayList<>();
    fields.texts("finished").forEach(text -> finished.add(side(fields, text)));
    fields.done();
    return new Preparation(stage, finished);
  }

  private static SideId side(Fields fields, String text) {
    return switch (text) {
      case "0" -> SideId.FIRST;
      case "1" -> SideId.SECOND;
      default ->
          throw fields.fault(
              "finished", Phrase.of("mbb.malformed.word", "value", text, "words", SIDES));
    };
  }

  private static Doc.Obj shot(Shot shot) {
    return Doc.object()
        .put("shooter", shot.shooter().text())
        .put("target", shot.target().text())
        .build();
  }

  private static List<Shot> shots(Fields fields) {
    List<Shot> shots = new ArrayList<>();
    for (Fields shot : fields.objects("shots")) {
      shots.add(new Shot(CommonDocs.piece(shot, "shooter"), CommonDocs.piece(shot, "target")));
      shot.done();
    }
    return shots;
  }
}
