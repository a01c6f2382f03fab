package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Setting;
import java.security.SecureRandom;

/// A fresh battle with the choices of another.
final class Rematch {
  private Rematch() {}

  /// With the same forces, table, sides and agreements, and a seed of its own; throws
  /// [baseplate.core.doc.Malformed].
  static Setting of(Ruleset ruleset, Header header) {
    Header.Origin dice =
        switch (header.dice()) {
          case Header.Seeded _ -> new Header.Seeded(new Seed(new SecureRandom().nextLong()));
          case Header.Typed typed -> typed;
        };
    return Setting.of(
        new Header(
            header.program(),
            new Header.Book(ruleset.id(), ruleset.version()),
            dice,
            header.sides(),
            header.house(),
            header.enforcement(),
            header.content(),
            header.start()),
        ruleset);
  }
}
