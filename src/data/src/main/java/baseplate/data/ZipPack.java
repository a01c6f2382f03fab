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
    @Nullable ZipFile zip = null;
    try {
      if (!Files.isRegularFile(path) || Files.size(path) > LARGEST) {
        throw bad(path, Phrase.of("data.json.bytes", "most", LARGEST));
      }
      zip = new ZipFile(path.toFile(), StandardCharsets.UTF_8);
      ZipPack pack = new ZipPack(path, zip, top(path, names(path, zip)));
      zip = null;
      return pack;
    } catch (IOException | IllegalArgumentException _) {
      throw bad(path, Phrase.of("data.pack.no-zip"));
    } finally {
      close(zip);
    }
  }

  private static Set<String> names(Path path, ZipFile zip) {
    if (zip.size() > MOST) {
      throw bad(path, Phrase.of("data.pack.entries", "most", MOST));
    }
    Set<String> names = new HashSet<>();
    for (ZipEntry entry : Collections.list(zip.entries())) {
      String name = entry.getName();
      String plain = entry.isDirectory() ? name.substring(0, name.length() - 1) : name;
      if (!PackPath.isPlain(plain) || !names.add(name)) {
        throw bad(path, Phrase.of("data.pack.path", "name", shown(name)));
      }
    }
    return names;
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
    @Nullable ZipEntry entry = zip.getEntry(top + name);
    if (entry == null || entry.isDirectory()) {
      throw bad(path, Phrase.of("data.pack.missing", "name", name));
    }
    try (InputStream in = zip.getInputStream(entry)) {
      byte[] bytes = in.readNBytes(PackReader.FILE.bytes() + 1);
      if (bytes.length > RATIO_FROM && bytes.length / RATIO > entry.getCompressedSize()) {
        throw bad(path, Phrase.of("data.pack.swells", "name", name));
      }
      return bytes;
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

  private static void close(@Nullable ZipFile zip) {
    try {
      if (zip != null) {
        zip.close();
      }
    } catch (IOException _) {
      // it was only read
    }
  }
}
