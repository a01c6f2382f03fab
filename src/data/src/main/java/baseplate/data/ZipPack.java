package baseplate.data;

import baseplate.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/// A pack that is a zip file. Nothing is unpacked to the disk; every name in it is checked, and
/// what swells too much is refused.
final class ZipPack implements PackFiles {
  private static final long LARGEST = 16L << 20;
  private static final int MOST = 1_000;
  private static final int RATIO = 200;
  private static final int RATIO_FROM = 64 << 10;

  private final Path path;
  private final ZipFile zip;
  private final String top;

  private ZipPack(Path path, ZipFile zip, String top) {
    this.path = path;
    this.zip = zip;
    this.top = top;
  }

  /// Opens a zip file; throws [BadFile].
  static ZipPack open(Path path) {
    Disk.checkPlain(path);
    try {
      if (Files.size(path) > LARGEST) {
        throw bad(path, Phrase.of("data.json.bytes", "most", LARGEST));
      }
      FileKind.demand(FileKind.ZIP, path.toString(), Disk.bytes(path, (int) LARGEST));
      return of(path, new ZipFile(path.toFile(), StandardCharsets.UTF_8));
    } catch (IOException | IllegalArgumentException _) {
      throw bad(path, Phrase.of("data.pack.no-zip"));
    }
  }

  /// The pack in a zip file, which is closed when it is none.
  private static ZipPack of(Path path, ZipFile zip) {
    try {
      return new ZipPack(path, zip, top(path, names(path, zip)));
    } catch (RuntimeException none) {
      close(zip);
      throw none;
    }
  }

  private static Set<String> names(Path path, ZipFile zip) {
    Set<String> names = new HashSet<>();
    for (ZipEntry entry : entries(path, zip)) {
      if (!isPlain(entry) || !names.add(entry.getName())) {
        throw bad(path, Phrase.of("data.pack.path", "name", shown(entry.getName())));
      }
    }
    return names;
  }

  private static List<? extends ZipEntry> entries(Path path, ZipFile zip) {
    if (zip.size() > MOST) {
      throw bad(path, Phrase.of("data.pack.entries", "most", MOST));
    }
    return Collections.list(zip.entries());
  }

  private static boolean isPlain(ZipEntry entry) {
    String name = entry.getName();
    return PackPath.isPlain(entry.isDirectory() ? name.substring(0, name.length() - 1) : name);
  }

  /// A name out of a hostile file, fit to be shown.
  private static String shown(String name) {
    String plain = name.replaceAll("[^\\x20-\\x7e]", "?");
    return plain.length() <= 80 ? plain : plain.substring(0, 80) + "…";
  }

  /// The one folder in which everything lies, with its slash; empty when it lies at the top.
  private static String top(Path path, Set<String> names) {
    if (names.contains(PackReader.MANIFEST)) {
      return "";
    }
    List<String> tops =
        names.stream().map(name -> name.substring(0, name.indexOf('/') + 1)).distinct().toList();
    if (tops.size() != 1 || !names.contains(tops.getFirst() + PackReader.MANIFEST)) {
      throw bad(path, Phrase.of("data.pack.missing", "name", PackReader.MANIFEST));
    }
    return tops.getFirst();
  }

  @Override
  public byte[] read(String name) {
    ZipEntry entry = entry(name);
    byte[] bytes = bytes(entry);
    if (bytes.length > RATIO_FROM && bytes.length / RATIO > entry.getCompressedSize()) {
      throw bad(path, Phrase.of("data.pack.swells", "name", name));
    }
    return bytes;
  }

  private ZipEntry entry(String name) {
    @Nullable ZipEntry entry = zip.getEntry(top + name);
    if (entry == null || entry.isDirectory()) {
      throw bad(path, Phrase.of("data.pack.missing", "name", name));
    }
    return entry;
  }

  private byte[] bytes(ZipEntry entry) {
    try (InputStream in = zip.getInputStream(entry)) {
      return in.readNBytes(PackReader.FILE.bytes() + 1);
    } catch (IOException | IllegalArgumentException _) {
      throw bad(path, Phrase.of("data.pack.no-zip"));
    }
  }

  private static BadFile bad(Path path, Phrase problem) {
    return new BadFile(path.toString(), "", problem, Phrase.of("data.mend.pack"));
  }

  @Override
  public void close() {
    close(zip);
  }

  private static void close(ZipFile zip) {
    try {
      zip.close();
    } catch (IOException _) {
      // it was only read
    }
  }
}
