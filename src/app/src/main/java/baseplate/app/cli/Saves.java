package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.data.BattleFiles;
import baseplate.data.Damage;
import java.nio.file.Path;

/// Battle files, as the commands use them.
final class Saves {
  private Saves() {}

  static BattleFiles files(Call call) {
    return new BattleFiles(call.shelf().all());
  }

  /// Reads a file up to the last line that holds, and changes nothing. Where it goes on behind
  /// that, it is said: in a line of its own and in the field `damaged` of whatever JSON is printed.
  static Save read(Call call, Path file) {
    BattleFiles.Seen seen = files(call).look(file);
    seen.damaged().ifPresent(damage -> tell(call, file, damage));
    Journal journal = seen.journal();
    return new Save(call, file, ruleset(call, journal), journal);
  }

  private static void tell(Call call, Path file, Damage damage) {
    call.warn(damage.phrase(file.toString()));
    Doc.Obj doc = Doc.object().put("line", damage.line()).put("lines", damage.lines()).build();
    call.page().add("damaged", doc);
  }

  /// The ruleset of a record.
  static Ruleset ruleset(Call call, Journal journal) {
    return call.shelf().get(journal.setting().header().book().ruleset());
  }

  /// Makes a new file, which must not be there.
  static void create(Call call, Path file, Setting setting) {
    files(call).create(file, setting).file().close();
  }

  /// Makes a new file in the place of whatever is there.
  static void replace(Call call, Path file, Setting setting) {
    files(call).replace(file, setting).file().close();
  }

  /// Checks a file and judges it again, and changes nothing.
  static Verification verify(Call call, Path file) {
    return files(call).verify(file);
  }
}
