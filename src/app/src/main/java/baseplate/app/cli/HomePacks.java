package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.data.BadFile;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.util.List;

/// The packs in the player's own folder.
final class HomePacks {
  private HomePacks() {}

  /// Those that can be used, of all rulesets. Each that cannot is said in a line of its own and
  /// stops nothing.
  static List<Packs.Lying> read(Call call) {
    Packs.Found found = Packs.in(call.home().packs(), call.shelf().all());
    found.bad().forEach(bad -> call.warn(leftOut(bad)));
    return found.lying();
  }

  private static Phrase leftOut(BadFile bad) {
    return Phrase.of("app.pack.left-out", "problem", bad.phrase());
  }

  /// The scenarios that a pack brings, as they are called in the program.
  static List<Ruleset.ScenarioInfo> scenarios(Pack pack) {
    return pack.data().files().stream()
        .filter(file -> file.kind().equals("scenarios"))
        .flatMap(file -> scenarios(pack, file).stream())
        .toList();
  }

  private static List<Ruleset.ScenarioInfo> scenarios(Pack pack, SetUp.PackFile file) {
    return Fields.of(file.doc(), "").objects(file.kind()).stream()
        .map(entry -> scenario(pack.id() + ":" + entry.text("id"), entry))
        .toList();
  }

  private static Ruleset.ScenarioInfo scenario(String id, Fields entry) {
    String name = entry.text("name", entry.text("id"));
    return new Ruleset.ScenarioInfo(id, Phrase.of("app.pack.scenario", "name", name));
  }
}
