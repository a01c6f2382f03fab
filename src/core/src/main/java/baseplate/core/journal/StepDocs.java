package baseplate.core.journal;

import baseplate.core.Codec;
import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.input.Input;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How waiting resolutions and their steps stand in files.
final class StepDocs {
  private static final int LAST = 1_000_000_000;

  private final Codec rules;
  private final CommandDocs commands;

  StepDocs(Codec rules, CommandDocs commands) {
    this.rules = rules;
    this.commands = commands;
  }

  Doc.Obj write(Step step) {
    return switch (step) {
      case Step.Opening(SideId by, Command command) ->
          Doc.object()
              .put("step", "command")
              .put("by", by.number())
              .put("command", commands.write(command))
              .build();
      case Step.TakingBack(SideId by, int toEntry) ->
          Doc.object().put("step", "take-back").put("by", by.number()).put("to", toEntry).build();
      default -> rules.write(step);
    };
  }

  Step read(Fields fields) {
    String name = fields.text("step");
    Step step =
        switch (name) {
          case "command" ->
              new Step.Opening(
                  PlaceDocs.side(fields, "by"), commands.read(fields.object("command")));
          case "take-back" ->
              new Step.TakingBack(PlaceDocs.side(fields, "by"), fields.count("to", 0, LAST));
          default -> rules.step(name, fields);
        };
    fields.done();
    return step;
  }

  Doc.Obj write(Pending pending) {
    return Doc.object()
        .put("step", write(pending.step()))
        .put("inputs", Doc.list(pending.inputs(), RequestDocs::write))
        .put("awaits", RequestDocs.write(pending.awaited()))
        .build();
  }

  /// Reads what waits under the name, if anything does.
  @Nullable Pending pending(Fields fields, String name) {
    return fields.has(name) ? pending(fields.object(name)) : null;
  }

  private Pending pending(Fields fields) {
    List<Input> inputs = new ArrayList<>();
    for (Fields input : fields.objects("inputs")) {
      inputs.add(RequestDocs.input(input));
      input.done();
    }
    Step step = read(fields.object("step"));
    Pending pending = new Pending(step, inputs, RequestDocs.read(fields.object("awaits")));
    fields.done();
    return pending;
  }
}
