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
  /// @param lying those that can be used, in the order of their files' names
  /// @param bad why others cannot; they stop nothing
  public record Found(List<Lying> lying, List<BadFile> bad) {
    public Found {
      lying = List.copyOf(lying);
      bad = List.copyOf(bad);
    }

    /// The packs that can be used.
    public List<Pack> packs() {
      return lying.stream().map(Lying::pack).toList();
    }
  }

  /// A pack where it lies.
  ///
  /// @param path its folder or zip file
  /// @param pack what it holds
  public record Lying(Path path, Pack pack) {}

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
    List<Lying> lying = new ArrayList<>();
    List<BadFile> bad = new ArrayList<>();
    for (Path path : candidates(folder, bad)) {
      try {
        lying.add(readBeside(lying, path, rulesets));
      } catch (BadFile fault) {
        bad.add(fault);
      }
    }
    return new Found(lying, bad);
  }

  /// A pack whose id none of the others has.
  private static Lying readBeside(List<Lying> others, Path path, List<Ruleset> rulesets) {
    Pack pack = read(path, rulesets);
    if (others.stream().anyMatch(other -> other.pack().id().equals(pack.id()))) {
      throw twice(path, pack.id());
    }
    return new Lying(path, pack);
  }

  private static BadFile twice(Path path, String id) {
    Phrase problem = Phrase.of("data.pack.same-id", "id", id);
    return new BadFile(
        path + "/" + PackReader.MANIFEST, "/id", problem, Phrase.of("data.mend.pack"));
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
