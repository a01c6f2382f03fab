package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.words.Phrase;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// The packs that the words of a command name.
final class PackWords {
  private PackWords() {}

  /// Their data, each for the ruleset and under an id of its own.
  static List<SetUp.PackData> read(Call call, Ruleset ruleset) {
    List<SetUp.PackData> data = new ArrayList<>();
    for (String word : call.options("pack")) {
      Pack pack = Packs.read(Call.path(word), call.shelf().all());
      demandOurs(word, pack, ruleset);
      demandNew(word, pack, data);
      data.add(pack.data());
    }
    return data;
  }

  /// Where they lie.
  static List<Path> paths(Call call) {
    return call.options("pack").stream().map(Call::path).toList();
  }

  private static void demandOurs(String word, Pack pack, Ruleset ruleset) {
    if (!pack.ruleset().equals(ruleset.id())) {
      throw Trouble.cannot(
          Phrase.of("app.trouble.pack", "file", word, "found", pack.ruleset())
              .with("wanted", ruleset.id()));
    }
  }

  private static void demandNew(String word, Pack pack, List<SetUp.PackData> others) {
    if (others.stream().anyMatch(other -> other.id().equals(pack.id()))) {
      throw Trouble.cannot(Phrase.of("app.trouble.pack-twice", "file", word, "id", pack.id()));
    }
  }
}
