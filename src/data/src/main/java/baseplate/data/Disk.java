package baseplate.data;

import baseplate.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.List;
import java.util.Locale;

/// Says in the program's own words what the file system refused.
final class Disk {
  /// The mend where nothing better is known.
  static final Phrase LOOK = Phrase.of("data.mend.look");

  /// What the text of a failure tells where its class does not.
  private static final List<Sign> SIGNS =
      List.of(
          new Sign("no space", "data.disk.full"),
          new Sign("not enough space", "data.disk.full"),
          new Sign("is a directory", "data.disk.folder"),
          new Sign("read-only", "data.disk.read-only"));

  private Disk() {}

  /// Words of a file system, in lower case, and the key of what they mean.
  private record Sign(String words, String key) {}

  /// All bytes of a file that has no more than that; throws [BadFile].
  static byte[] bytes(Path file, int most) {
    try (InputStream in = Files.newInputStream(file)) {
      byte[] bytes = in.readNBytes(most + 1);
      if (bytes.length > most) {
        throw tooLarge(file.toString(), most);
      }
      return bytes;
    } catch (IOException e) {
      throw unreadable(file, e);
    }
  }

  static BadFile tooLarge(String name, int most) {
    Phrase problem = Phrase.of("data.json.bytes", "most", most);
    return new BadFile(name, "", problem, Phrase.of("data.mend.smaller"));
  }

  static BadFile unreadable(Path file, IOException e) {
    return new BadFile(file.toString(), "", Phrase.of("data.disk.read", "reason", reason(e)), LOOK);
  }

  static BadFile unwritable(Path file, Exception e) {
    Phrase reason = e instanceof NoSuchFileException ? Phrase.of("data.disk.nowhere") : reason(e);
    Phrase problem = Phrase.of("data.disk.write", "reason", reason);
    return new BadFile(file.toString(), "", problem, Phrase.of("data.mend.elsewhere"));
  }

  /// Refuses what is not there, folders, and what might never end; throws [BadFile].
  static void checkPlain(Path file) {
    if (!Files.exists(file)) {
      throw unreadable(file, new NoSuchFileException(file.toString()));
    }
    if (!Files.isRegularFile(file)) {
      String key = Files.isDirectory(file) ? "data.disk.folder" : "data.disk.no-file";
      Phrase problem = Phrase.of("data.disk.read", "reason", Phrase.of(key));
      throw new BadFile(file.toString(), "", problem, LOOK);
    }
  }

  /// What happened, as a phrase of its own.
  static Phrase reason(Exception e) {
    return switch (e) {
      case NoSuchFileException _ -> Phrase.of("data.disk.missing");
      case AccessDeniedException _ -> Phrase.of("data.disk.denied");
      case FileAlreadyExistsException _ -> Phrase.of("data.disk.exists");
      case NotDirectoryException _ -> Phrase.of("data.disk.no-folder");
      case ReadOnlyFileSystemException _ -> Phrase.of("data.disk.read-only");
      default -> byText(String.valueOf(e.getMessage()));
    };
  }

  private static Phrase byText(String message) {
    String text = message.toLowerCase(Locale.ROOT);
    return SIGNS.stream()
        .filter(sign -> text.contains(sign.words()))
        .map(sign -> Phrase.of(sign.key()))
        .findFirst()
        .orElseGet(() -> Phrase.of("data.disk.other", "message", message));
  }
}
