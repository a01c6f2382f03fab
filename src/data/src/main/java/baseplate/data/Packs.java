package baseplate.data;

import baseplate.core.Ruleset;
import baseplate.core.words.Phrase;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/// Finds and reads player-made packs: folders and zip files with a `pack.json`.
public final class Packs {
  private static final int MOST = 200;

  private Packs() {}

  /// What a folder of packs holds.
  ///
  /// @param packs those that can be used, by id
  /// @param bad why others cannot; they stop nothing
  public record Found(List<Pack> packs, List<BadFile> bad) {
    public Found {
      packs = List.copyOf(packs);
      bad = List.copyOf(bad);
    }
  }

  /// One pack, a folder or a zip file; throws [BadFile].
  ///
  /// @param rulesets those that it may be for
  public static Pack read(Path path, List<Ruleset> rulesets) {
    boolean folder = Files.isDirectory(path);
    try (PackFiles files = folder ? new FolderPack(path) : ZipPack.open(path)) {
      return new PackReader(path.toString(), files).read(rulesets);
    }
  }

  /// All packs in a folder; none when the folder is not there.
  public static Found in(Path folder, List<Ruleset> rulesets) {
    List<Pack> packs = new ArrayList<>();
    List<BadFile> bad = new ArrayList<>();
    for (Path path : candidates(folder, bad)) {
      try {
        packs.add(readBeside(packs, path, rulesets));
      } catch (BadFile fault) {
        bad.add(fault);
      }
    }
    return new Found(packs, bad);
  }

  /// A pack whose id none of the others has.
  private static Pack readBeside(List<Pack> others, Path path, List<Ruleset> rulesets) {
    Pack pack = read(path, rulesets);
    if (others.stream().anyMatch(other -> other.id().equals(pack.id()))) {
      throw twice(path, pack.id());
    }
    return pack;
  }

  private static BadFile twice(Path path, String id) {
    Phrase problem = Phrase.of("data.pack.same-id", "id", id);
    return new BadFile(path.toString(), "/id", problem, Phrase.of("data.mend.pack"));
  }

  private static List<Path> candidates(Path folder, List<BadFile> bad) {
    List<Path> found = Files.isDirectory(folder) ? listed(folder, bad) : List.of();
    if (found.size() > MOST) {
      Phrase problem = Phrase.of("data.pack.entries", "most", MOST);
      bad.add(new BadFile(folder.toString(), "", problem, Phrase.of("data.mend.pack")));
    }
    return found.subList(0, Math.min(found.size(), MOST));
  }

  /// At most one more than are read.
  private static List<Path> listed(Path folder, List<BadFile> bad) {
    try (Stream<Path> all = Files.list(folder)) {
      return all.filter(Packs::isCandidate).sorted().limit(MOST + 1L).toList();
    } catch (IOException e) {
      bad.add(Disk.unreadable(folder, e));
      return List.of();
    }
  }

  private static boolean isCandidate(Path path) {
    String name = path.getFileName().toString();
    return !name.startsWith(".")
        && (name.toLowerCase(Locale.ROOT).endsWith(".zip") || Files.isDirectory(path));
  }
}
