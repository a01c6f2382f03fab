package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import java.util.List;

/// The packs that the words of a command name.
final class Packs {
  private Packs() {}

  /// Their data for the ruleset.
  static List<SetUp.PackData> read(Call call, Ruleset ruleset) {
    return List.of();
  }
}
