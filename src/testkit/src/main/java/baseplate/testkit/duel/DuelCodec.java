package baseplate.testkit.duel;

import baseplate.core.Codec;
import baseplate.core.PieceState;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;

/// A duel's values in files.
final class DuelCodec implements Codec {
  @Override
  public Doc.Obj write(RulesCommand command) {
    return switch ((DuelCommand) command) {
      case DuelCommand.Strike(int force) ->
          Doc.object().put("do", "strike").put("force", force).build();
      case DuelCommand.Rest() -> Doc.object().put("do", "rest").build();
    };
  }

  @Override
  public RulesCommand command(String name, Fields fields) {
    return switch (name) {
      case "strike" -> new DuelCommand.Strike(fields.count("force", -1_000, 1_000));
      case "rest" -> new DuelCommand.Rest();
      default -> throw fields.fault("do", Phrase.of("duel.unknown", "name", name));
    };
  }

  @Override
  public Doc.Obj write(RulesEvent event) {
    DuelEvent.Struck struck = (DuelEvent.Struck) event;
    return Doc.object().put("event", "struck").put("by", struck.by().number()).build();
  }

  @Override
  public RulesEvent event(String name, Fields fields) {
    if (!name.equals("struck")) {
      throw fields.fault("event", Phrase.of("duel.unknown", "name", name));
    }
    return new DuelEvent.Struck(new SideId(fields.count("by", 0, 1)));
  }

  @Override
  public Doc.Obj write(RulesState state) {
    return Doc.object().put("strikes", ((DuelState) state).strikes()).build();
  }

  @Override
  public RulesState state(Fields fields) {
    return new DuelState(fields.count("strikes", 0, Integer.MAX_VALUE));
  }

  @Override
  public Doc.Obj write(PieceState state) {
    return Doc.object().put("hearts", ((Duellist) state).hearts()).build();
  }

  @Override
  public PieceState pieceState(Fields fields) {
    return new Duellist(fields.count("hearts", 0, 1_000));
  }

  @Override
  public Doc.Obj write(Step step) {
    DuelStep.Riposte riposte = (DuelStep.Riposte) step;
    return Doc.object()
        .put("step", "riposte")
        .put("by", riposte.by().number())
        .put("force", riposte.force())
        .build();
  }

  @Override
  public Step step(String name, Fields fields) {
    if (!name.equals("riposte")) {
      throw fields.fault("step", Phrase.of("duel.unknown", "name", name));
    }
    return new DuelStep.Riposte(
        new SideId(fields.count("by", 0, 1)), fields.count("force", 0, DuelRules.MOST_FORCE));
  }
}
