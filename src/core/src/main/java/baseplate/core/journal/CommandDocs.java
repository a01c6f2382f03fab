package baseplate.core.journal;

import baseplate.core.Codec;
import baseplate.core.Command;
import baseplate.core.Refusal;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Input;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/// How commands and their refusals stand in files.
final class CommandDocs {
  private static final int LAST = 1_000_000_000;

  private final Codec rules;

  CommandDocs(Codec rules) {
    this.rules = rules;
  }

  Doc.Obj write(Command command) {
    return switch (command) {
      case RulesCommand own -> rules.write(own);
      case Command.Answer(Input input) -> answer(input);
      case Command.Undo() -> named("undo").build();
      case Command.Redo() -> named("redo").build();
      case Command.TakeBack(int toEntry) -> named("take-back").put("to", toEntry).build();
      case Command.Override(Command let, String reason) ->
          named("override").put("command", write(let)).put("reason", reason).build();
      case Command.SetStop stop -> StopDocs.write(stop);
      case Command.ByStop stop -> StopDocs.write(stop);
      case Command.Surrender(SideId side) -> sided("surrender", side);
      case Command.OfferDraw(SideId side) -> sided("offer-draw", side);
    };
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("do", name);
  }

  private static Doc.Obj answer(Input input) {
    DocBuilder doc = named("answer");
    RequestDocs.put(doc, input);
    return doc.build();
  }

  private static Doc.Obj sided(String name, @Nullable SideId side) {
    return named(name).putUnlessNull("side", side == null ? null : Doc.of(side.number())).build();
  }

  Command read(Fields fields) {
    String name = fields.text("do");
    Command command =
        switch (name) {
          case "answer" -> StopDocs.answer(fields);
          case "stop" -> StopDocs.stop(fields);
          case "undo" -> new Command.Undo();
          case "redo" -> new Command.Redo();
          case "take-back" -> new Command.TakeBack(fields.count("to", 0, LAST));
          case "override" ->
              new Command.Override(read(fields.object("command")), fields.text("reason"));
          case "surrender" -> new Command.Surrender(side(fields));
          case "offer-draw" -> new Command.OfferDraw(side(fields));
          default -> rules.command(name, fields);
        };
    fields.done();
    return command;
  }

  static @Nullable SideId side(Fields fields) {
    return fields.has("side") ? PlaceDocs.side(fields, "side") : null;
  }

  Doc.Obj write(Refusal refusal) {
    return Doc.object()
        .put("kind", refusal.kind().name().toLowerCase(Locale.ROOT))
        .put("rules", Doc.list(refusal.rules(), rule -> Doc.of(rule.text())))
        .put("reason", PhraseDocs.write(refusal.reason()))
        .putUnlessNull("nearest", refusal.amended().map(this::write).orElse(null))
        .build();
  }

  Refusal refusal(Fields fields) {
    List<RuleId> cited = new ArrayList<>();
    fields.texts("rules").forEach(text -> cited.add(new RuleId(text)));
    Phrase reason = PhraseDocs.read(fields.object("reason"));
    Refusal refusal = new Refusal(kind(fields), cited, reason, null);
    if (fields.has("nearest")) {
      refusal = refusal.withNearest(read(fields.object("nearest")));
    }
    fields.done();
    return refusal;
  }

  private static Refusal.Kind kind(Fields fields) {
    return switch (fields.text("kind")) {
      case "rule" -> Refusal.Kind.RULE;
      case "structure" -> Refusal.Kind.STRUCTURE;
      default ->
          throw fields.fault(
              "kind", Phrase.of("core.malformed.kind", "value", fields.text("kind")));
    };
  }
}
