package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Verification;
import baseplate.data.BattleFiles;
import java.nio.file.Path;

/// Battle files, as the commands use them.
final class Saves {
  private Saves() {}

  static BattleFiles files(Call call) {
    return new BattleFiles(call.shelf().all());
  }

  /// Reads a file up to the last line that holds, and changes nothing.
  static Save read(Call call, Path file) {
    Journal journal = files(call).read(file);
    return new Save(call, file, ruleset(call, journal), journal);
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
