package baseplate.core;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;

/// How a ruleset's values stand in files: explicit, field by field, never by reflection. Reading
/// throws [baseplate.core.doc.Malformed]; reading what was written gives an equal value.
public interface Codec {
  /// A command as `{"do": NAME, …}`.
  Doc.Obj write(RulesCommand command);

  /// Reads a command; `name` is the value of its field `do`, already read.
  RulesCommand command(String name, Fields fields);

  /// An event as `{"event": NAME, …}`.
  Doc.Obj write(RulesEvent event);

  /// Reads an event; `name` is the value of its field `event`, already read.
  RulesEvent event(String name, Fields fields);

  /// The ruleset's state.
  Doc.Obj write(RulesState state);

  /// Reads the ruleset's state.
  RulesState state(Fields fields);

  /// A piece's state.
  Doc.Obj write(PieceState state);

  /// Reads a piece's state.
  PieceState pieceState(Fields fields);

  /// A step as `{"step": NAME, …}`.
  Doc.Obj write(Step step);

  /// Reads a step; `name` is the value of its field `step`, already read.
  Step step(String name, Fields fields);
}
