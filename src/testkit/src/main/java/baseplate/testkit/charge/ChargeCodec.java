package baseplate.testkit.charge;

import baseplate.core.Codec;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SlotId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.path.Path;
import baseplate.testkit.charge.ChargeEvent.Result;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/// A charge's values in files.
final class ChargeCodec implements Codec {
  private static final int MOST_STRENGTH = 100;

  @Override
  public Doc.Obj write(RulesCommand command) {
    return switch ((ChargeCommand) command) {
      case ChargeCommand.Move(PieceId piece, Path path) ->
          done("move").put("piece", piece.text()).put("path", PathDocs.write(path)).build();
      case ChargeCommand.Strike(PieceId piece, PieceId target) ->
          done("strike").put("piece", piece.text()).put("target", target.text()).build();
      case ChargeCommand.Mount(PieceId module, SlotId slot) ->
          done("mount").put("module", module.text()).put("slot", slot.text()).build();
      case ChargeCommand.EndTurn() -> done("end-turn").build();
    };
  }

  private static DocBuilder done(String name) {
    return Doc.object().put("do", name);
  }

  @Override
  public RulesCommand command(String name, Fields fields) {
    return switch (name) {
      case "move" -> new ChargeCommand.Move(piece(fields, "piece"), PathDocs.read(fields));
      case "strike" -> new ChargeCommand.Strike(piece(fields, "piece"), piece(fields, "target"));
      case "mount" ->
          new ChargeCommand.Mount(piece(fields, "module"), new SlotId(fields.text("slot")));
      case "end-turn" -> new ChargeCommand.EndTurn();
      default -> throw unknown(fields, "do", name);
    };
  }

  static RuntimeException unknown(Fields fields, String field, String name) {
    return fields.fault(field, Phrase.of("charge.unknown", "name", name));
  }

  static PieceId piece(Fields fields, String name) {
    return new PieceId(fields.text(name));
  }

  static List<PieceId> pieces(Fields fields, String name) {
    return fields.texts(name).stream().map(PieceId::new).toList();
  }

  static Doc pieces(Collection<PieceId> pieces) {
    return Doc.list(pieces.stream().sorted().toList(), piece -> Doc.of(piece.text()));
  }

  @Override
  public Doc.Obj write(RulesEvent event) {
    return switch ((ChargeEvent) event) {
      case ChargeEvent.Moved(PieceId piece) -> happened("moved").put("piece", piece.text()).build();
      case ChargeEvent.Struck(PieceId piece) ->
          happened("struck").put("piece", piece.text()).build();
      case ChargeEvent.Blown(PieceId striker, PieceId target, Result result) ->
          happened("blow")
              .put("striker", striker.text())
              .put("target", target.text())
              .put("result", word(result))
              .build();
      case ChargeEvent.TurnEnded() -> happened("turn-ended").build();
    };
  }

  private static DocBuilder happened(String name) {
    return Doc.object().put("event", name);
  }

  private static String word(Result result) {
    return result.name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  @Override
  public RulesEvent event(String name, Fields fields) {
    return switch (name) {
      case "moved" -> new ChargeEvent.Moved(piece(fields, "piece"));
      case "struck" -> new ChargeEvent.Struck(piece(fields, "piece"));
      case "blow" ->
          new ChargeEvent.Blown(piece(fields, "striker"), piece(fields, "target"), result(fields));
      case "turn-ended" -> new ChargeEvent.TurnEnded();
      default -> throw unknown(fields, "event", name);
    };
  }

  private static Result result(Fields fields) {
    String name = fields.text("result");
    for (Result result : Result.values()) {
      if (word(result).equals(name)) {
        return result;
      }
    }
    throw unknown(fields, "result", name);
  }

  @Override
  public Doc.Obj write(RulesState state) {
    ChargeState charge = (ChargeState) state;
    return Doc.object()
        .put("moved", pieces(charge.moved()))
        .put("struck", pieces(charge.struck()))
        .build();
  }

  @Override
  public RulesState state(Fields fields) {
    return new ChargeState(set(fields, "moved"), set(fields, "struck"));
  }

  private static Set<PieceId> set(Fields fields, String name) {
    return pieces(fields, name).stream().collect(Collectors.toSet());
  }

  @Override
  public Doc.Obj write(PieceState state) {
    return switch ((Body) state) {
      case Body.Fighter(int strength) -> Doc.object().put("strength", strength).build();
      case Body.Module() -> Doc.object().put("module", true).build();
    };
  }

  @Override
  public PieceState pieceState(Fields fields) {
    if (fields.has("strength")) {
      return new Body.Fighter(fields.count("strength", 1, MOST_STRENGTH));
    }
    if (!fields.flag("module", false)) {
      throw unknown(fields, "module", "module");
    }
    return new Body.Module();
  }

  @Override
  public Doc.Obj write(Step step) {
    return ChargeSteps.write((ChargeStep) step);
  }

  @Override
  public Step step(String name, Fields fields) {
    return ChargeSteps.read(name, fields);
  }
}
