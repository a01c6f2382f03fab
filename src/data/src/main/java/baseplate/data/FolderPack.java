package baseplate.data;

import baseplate.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/// A pack that is a folder. Links are not followed, and only plain files are read.
final class FolderPack implements PackFiles {
  private final Path folder;

  FolderPack(Path folder) {
    this.folder = folder;
  }

  @Override
  public byte[] read(String name) {
    Path file = within(name);
    if (!Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)) {
      throw bad(name, "data.pack.missing");
    }
    try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
      return in.readNBytes(PackReader.FILE.bytes() + 1);
    } catch (IOException e) {
      throw Disk.unreadable(file, e);
    }
  }

  /// Where the file is, with no link on the way.
  private Path within(String name) {
    Path file = folder;
    for (String part : name.split("/", -1)) {
      file = file.resolve(part);
      if (Files.isSymbolicLink(file)) {
        throw bad(name, "data.pack.link");
      }
    }
    return file;
  }

  private BadFile bad(String name, String key) {
    return new BadFile(
        folder.toString(), "", Phrase.of(key, "name", name), Phrase.of("data.mend.pack"));
  }

  @Override
  public void close() {
    // a folder holds nothing open
  }
}
