package baseplate.microbrickbattle;

import baseplate.core.Codec;
import baseplate.core.PieceState;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;

/// How this ruleset's values stand in files.
final class BrickCodec implements Codec {

  @Override
  public Doc.Obj write(RulesCommand command) {
    return CommandDocs.write((UnitCommand) command);
  }

  @Override
  public RulesCommand command(String name, Fields fields) {
    return CommandDocs.read(name, fields);
  }

  @Override
  public Doc.Obj write(RulesEvent event) {
    return EventDocs.write((UnitEvent) event);
  }

  @Override
  public RulesEvent event(String name, Fields fields) {
    return EventDocs.read(name, fields);
  }

  @Override
  public Doc.Obj write(RulesState state) {
    return StateDocs.write((BattleState) state);
  }

  @Override
  public RulesState state(Fields fields) {
    return StateDocs.read(fields);
  }

  @Override
  public Doc.Obj write(PieceState state) {
    return PieceDocs.write(state);
  }

  @Override
  public PieceState pieceState(Fields fields) {
    return PieceDocs.read(fields);
  }

  @Override
  public Doc.Obj write(Step step) {
    return StepDocs.write((UnitStep) step);
  }

  @Override
  public Step step(String name, Fields fields) {
    return StepDocs.read(name, fields);
  }
}
