package baseplate.data;

import baseplate.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
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

  private static final String OTHER_NAME = "data.mend.other-name";

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

  /// All bytes of a plain file that has no more than that; throws [BadFile].
  static byte[] bytes(Path file, int most) {
    checkPlain(file);
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
    return unwritable(file, reason, "data.mend.elsewhere");
  }

  private static BadFile unwritable(Path file, Phrase reason, String mend) {
    Phrase problem = Phrase.of("data.disk.write", "reason", reason);
    return new BadFile(file.toString(), "", problem, Phrase.of(mend));
  }

  /// A file that is not the one that was opened, or not as it was left.
  static BadFile changed(Path file) {
    Phrase problem = Phrase.of("data.battle.changed");
    return new BadFile(file.toString(), "", problem, Phrase.of("data.mend.changed"));
  }

  /// Refuses what is not there, folders, and what might never end; throws [BadFile].
  static void checkPlain(Path file) {
    if (!Files.exists(file)) {
      throw unreadable(file, new NoSuchFileException(file.toString()));
    }
    if (!Files.isRegularFile(file)) {
      Phrase problem = Phrase.of("data.disk.read", "reason", noFile(file));
      throw new BadFile(file.toString(), "", problem, LOOK);
    }
  }

  private static Phrase noFile(Path file) {
    return Phrase.of(Files.isDirectory(file) ? "data.disk.folder" : "data.disk.no-file");
  }

  /// Where something is written that is to stand at this name: where a link leads, else the name
  /// itself. Throws [BadFile] where neither nothing nor a plain file is.
  static Path target(Path file) {
    Path target = Files.isSymbolicLink(file) ? real(file) : file;
    if (Files.exists(target) && !Files.isRegularFile(target)) {
      throw unwritable(file, noFile(target), OTHER_NAME);
    }
    return target;
  }

  private static Path real(Path link) {
    try {
      return link.toRealPath();
    } catch (IOException _) {
      throw unwritable(link, Phrase.of("data.disk.link"), OTHER_NAME);
    }
  }

  /// Refuses a name that something has, whatever it is; throws [BadFile].
  static void checkFree(Path file) {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw unwritable(file, Phrase.of("data.disk.exists"), OTHER_NAME);
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
