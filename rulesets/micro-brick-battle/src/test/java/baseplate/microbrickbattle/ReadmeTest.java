package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.HouseOption;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// The table of rules on the ruleset's page says what the code says.
class ReadmeTest {
  private static final Path MODULE = Path.of("").toAbsolutePath();
  private static final Path GEOMETRY = MODULE.resolve("../../src/geometry/src/main/java");
  private static final Pattern NAME = Pattern.compile("`([\\w-]+)`");
  private static final Pattern TAG = Pattern.compile("///.*@rule (MBB-\\d+)");
  private static final Pattern COVERS = Pattern.compile("@Covers\\(([^)]*)\\)");
  private static final Pattern ID = Pattern.compile("MBB-\\d+");

  /// A line of the table.
  record Row(String rule, List<String> cells) {
    Set<String> names(int cell) {
      return names(cells.get(cell));
    }

    private static Set<String> names(String text) {
      Set<String> names = new TreeSet<>();
      NAME.matcher(text).results().forEach(name -> names.add(name.group(1)));
      return names;
    }

    @Override
    public String toString() {
      return rule;
    }
  }

  static List<Row> rows() throws IOException {
    return Files.readAllLines(MODULE.resolve("README.md")).stream()
        .filter(line -> line.startsWith("| MBB-"))
        .map(line -> List.of(line.split("\\|", -1)))
        .map(cells -> new Row(cells.get(1).strip(), cells))
        .toList();
  }

  @Test
  void the_table_has_a_row_for_each_rule_in_order() throws IOException {
    assertThat(rows())
        .extracting(Row::rule)
        .isEqualTo(Digest.entries().stream().map(entry -> entry.id().text()).toList());
  }

  @ParameterizedTest
  @MethodSource("rows")
  void a_row_names_the_agreements_of_its_rule(Row row) {
    List<String> keys =
        HouseOptions.ALL.stream()
            .filter(option -> option.rule().text().equals(row.rule()))
            .map(HouseOption::key)
            .toList();
    assertThat(row.names(4)).containsExactlyInAnyOrderElementsOf(keys);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void a_row_names_the_classes_that_carry_its_rule_out(Row row) {
    List<Path> sources = new ArrayList<>(files(MODULE.resolve("src/main/java")));
    sources.addAll(files(GEOMETRY));
    Set<String> tagged = new TreeSet<>();
    for (Path file : sources) {
      boolean carries =
          TAG.matcher(text(file)).results().anyMatch(tag -> tag.group(1).equals(row.rule()));
      if (carries) {
        tagged.add(className(file));
      }
    }
    assertThat(row.names(5)).isEqualTo(tagged);
  }

  @ParameterizedTest
  @MethodSource("rows")
  void a_row_names_the_tests_that_show_its_rule(Row row) {
    Set<String> showing = new TreeSet<>();
    for (Path file : files(MODULE.resolve("src/test/java"))) {
      boolean covers =
          COVERS.matcher(text(file)).results().anyMatch(one -> ids(one).contains(row.rule()));
      if (covers) {
        showing.add(className(file));
      }
    }
    assertThat(row.names(6)).containsAll(showing);
  }

  private static Set<String> ids(MatchResult covers) {
    Set<String> ids = new TreeSet<>();
    ID.matcher(covers.group(1)).results().forEach(id -> ids.add(id.group()));
    return ids;
  }

  private static String className(Path file) {
    return file.getFileName().toString().replace(".java", "");
  }

  private static List<Path> files(Path folder) {
    try (Stream<Path> all = Files.walk(folder)) {
      return all.filter(file -> file.toString().endsWith(".java")).toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String text(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
