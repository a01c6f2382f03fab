package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.words.Phrase;
import baseplate.data.Aside;
import baseplate.data.BadFile;
import baseplate.data.BaseplateHome;
import baseplate.data.Json;
import baseplate.data.Packs;
import baseplate.data.TextForm;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.jspecify.annotations.Nullable;

/// Makes a pack of entries: a folder, or a zip file where the name ends so, that is there when it
/// is whole and can be read, or not at all.
final class PackMaker {
  private static final String ZIP = ".zip";
  private static final LocalDateTime EPOCH = LocalDateTime.of(1980, 1, 1, 0, 0);

  private final Call call;
  private final Ruleset ruleset;
  private final Kinds kinds;

  PackMaker(Call call, Ruleset ruleset, Kinds kinds) {
    this.call = call;
    this.ruleset = ruleset;
    this.kinds = kinds;
  }

  /// Makes it; throws [Trouble] or [BadFile], and then nothing is left of it.
  void make(Path folder, List<TextForm.Item> items) {
    if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
      throw Trouble.cannot(Phrase.of("app.trouble.folder", "file", folder.toString()));
    }
    Path beside = fresh(folder);
    try {
      put(beside, folder, items);
    } finally {
      discard(beside);
    }
  }

  /// An empty folder beside the place, under a name that nothing had.
  private static Path fresh(Path folder) {
    Path place = folder.toAbsolutePath().normalize();
    @Nullable Path parent = place.getParent();
    if (parent != null) {
      BaseplateHome.made(parent);
    }
    int number = 0;
    while (Files.exists(beside(place, number), LinkOption.NOFOLLOW_LINKS)) {
      number++;
    }
    try {
      return Files.createDirectory(beside(place, number));
    } catch (IOException _) {
      throw unwritable(folder);
    }
  }

  private static Path beside(Path place, int number) {
    return place.resolveSibling("." + place.getFileName() + ".part-" + number);
  }

  private static Trouble unwritable(Path folder) {
    return Trouble.cannot(Phrase.of("app.trouble.unwritable", "file", folder.toString()));
  }

  private void put(Path beside, Path folder, List<TextForm.Item> items) {
    try {
      fill(beside, folder, items);
      Packs.read(beside, List.of(ruleset));
      if (isZip(folder)) {
        Aside.create(folder, zipped(beside));
      } else {
        Files.move(beside, folder);
      }
    } catch (BadFile bad) {
      throw renamed(bad, beside, folder);
    } catch (IOException _) {
      throw unwritable(folder);
    }
  }

  private static boolean isZip(Path pack) {
    return pack.toString().toLowerCase(Locale.ROOT).endsWith(ZIP);
  }

  /// The files of a folder as a zip file, the same to the byte whenever they are the same.
  private static byte[] zipped(Path folder) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ZipOutputStream zip = new ZipOutputStream(bytes);
        Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        ZipEntry entry = new ZipEntry(String.valueOf(file.getFileName()));
        entry.setTimeLocal(EPOCH);
        zip.putNextEntry(entry);
        Files.copy(file, zip);
      }
    }
    return bytes.toByteArray();
  }

  private void fill(Path beside, Path folder, List<TextForm.Item> items) {
    DocBuilder named = Doc.object();
    entriesByFile(items)
        .forEach(
            (kind, entries) -> {
              Doc all = new Doc.Items(entries);
              write(beside.resolve(kind + ".json"), Doc.object().put(kind, all).build());
              named.put(kind, new Doc.Items(List.of(Doc.of(kind + ".json"))));
            });
    write(beside.resolve("pack.json"), manifest(folder, named.build()));
  }

  private Map<String, List<Doc>> entriesByFile(List<TextForm.Item> items) {
    Map<String, List<Doc>> files = new LinkedHashMap<>();
    for (TextForm.Item item : items) {
      files.computeIfAbsent(kinds.file(item.kind()), _ -> new ArrayList<>()).add(item.doc());
    }
    return files;
  }

  private Doc manifest(Path folder, Doc files) {
    String id = call.option("id").orElseGet(() -> idOf(folder));
    return Doc.object()
        .put("id", id)
        .put("name", call.option("name").orElse(id))
        .put("version", "1")
        .put("ruleset", ruleset.id())
        .put("format", 1)
        .put("files", files)
        .build();
  }

  private static void write(Path file, Doc doc) {
    Aside.create(file, Json.write(doc).getBytes(StandardCharsets.UTF_8));
  }

  /// The folder's name with what an id cannot hold taken out.
  private static String idOf(Path folder) {
    String name = String.valueOf(folder.getFileName()).toLowerCase(Locale.ROOT);
    String bare = isZip(folder) ? name.substring(0, name.length() - ZIP.length()) : name;
    return bare.replaceAll("[^a-z0-9-]+", "-").replaceAll("^-+|-+$", "");
  }

  private static BadFile renamed(BadFile bad, Path beside, Path folder) {
    String file = bad.file().replace(beside.toString(), folder.toString());
    return new BadFile(file, bad.place(), bad.problem(), bad.mend());
  }

  private static void discard(Path beside) {
    if (!Files.isDirectory(beside)) {
      return;
    }
    try {
      delete(beside);
    } catch (IOException ignored) {
      // the next one takes another name
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.toList()) {
        Files.deleteIfExists(file);
      }
      Files.deleteIfExists(folder);
    }
  }
}
