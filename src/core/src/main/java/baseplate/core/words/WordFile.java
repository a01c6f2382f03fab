package baseplate.core.words;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// Reads a file of sentences: UTF-8, one `key = sentence` a line, `#` before a remark, blank lines
/// between. White space around key and sentence does not count.
public final class WordFile {
  private WordFile() {}

  /// The sentences by key in the order of the file; throws IllegalStateException when a line has no
  /// `=` or a key stands twice, for such a file is a fault of the program.
  public static Map<String, String> read(InputStream in) {
    Map<String, String> words = new LinkedHashMap<>();
    for (String line : text(in).lines().map(String::strip).toList()) {
      if (!line.isEmpty() && line.charAt(0) != '#') {
        put(words, line);
      }
    }
    return Collections.unmodifiableMap(words);
  }

  /// The sentences of `words.properties` by key, and in their place those of the language where it
  /// has a file of its own, as `words_de.properties`.
  ///
  /// @param files opens a file by its name, null where there is none of that name
  public static Map<String, String> in(
      Locale locale, Function<String, @Nullable InputStream> files) {
    Map<String, String> words = new LinkedHashMap<>(read(plain(files)));
    InputStream own =
        locale.getLanguage().isEmpty()
            ? null
            : files.apply("words_" + locale.getLanguage() + ".properties");
    if (own != null) {
      words.putAll(read(own));
    }
    return Collections.unmodifiableMap(words);
  }

  private static InputStream plain(Function<String, @Nullable InputStream> files) {
    return Objects.requireNonNull(files.apply("words.properties"), "words.properties");
  }

  private static void put(Map<String, String> words, String line) {
    int equals = line.indexOf('=');
    if (equals < 1) {
      throw new IllegalStateException("not a sentence: " + line);
    }
    String key = line.substring(0, equals).strip();
    if (words.put(key, line.substring(equals + 1).strip()) != null) {
      throw new IllegalStateException("sentence twice: " + key);
    }
  }

  private static String text(InputStream in) {
    try (in) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
