package baseplate.app.desktop;

import baseplate.core.Agreements;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import baseplate.data.BadFile;
import baseplate.data.BaseplateHome;
import baseplate.data.Pack;
import baseplate.data.Packs;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/// The folder of the player's packs, and changes of them. What is to be written is written aside
/// and read as a pack first; then it takes its place file by file, each whole or not at all. Every
/// change throws [BadFile] where it cannot be, and then nothing changed.
final class PackShelf {
  private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final BaseplateHome home;
  private final List<Ruleset> rulesets;

  PackShelf(BaseplateHome home, List<Ruleset> rulesets) {
    this.home = home;
    this.rulesets = List.copyOf(rulesets);
  }

  /// What lies there.
  Packs.Found found() {
    return Packs.in(home.packs(), rulesets);
  }

  /// The entries of a kind in a pack.
  static List<Doc.Obj> entries(Pack pack, String kind) {
    return PackEntries.of(pack, kind);
  }

  /// Makes a pack with one entry; gives its folder.
  Path create(PackContents fresh, String kind, Doc.Obj entry) {
    BaseplateHome.made(home.packs());
    Path folder = home.packs().resolve(fresh.id());
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS) || isTaken(fresh.id())) {
      throw bad(folder, "/id", Phrase.of("desktop.editors.pack-taken", "id", fresh.id()));
    }
    checked(folder, fresh.with(kind, entry), List.of(), beside -> move(beside, folder));
    return folder;
  }

  private boolean isTaken(String id) {
    return found().packs().stream().anyMatch(pack -> pack.id().equals(id));
  }

  /// Puts an entry into a pack, in place of one of its id only where that is the one meant.
  ///
  /// @param meant the id of the entry that may be replaced, empty for none
  void save(Path folder, String kind, Doc.Obj entry, String meant) {
    PackContents before = sound(folder);
    String id = PackEntries.id(entry);
    if (!id.equals(meant) && before.has(kind, id)) {
      throw bad(folder, "/id", Phrase.of("desktop.editors.entry-taken", "id", id));
    }
    change(folder, before, before.with(kind, entry));
  }

  /// Takes an entry out of a pack.
  void delete(Path folder, String kind, String entry) {
    PackContents before = sound(folder);
    change(folder, before, before.without(kind, entry));
  }

  /// What the manifest does not name yet is written before the manifest, so that at every moment
  /// the folder is a pack.
  private void change(Path folder, PackContents before, PackContents after) {
    List<String> broken = broken(Packs.read(folder, rulesets)).keySet().stream().toList();
    Map<String, byte[]> changed = after.since(before);
    checked(
        folder,
        after,
        broken,
        _ -> changed.forEach((path, bytes) -> Aside.replace(folder.resolve(path), bytes)));
  }

  /// A pack as a zip file; throws [BadFile].
  void export(Path folder, Path zip) {
    Aside.replace(zip, zipped(sound(folder)));
  }

  /// What a pack holds that can be used; throws [BadFile].
  private PackContents sound(Path folder) {
    Packs.read(folder, rulesets);
    return PackContents.read(folder);
  }

  /// The same to the byte whenever the contents are.
  private static byte[] zipped(PackContents contents) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
      Map<String, byte[]> files = contents.bytes();
      for (String path : files.keySet().stream().sorted().toList()) {
        ZipEntry entry = new ZipEntry(path);
        entry.setTimeLocal(EPOCH);
        zip.putNextEntry(entry);
        zip.write(files.getOrDefault(path, new byte[0]));
      }
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
    return bytes.toByteArray();
  }

  /// What becomes of a pack that was written aside and found good.
  private interface Placing {
    void place(Path beside);
  }

  private void checked(Path folder, PackContents contents, List<String> broken, Placing placing) {
    Path beside = fresh(folder);
    try {
      contents.bytes().forEach((path, bytes) -> write(beside.resolve(path), bytes));
      demandOpening(folder, Packs.read(beside, rulesets), broken);
      placing.place(beside);
    } catch (BadFile bad) {
      String file = bad.file().replace(beside.toString(), folder.toString());
      throw new BadFile(file, bad.place(), bad.problem(), bad.mend());
    } finally {
      discard(beside);
    }
  }

  private Path fresh(Path folder) {
    int number = 0;
    Path beside;
    do {
      beside = folder.resolveSibling("." + folder.getFileName() + ".part-" + number++);
    } while (Files.exists(beside, LinkOption.NOFOLLOW_LINKS));
    return BaseplateHome.made(beside);
  }

  private static void write(Path file, byte[] bytes) {
    Path parent = file.getParent();
    if (parent != null) {
      BaseplateHome.made(parent);
    }
    Aside.create(file, bytes);
  }

  private static void move(Path beside, Path folder) {
    try {
      Files.move(beside, folder);
    } catch (IOException _) {
      throw bad(folder, "", Phrase.of("desktop.editors.unwritable"));
    }
  }

  /// Refuses what makes a scenario of the pack that could be played one that cannot.
  private void demandOpening(Path folder, Pack pack, List<String> broken) {
    broken(pack).entrySet().stream()
        .filter(each -> !broken.contains(each.getKey()))
        .findFirst()
        .ifPresent(
            each -> {
              Phrase problem =
                  Phrase.of("desktop.editors.breaks", "scenario", each.getKey())
                      .with("problem", each.getValue());
              throw bad(folder, "", problem);
            });
  }

  /// The scenarios of a pack that cannot be played, and why.
  private Map<String, Phrase> broken(Pack pack) {
    Map<String, Phrase> broken = new HashMap<>();
    for (Ruleset ruleset : rulesets) {
      if (ruleset.id().equals(pack.ruleset())) {
        List<SetUp.PackData> packs = beside(pack);
        for (Doc.Obj scenario : entries(pack, "scenarios")) {
          String id = pack.id() + ":" + PackEntries.id(scenario);
          fault(ruleset, id, packs).ifPresent(problem -> broken.put(id, problem));
        }
      }
    }
    return broken;
  }

  /// The data of the pack, and of the others that lie there for its ruleset.
  private List<SetUp.PackData> beside(Pack pack) {
    List<SetUp.PackData> all = new ArrayList<>(List.of(pack.data()));
    found().packs().stream()
        .filter(other -> other.ruleset().equals(pack.ruleset()))
        .filter(other -> !other.id().equals(pack.id()))
        .forEach(other -> all.add(other.data()));
    return all;
  }

  private static Optional<Phrase> fault(
      Ruleset ruleset, String scenario, List<SetUp.PackData> packs) {
    Agreements agreements = Agreements.of(ruleset.options(), Map.of());
    try {
      ruleset.open(new SetUp(new SetUp.Scenario(scenario), List.of(), agreements, packs));
      return Optional.empty();
    } catch (Malformed malformed) {
      return Optional.of(malformed.problem());
    }
  }

  private static BadFile bad(Path folder, String place, Phrase problem) {
    return new BadFile(folder.toString(), place, problem, Phrase.of("desktop.editors.mend"));
  }

  private static void discard(Path beside) {
    if (Files.isDirectory(beside, LinkOption.NOFOLLOW_LINKS)) {
      try (Stream<Path> all = Files.walk(beside)) {
        for (Path path : all.sorted(java.util.Comparator.reverseOrder()).toList()) {
          Files.deleteIfExists(path);
        }
      } catch (IOException _) {
        // the next one takes another name
      }
    }
  }
}
