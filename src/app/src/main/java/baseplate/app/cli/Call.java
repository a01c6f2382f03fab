package baseplate.app.cli;

import baseplate.core.words.Phrase;
import baseplate.data.BaseplateHome;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ParseResult;

/// A command with its words, and what it works with.
final class Call {
  private final ParseResult parsed;
  private final Surroundings around;
  private final Page page;

  /// What every command works with.
  ///
  /// @param words the sentences
  /// @param shelf the rulesets
  /// @param home the program's folder
  /// @param in what is piped in
  /// @param interruption says when to stop early
  /// @param notes takes what is said beside the command's own output
  record Surroundings(
      Words words,
      Shelf shelf,
      BaseplateHome home,
      InputStream in,
      Interruption interruption,
      Consumer<Phrase> notes) {}

  Call(ParseResult parsed, Surroundings around, Page page) {
    this.parsed = parsed;
    this.around = around;
    this.page = page;
  }

  Words words() {
    return around.words();
  }

  Shelf shelf() {
    return around.shelf();
  }

  BaseplateHome home() {
    return around.home();
  }

  InputStream in() {
    return around.in();
  }

  Interruption interruption() {
    return around.interruption();
  }

  Page page() {
    return page;
  }

  /// Says something beside what the command prints.
  void warn(Phrase phrase) {
    around.notes().accept(phrase);
  }

  /// Refuses options that do nothing without another one.
  void demand(String other, String... options) {
    for (String option : options) {
      if (isGiven(option) && option(other).isEmpty()) {
        throw Trouble.usage(
            Phrase.of("app.usage.without", "option", "--" + option, "other", "--" + other));
      }
    }
  }

  /// Refuses to write over a file that is there, unless the words say so.
  void spare(Path file) {
    if (Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !has("force")) {
      throw Trouble.cannot(Phrase.of("app.trouble.exists", "file", file.toString()));
    }
  }

  /// Whether JSON is wanted.
  boolean json() {
    return has("json");
  }

  /// The word at a position, which must be there.
  String word(int position) {
    return mayWord(position).orElseThrow(() -> new IllegalStateException("no word at " + position));
  }

  /// The word at a position, if it is there.
  Optional<String> mayWord(int position) {
    @Nullable String value = parsed.matchedPositionalValue(position, null);
    return Optional.ofNullable(value);
  }

  /// The word at a position as a file's name.
  Path file(int position) {
    return path(word(position));
  }

  /// Whether an option is given.
  boolean isGiven(String name) {
    return parsed.hasMatchedOption("--" + name);
  }

  /// The value of an option.
  Optional<String> option(String name) {
    @Nullable String value = parsed.matchedOptionValue("--" + name, null);
    return Optional.ofNullable(value);
  }

  /// The values of an option that may be given several times.
  List<String> options(String name) {
    return parsed.matchedOptionValue("--" + name, List.of());
  }

  /// Whether a flag is given.
  boolean has(String name) {
    return parsed.matchedOptionValue("--" + name, false);
  }

  /// An option's value as a file's name.
  Optional<Path> optionFile(String name) {
    return option(name).map(Call::path);
  }

  /// An option's value as a whole number within a range.
  long whole(String name, long otherwise, long least, long most) {
    return option(name).map(text -> whole(name, text, least, most)).orElse(otherwise);
  }

  private static long whole(String name, String text, long least, long most) {
    if (text.matches("-?[0-9]{1,18}")) {
      long value = Long.parseLong(text);
      if (value >= least && value <= most) {
        return value;
      }
    }
    throw Trouble.usage(
        Phrase.of("app.usage.number", "option", "--" + name, "value", text, "least", least)
            .with("most", most));
  }

  /// An option's value as a list, split at commas.
  List<String> list(String name) {
    return option(name).stream().flatMap(text -> Stream.of(text.split(",", -1))).toList();
  }

  /// A text as a file's name.
  static Path path(String text) {
    if (text.isBlank()) {
      throw Trouble.usage(Phrase.of("app.usage.path"));
    }
    try {
      return Path.of(text);
    } catch (InvalidPathException _) {
      throw Trouble.cannot(Phrase.of(unfit(text), "path", text));
    }
  }

  /// Why a text is no file's name: in itself, or because the locale has no such letters.
  private static String unfit(String text) {
    return text.chars().anyMatch(c -> c > '~') ? "app.trouble.path.letters" : "app.trouble.path";
  }
}
