package baseplate.data.race;

import baseplate.core.Codec;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.data.race.RaceValues.RaceEvent;
import baseplate.data.race.RaceValues.Runner;
import baseplate.data.race.RaceValues.SecondWind;
import baseplate.data.race.RaceValues.Stepped;
import baseplate.data.race.RaceValues.Tally;
import baseplate.data.race.RaceValues.Turned;

/// A race's values in files.
final class RaceCodec implements Codec {
  @Override
  public Doc.Obj write(RulesCommand command) {
    return switch ((RaceCommand) command) {
      case RaceCommand.Step(PieceId runner, int inches) ->
          named("step", runner).put("inches", inches).build();
      case RaceCommand.Sprint(PieceId runner) -> named("sprint", runner).build();
      case RaceCommand.Dash(PieceId runner) -> named("dash", runner).build();
      case RaceCommand.Draw(PieceId runner) -> named("draw", runner).build();
      case RaceCommand.Ponder(PieceId runner) -> named("ponder", runner).build();
      case RaceCommand.Pass() -> Doc.object().put("do", "pass").build();
    };
  }

  private static DocBuilder named(String name, PieceId runner) {
    return Doc.object().put("do", name).put("runner", runner.text());
  }

  @Override
  public RulesCommand command(String name, Fields fields) {
    return switch (name) {
      case "step" -> new RaceCommand.Step(runner(fields), fields.count("inches", -100, 100));
      case "sprint" -> new RaceCommand.Sprint(runner(fields));
      case "dash" -> new RaceCommand.Dash(runner(fields));
      case "draw" -> new RaceCommand.Draw(runner(fields));
      case "ponder" -> new RaceCommand.Ponder(runner(fields));
      case "pass" -> new RaceCommand.Pass();
      default -> throw unknown(fields, "do");
    };
  }

  private static PieceId runner(Fields fields) {
    return new PieceId(fields.text("runner"));
  }

  private static RuntimeException unknown(Fields fields, String name) {
    return fields.fault(name, Phrase.of("race.unknown", "name", fields.text(name)));
  }

  @Override
  public Doc.Obj write(RulesEvent event) {
    return switch ((RaceEvent) event) {
      case Stepped(int inches) ->
          Doc.object().put("event", "stepped").put("inches", inches).build();
      case Turned(String card) -> Doc.object().put("event", "turned").put("card", card).build();
    };
  }

  @Override
  public RulesEvent event(String name, Fields fields) {
    return switch (name) {
      case "stepped" -> new Stepped(fields.count("inches", -100, 100));
      case "turned" -> new Turned(fields.text("card"));
      default -> throw unknown(fields, "event");
    };
  }

  @Override
  public Doc.Obj write(RulesState state) {
    Tally tally = (Tally) state;
    return Doc.object().put("steps", tally.steps()).put("cards", tally.cards()).build();
  }

  @Override
  public RulesState state(Fields fields) {
    return new Tally(
        fields.count("steps", -1_000_000, 1_000_000), fields.count("cards", 0, 1_000_000));
  }

  @Override
  public Doc.Obj write(PieceState state) {
    Runner runner = (Runner) state;
    return Doc.object().put("trips", runner.trips()).put("remark", runner.remark()).build();
  }

  @Override
  public PieceState pieceState(Fields fields) {
    return new Runner(fields.count("trips", 0, 1_000_000), fields.text("remark"));
  }

  @Override
  public Doc.Obj write(Step step) {
    SecondWind wind = (SecondWind) step;
    return Doc.object()
        .put("step", "second-wind")
        .put("runner", wind.runner().text())
        .put("first", wind.first())
        .build();
  }

  @Override
  public Step step(String name, Fields fields) {
    if (!name.equals("second-wind")) {
      throw unknown(fields, "step");
    }
    return new SecondWind(runner(fields), fields.flag("first", false));
  }
}
