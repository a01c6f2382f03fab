package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.journal.PlayerView;
import baseplate.core.words.Phrase;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;

/// What one side keeps of a battle, in a file: to be looked at and asked for odds, never played on.
public final class ViewFile {
  private static final Phrase WHOLE = Phrase.of("data.mend.whole");

  private ViewFile() {}

  /// Writes a view in place of the plain file that is there, if one is; throws [BadFile].
  public static void write(Path file, PlayerView view) {
    Aside.replace(file, text(view).getBytes(StandardCharsets.ISO_8859_1));
  }

  /// The text of such a file; all of it is ASCII.
  public static String text(PlayerView view) {
    return Canonical.text(view.write()) + "\n";
  }

  /// Reads a view; throws [BadFile].
  ///
  /// @param rulesets those that it may be of
  public static PlayerView read(Path file, List<Ruleset> rulesets) {
    Doc doc = Json.read(file);
    String name = file.toString();
    try {
      return read(Fields.of(doc, ""), name, rulesets);
    } catch (Malformed malformed) {
      throw new BadFile(name, malformed.pointer(), malformed.problem(), WHOLE);
    }
  }

  private static PlayerView read(Fields fields, String name, List<Ruleset> rulesets) {
    checkFormat(fields, name);
    String id = fields.text("ruleset");
    Phrase unknown = Phrase.of("data.battle.ruleset", "id", id);
    return rulesets.stream()
        .filter(ruleset -> ruleset.id().equals(id))
        .findFirst()
        .map(ruleset -> PlayerView.read(fields, ruleset))
        .orElseThrow(() -> new BadFile(name, "/ruleset", unknown, Phrase.of("data.mend.ruleset")));
  }

  private static void checkFormat(Fields fields, String name) {
    if (!fields.has("baseplate") || !fields.text("baseplate").equals("view")) {
      throw new BadFile(name, "", Phrase.of("data.view.none"), WHOLE);
    }
    int format = fields.count("format", 1, Integer.MAX_VALUE);
    if (format > PlayerView.FORMAT) {
      Phrase problem = Phrase.of("data.battle.newer", "format", format);
      throw new BadFile(name, "/format", problem, Phrase.of("data.mend.newer"));
    }
  }
}
