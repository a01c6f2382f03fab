package baseplate.core.journal;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.input.Input;
import baseplate.core.play.Stop;
import baseplate.core.words.Phrase;
import java.util.Locale;

/// How stops and the answers that they give stand in files.
final class StopDocs {
  private StopDocs() {}

  static Doc.Obj write(Command.SetStop stop) {
    SideId side = stop.side();
    return Doc.object()
        .put("do", "stop")
        .put("choice", stop.choice())
        .put("answer", word(stop.by()))
        .putUnlessNull("side", side == null ? null : Doc.of(side.number()))
        .build();
  }

  static Doc.Obj write(Command.ByStop stop) {
    return Doc.object()
        .put("do", "answer")
        .put("choose", stop.answer().option())
        .put("stop", word(stop.by()))
        .build();
  }

  private static String word(Stop.Answering by) {
    return by.name().toLowerCase(Locale.ROOT);
  }

  /// Reads a stop that a side sets.
  static Command stop(Fields fields) {
    String choice = PlaceDocs.name(fields, "choice");
    return new Command.SetStop(CommandDocs.side(fields), choice, answering(fields, "answer"));
  }

  /// Reads an answer, which a stop gave where it says so.
  static Command answer(Fields fields) {
    return fields.has("stop")
        ? new Command.ByStop(new Input.Chosen(fields.text("choose")), answering(fields, "stop"))
        : new Command.Answer(RequestDocs.input(fields));
  }

  private static Stop.Answering answering(Fields fields, String name) {
    return switch (fields.text(name)) {
      case "ask" -> Stop.Answering.ASK;
      case "decline" -> Stop.Answering.DECLINE;
      case "advisor" -> Stop.Answering.ADVISOR;
      default ->
          throw fields.fault(name, Phrase.of("core.malformed.kind", "value", fields.text(name)));
    };
  }
}
