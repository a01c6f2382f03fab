package baseplate.core.journal;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import java.util.List;

/// What stands before the first entry: all that is needed to play the battle again, the data that
/// it uses in full, so that a mended rule or an edited table never stops a save from opening.
///
/// @param program the version of the program that began it
/// @param book the ruleset
/// @param dice where faces come from
/// @param sides the names of the sides
/// @param house the complete agreements
/// @param enforcement what becomes of refusals by rule
/// @param content the data that the battle uses
/// @param start the battle before its first command
public record Header(
    String program,
    Book book,
    Origin dice,
    List<String> sides,
    Agreements house,
    Enforcement enforcement,
    Doc.Obj content,
    Doc.Obj start) {
  /// The format that this program writes.
  public static final int FORMAT = 1;

  public Header {
    sides = List.copyOf(sides);
  }

  /// A ruleset in one version.
  ///
  /// @param ruleset its id
  /// @param version its version when the battle began
  public record Book(String ruleset, String version) {}

  /// Where faces come from.
  public sealed interface Origin {}

  /// From the seed.
  ///
  /// @param seed all chance of the battle comes from it
  public record Seeded(Seed seed) implements Origin {}

  /// From real dice; players type them.
  public record Typed() implements Origin {}
}
