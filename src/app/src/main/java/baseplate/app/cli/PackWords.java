package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.words.Phrase;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// The packs that a command works with: those that its words name, and those in the player's own
/// folder.
///
/// @param lying the packs, each under an id of its own, those that the words name first
record PackWords(List<Packs.Lying> lying) {
  PackWords {
    lying = List.copyOf(lying);
  }

  /// Those for the ruleset. A bad one that the words name ends the command; a bad one in the
  /// player's folder is said and left out, and so is one whose id the words gave to another.
  static PackWords read(Call call, Ruleset ruleset) {
    return named(call, ruleset).and(HomePacks.read(call), call, ruleset);
  }

  /// Those alone that the words name.
  static PackWords named(Call call, Ruleset ruleset) {
    List<Packs.Lying> named = new ArrayList<>();
    for (Path path : paths(call)) {
      Pack pack = Packs.read(path, call.shelf().all());
      demandOurs(path, pack, ruleset);
      if (isTaken(pack, named)) {
        throw Trouble.cannot(twice(path, pack));
      }
      named.add(new Packs.Lying(path, pack));
    }
    return new PackWords(named);
  }

  private PackWords and(List<Packs.Lying> others, Call call, Ruleset ruleset) {
    List<Packs.Lying> all = new ArrayList<>(lying);
    for (Packs.Lying other : others) {
      boolean ours = other.pack().ruleset().equals(ruleset.id());
      if (ours && !isTaken(other.pack(), lying)) {
        all.add(other);
      } else if (ours && lying.stream().noneMatch(one -> Output.isSame(one.path(), other.path()))) {
        call.warn(twice(other.path(), other.pack()));
      }
    }
    return new PackWords(all);
  }

  /// Where those lie that the words name.
  private static List<Path> paths(Call call) {
    return call.options("pack").stream().map(Call::path).toList();
  }

  /// Where they lie.
  List<Path> paths() {
    return lying.stream().map(Packs.Lying::path).toList();
  }

  /// Their data.
  List<SetUp.PackData> data() {
    return lying.stream().map(one -> one.pack().data()).toList();
  }

  /// The ids of the scenarios that they bring.
  List<String> scenarios() {
    return lying.stream()
        .flatMap(one -> HomePacks.scenarios(one.pack()).stream())
        .map(Ruleset.ScenarioInfo::id)
        .toList();
  }

  /// Where the pack of an entry lies that is called `pack:entry`.
  Optional<Path> bringing(String entry) {
    return lying.stream()
        .filter(one -> entry.startsWith(one.pack().id() + ":"))
        .map(Packs.Lying::path)
        .findFirst();
  }

  private static void demandOurs(Path path, Pack pack, Ruleset ruleset) {
    if (!pack.ruleset().equals(ruleset.id())) {
      throw Trouble.cannot(
          Phrase.of("app.trouble.pack", "file", path.toString(), "found", pack.ruleset())
              .with("wanted", ruleset.id()));
    }
  }

  private static boolean isTaken(Pack pack, List<Packs.Lying> others) {
    return others.stream().anyMatch(other -> other.pack().id().equals(pack.id()));
  }

  private static Phrase twice(Path path, Pack pack) {
    return Phrase.of("app.trouble.pack-twice", "file", path.toString(), "id", pack.id());
  }
}
