package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;

/// Steps in files: `{"step": NAME, …}`.
final class StepDocs {
  private StepDocs() {}

  static Doc.Obj write(UnitStep step) {
    return switch (step) {
      case UnitStep.ShootOn() -> named("shoot-on").build();
      case UnitStep.RollAgain() -> named("roll-again").build();
    };
  }

  static UnitStep read(String name, Fields fields) {
    UnitStep step =
        switch (name) {
          case "shoot-on" -> new UnitStep.ShootOn();
          case "roll-again" -> new UnitStep.RollAgain();
          default -> throw fields.fault("step", Phrase.of("mbb.malformed.step", "name", name));
        };
    fields.done();
    return step;
  }

  private static DocBuilder named(String name) {
    return Doc.object().put("step", name);
  }
}
