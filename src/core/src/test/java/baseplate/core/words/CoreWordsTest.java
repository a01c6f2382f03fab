package baseplate.core.words;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class CoreWordsTest {
  private static final Pattern KEY = Pattern.compile("\"(core\\.[a-z0-9.-]+[a-z0-9])\"");

  @Test
  void every_key_in_the_sources_has_its_sentence_and_no_sentence_is_left_over() throws IOException {
    Set<String> used = keysInTheSources();
    Set<String> said = new TreeSet<>(CoreWords.english().keySet());
    assertThat(said).containsAll(used);
    said.removeAll(used);
    assertThat(said).isEmpty();
  }

  private static Set<String> keysInTheSources() throws IOException {
    Set<String> keys = new TreeSet<>();
    Path sources = Path.of(System.getProperty("basedir", "."), "src", "main", "java");
    try (Stream<Path> files = Files.walk(sources)) {
      for (Path file : files.filter(path -> path.toString().endsWith(".java")).toList()) {
        KEY.matcher(Files.readString(file)).results().forEach(key -> keys.add(key.group(1)));
      }
    }
    return keys;
  }
}
