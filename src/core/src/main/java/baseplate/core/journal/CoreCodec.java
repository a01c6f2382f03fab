package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Codec;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.core.Refusal;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.function.Supplier;

/// How the core's values stand in files and on the command line, with a ruleset's own inside them.
///
/// Reading throws [Malformed] with the pointer and nothing else; reading what was written gives an
/// equal value.
public final class CoreCodec {
  private final CommandDocs commands;
  private final EventDocs events;
  private final BattleDocs battles;

  /// @param rules writes and reads the ruleset's own values
  public CoreCodec(Codec rules) {
    this.commands = new CommandDocs(rules);
    StepDocs steps = new StepDocs(rules, commands);
    this.battles = new BattleDocs(rules, steps);
    this.events = new EventDocs(rules, battles);
  }

  /// A command as `{"do": NAME, …}`.
  public Doc.Obj write(Command command) {
    return commands.write(command);
  }

  /// Reads a command, every field of it.
  public Command command(Fields fields) {
    return guarded(fields, () -> commands.read(fields));
  }

  /// An event as `{"event": NAME, …}`.
  public Doc.Obj write(Event event) {
    return events.write(event);
  }

  /// Reads an event.
  public Event event(Fields fields) {
    return guarded(fields, () -> events.read(fields));
  }

  /// A whole battle.
  public Doc.Obj write(Battle battle) {
    return battles.write(battle);
  }

  /// Reads a whole battle.
  public Battle battle(Fields fields) {
    return guarded(fields, () -> battles.read(fields));
  }

  /// A piece.
  public Doc.Obj write(Piece piece) {
    return battles.write(piece);
  }

  /// A resolution that waits.
  public Doc.Obj write(Pending pending) {
    return battles.write(pending);
  }

  /// A piece's state.
  public Doc.Obj write(PieceState state) {
    return battles.write(state);
  }

  /// A step of a resolution as `{"step": NAME, …}`.
  public Doc.Obj write(Step step) {
    return battles.write(step);
  }

  /// An input as `{"faces": […]}`, `{"card": …}` or `{"choose": …}`.
  public static Doc.Obj write(Input input) {
    return RequestDocs.write(input);
  }

  /// A request: `{"roll": KIND, …}`, `{"turn": STACK, …}` or `{"choice": KIND, …}`.
  public static Doc.Obj write(Request request) {
    return RequestDocs.write(request);
  }

  /// Reads a request.
  public static Request request(Fields fields) {
    return guarded(fields, () -> RequestDocs.read(fields));
  }

  /// A sentence by key with its arguments.
  public static Doc.Obj write(Phrase phrase) {
    return PhraseDocs.write(phrase);
  }

  /// A refusal.
  public Doc.Obj write(Refusal refusal) {
    return commands.write(refusal);
  }

  /// Reads a refusal.
  public Refusal refusal(Fields fields) {
    return guarded(fields, () -> commands.refusal(fields));
  }

  /// What goes wrong in a ruleset or a value's own constructor while data from outside is read is a
  /// fault of those data.
  static <T> T guarded(Fields fields, Supplier<T> read) {
    try {
      return read.get();
    } catch (Malformed malformed) {
      throw malformed;
    } catch (RuntimeException _) {
      throw new Malformed(fields.pointer(), Phrase.of("core.malformed.unfit"));
    }
  }
}
