package baseplate.app.cli;

import java.util.List;
import java.util.Optional;

/// The commands that there are, in the order in which help lists them.
final class Verbs {
  private static final List<Verb> ALL =
      List.of(
          new RulesetsVerb(),
          new NewVerb(),
          new ShowVerb(),
          new OptionsVerb(),
          new DoVerb(),
          new AutoVerb(),
          new OddsVerb(),
          new SightVerb(),
          new ExplainVerb(),
          new VerifyVerb(),
          new SimulateVerb(),
          new DemoVerb(),
          new ImportVerb(),
          new ExportVerb());

  private Verbs() {}

  /// All of them.
  static List<Verb> all() {
    return ALL;
  }

  /// The command of that name.
  static Optional<Verb> find(String name) {
    return all().stream().filter(verb -> verb.name().equals(name)).findFirst();
  }

  /// Their names.
  static List<String> names() {
    return all().stream().map(Verb::name).toList();
  }
}
