package baseplate.data;

import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import tools.jackson.core.JacksonException;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.exc.UnexpectedEndOfInputException;

/// Strict JSON: UTF-8 without a byte order mark, one value, no field twice, nothing that JSON
/// itself forbids, and no more than the [Limits]. Faults are a [BadFile] with line and column.
public final class Json {
  private Json() {}

  /// Reads a file of at most [Limits#FILE].
  public static Doc read(Path file) {
    return read(file, Limits.FILE);
  }

  /// Reads a file within the limits.
  public static Doc read(Path file, Limits limits) {
    return read(Disk.bytes(file, limits.bytes()), file.toString(), limits);
  }

  /// Reads a stream to its end, as rulesets hand out their resources, and closes it.
  ///
  /// @param name what the stream is called in an error
  public static Doc read(InputStream in, String name) {
    return read(in, name, Limits.FILE);
  }

  /// Reads a stream to its end within the limits and closes it.
  public static Doc read(InputStream in, String name, Limits limits) {
    try (in) {
      byte[] bytes = in.readNBytes(limits.bytes() + 1);
      return read(bytes, name, limits);
    } catch (IOException e) {
      throw new BadFile(name, "", Phrase.of("data.disk.read", "reason", Disk.reason(e)), Disk.LOOK);
    }
  }

  /// Reads bytes.
  public static Doc read(byte[] bytes, String name) {
    return read(bytes, name, Limits.FILE);
  }

  /// Reads a text, as a command line hands it in.
  public static Doc read(String text, String name, Limits limits) {
    return read(text.getBytes(StandardCharsets.UTF_8), name, limits);
  }

  /// Reads bytes within the limits.
  public static Doc read(byte[] bytes, String name, Limits limits) {
    return read(new Source(name, bytes, 0, bytes.length, 1), limits);
  }

  /// Reads one line of a larger file.
  static Doc read(Source source, Limits limits) {
    checkLength(source, limits);
    Utf8.check(source);
    try {
      return DocReader.read(source.bytes(), source.from(), source.length(), limits);
    } catch (NotJson e) {
      throw bad(source, e);
    } catch (JacksonException e) {
      throw bad(source, e);
    }
  }

  private static void checkLength(Source source, Limits limits) {
    if (source.length() > limits.bytes()) {
      Phrase problem = Phrase.of("data.json.bytes", "most", limits.bytes());
      throw source.bad(0, problem, "data.mend.smaller");
    }
  }

  private static BadFile bad(Source source, NotJson e) {
    int offset = offset(source, e.at());
    return e.why() == NotJson.Why.LIMIT
        ? source.bad(offset, limit(), "data.mend.smaller")
        : source.bad(offset, Phrase.of(e.why().key()), "data.mend.json");
  }

  private static BadFile bad(Source source, JacksonException e) {
    int offset = offset(source, e.getLocation());
    return switch (e) {
      case UnexpectedEndOfInputException _ ->
          source.bad(source.length(), Phrase.of("data.json.cut"), "data.mend.json");
      default -> source.bad(offset, Phrase.of("data.json.syntax"), "data.mend.json");
    };
  }

  private static Phrase limit() {
    return Phrase.of("data.json.limit", "depth", Limits.DEPTH, "text", Limits.TEXT)
        .with("name", Limits.NAME)
        .with("digits", Limits.DIGITS);
  }

  private static int offset(Source source, TokenStreamLocation at) {
    long offset = at == null ? source.length() : at.getByteOffset() - source.from();
    return Math.clamp(offset, 0, source.length());
  }

  /// The value as JSON for people: two spaces a level, short lists and objects on one line, a line
  /// end at the end. Reading it gives an equal value.
  public static String write(Doc doc) {
    return Pretty.text(doc);
  }
}
