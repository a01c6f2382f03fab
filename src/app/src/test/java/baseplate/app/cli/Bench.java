package baseplate.app.cli;

import baseplate.data.BaseplateHome;
import baseplate.testkit.cards.Cards;
import baseplate.testkit.charge.Charge;
import baseplate.testkit.duel.Duel;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/// Runs the command line in a folder of its own, as a shell would.
final class Bench {
  /// The ruleset that most commands are tried with.
  static final String MBB = "micro-brick-battle";

  private final Path folder;
  private final Shelf shelf;
  private final Words words;

  private Bench(Path folder, Shelf shelf, Words words) {
    this.folder = folder;
    this.shelf = shelf;
    this.words = words;
  }

  /// With the rulesets that the program is packed with.
  static Bench in(Path folder) {
    return new Bench(folder, Shelf.installed(), Words.english());
  }

  /// With the duel of the testkit, which asks for choices.
  static Bench duelling(Path folder) {
    return new Bench(folder, Shelf.of(List.of(new Duel())), Words.english());
  }

  /// With the card duel of the testkit, which hides hands.
  static Bench holdingCards(Path folder) {
    return new Bench(folder, Shelf.of(List.of(new Cards())), Words.english());
  }

  /// With the charge of the testkit, which interrupts moves and chains steps.
  static Bench charging(Path folder) {
    return new Bench(folder, Shelf.of(List.of(new Charge())), Words.english());
  }

  /// The same in other words.
  Bench saying(Words others) {
    return new Bench(folder, shelf, others);
  }

  /// A file in the folder.
  Path file(String name) {
    return folder.resolve(name);
  }

  /// Writes a file into the folder.
  String write(String name, String text) {
    try {
      return Files.writeString(file(name), text).toString();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// A file's text.
  String read(String name) {
    try {
      return Files.readString(file(name));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Runs a command with nothing piped in.
  Ran run(String... line) {
    return piped("", line);
  }

  /// Runs a command whose words stand in two parts.
  Ran run(List<String> first, String... more) {
    return run(Stream.concat(first.stream(), Stream.of(more)).toArray(String[]::new));
  }

  /// Runs a command that somebody interrupts before it has begun.
  Ran interrupted(String... line) {
    Console console = console("");
    console.interruption().ask();
    return run(console, line);
  }

  /// Runs a command with a text piped in.
  Ran piped(String text, String... line) {
    return run(console(text), line);
  }

  private Console console(String text) {
    InputStream in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return new Console(words, shelf, new BaseplateHome(folder.resolve("home")), in);
  }

  private static Ran run(Console console, String... line) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    Exit exit =
        console.run(
            line,
            new PrintStream(out, true, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8));
    return new Ran(
        exit.code(), out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  /// Makes a battle file by a command that must succeed, and gives its name.
  String fresh(String name, String... line) {
    String file = file(name).toString();
    List<String> words = new ArrayList<>(List.of("new"));
    words.addAll(List.of(line));
    run(words, "--out", file).done();
    return file;
  }

  /// A skirmish of the packed ruleset.
  String skirmish(String name) {
    return fresh(name, MBB, "--scenario", "skirmish", "--seed", "5");
  }

  /// The position of an example, as a battle file.
  String position(String name, String text) {
    return fresh(name, MBB, "--position", write(name + ".json", text), "--seed", "1");
  }
}
