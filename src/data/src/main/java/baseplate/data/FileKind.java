package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.Set;

/// The kinds of files that people write or are given, told by what stands in them, so that a right
/// file in the wrong place is not called damaged.
enum FileKind {
  /// A battle file.
  BATTLE("data.kind.battle", "data.mend.kind.battle"),
  /// What one side may keep of a battle.
  VIEW("data.kind.view", "data.mend.kind.view"),
  /// A position.
  POSITION("data.kind.position", "data.mend.kind.position"),
  /// The manifest of a pack.
  MANIFEST("data.kind.manifest", "data.mend.kind.manifest"),
  /// Entries of a pack.
  ENTRIES("data.kind.entries", "data.mend.kind.entries"),
  /// A command.
  COMMAND("data.kind.command", "data.mend.kind.command"),
  /// A pack as a zip file.
  ZIP("data.kind.zip", "data.mend.kind.zip");

  private static final byte[] BATTLE_MARK =
      "{\"baseplate\":\"battle\"".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] ZIP_MARK = {'P', 'K', 3, 4};

  private final String problem;
  private final String mend;

  FileKind(String problem, String mend) {
    this.problem = problem;
    this.mend = mend;
  }

  /// Whether a battle file begins so.
  static boolean isBattle(byte[] bytes) {
    return begins(bytes, BATTLE_MARK);
  }

  private static boolean begins(byte[] bytes, byte[] mark) {
    return bytes.length >= mark.length
        && Arrays.equals(bytes, 0, mark.length, mark, 0, mark.length);
  }

  /// The kind that the bytes are of; empty where they are none of these.
  static Optional<FileKind> of(byte[] bytes) {
    if (isBattle(bytes)) {
      return Optional.of(BATTLE);
    }
    return begins(bytes, ZIP_MARK) ? Optional.of(ZIP) : ofJson(bytes);
  }

  private static Optional<FileKind> ofJson(byte[] bytes) {
    try {
      return Json.read(bytes, "") instanceof Doc.Obj object ? of(object) : Optional.empty();
    } catch (BadFile _) {
      return Optional.empty();
    }
  }

  private static Optional<FileKind> of(Doc.Obj object) {
    Set<String> names = object.fields().keySet();
    if (Doc.of("view").equals(object.fields().get("baseplate"))) {
      return Optional.of(VIEW);
    }
    if (names.contains("do")) {
      return Optional.of(COMMAND);
    }
    if (names.contains("ruleset")) {
      return Optional.of(names.contains("files") ? MANIFEST : POSITION);
    }
    boolean listed =
        names.size() == 1 && object.fields().values().iterator().next() instanceof Doc.Items;
    return listed ? Optional.of(ENTRIES) : Optional.empty();
  }

  /// Throws [BadFile] where the bytes are of another kind than the wanted one, and says where such
  /// a file belongs.
  static void demand(FileKind wanted, String name, byte[] bytes) {
    of(bytes)
        .filter(found -> found != wanted)
        .ifPresent(
            found -> {
              throw found.misplaced(name);
            });
  }

  /// Throws [BadFile] where the bytes are of one of these kinds, for a text is wanted.
  static void demandNone(String name, byte[] bytes) {
    of(bytes)
        .ifPresent(
            found -> {
              throw found.misplaced(name);
            });
  }

  private BadFile misplaced(String name) {
    return new BadFile(name, "", Phrase.of(problem), Phrase.of(mend, "file", name));
  }
}
