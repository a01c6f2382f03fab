package baseplate.app.cli;

import baseplate.app.Versions;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import baseplate.data.BaseplateHome;
import java.io.InputStream;
import java.io.PrintStream;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.ParseResult;

/// The command line: finds the command, has its words read, carries it out, and turns whatever goes
/// wrong into one line and an exit code.
public final class Console {
  private final Words words;
  private final Shelf shelf;
  private final BaseplateHome home;
  private final InputStream in;
  private final Interruption interruption = new Interruption();

  /// @param words the sentences
  /// @param shelf the rulesets
  /// @param home the program's folder
  /// @param in what is piped in
  public Console(Words words, Shelf shelf, BaseplateHome home, InputStream in) {
    this.words = words;
    this.shelf = shelf;
    this.home = home;
    this.in = in;
  }

  /// What long work asks whether to end early.
  public Interruption interruption() {
    return interruption;
  }

  /// Carries a command out; never throws.
  public Exit run(String[] line, PrintStream out, PrintStream err) {
    Faults faults = new Faults(words, shelf, home, err);
    try {
      return told(carryOut(List.of(line), out, faults), out);
    } catch (RuntimeException | Error e) {
      return faults.explain(line, e);
    } finally {
      out.flush();
      err.flush();
    }
  }

  /// What is printed is part of what is asked for: where it cannot be written, not all is done.
  private static Exit told(Exit exit, PrintStream out) {
    if (out.checkError() && exit == Exit.DONE) {
      throw Trouble.cannot(Phrase.of("app.trouble.output"));
    }
    return exit;
  }

  private Exit carryOut(List<String> line, PrintStream out, Faults faults) {
    Page page = new Page(out, words.texts());
    String first = line.isEmpty() ? "" : line.getFirst();
    return switch (first) {
      case "" -> throw Trouble.cannot(Phrase.of("app.trouble.display"));
      case "--help", "-h", "help" -> alone(line, () -> help(page));
      case "--version", "-V" -> alone(line, () -> version(page));
      default -> verb(first, line, page, faults);
    };
  }

  /// Of words that nothing follows.
  private static Exit alone(List<String> line, Supplier<Exit> answer) {
    if (line.size() > 1) {
      List<String> more = line.subList(1, line.size());
      throw Trouble.usage(Phrase.of("app.usage.alone", "word", line.getFirst(), "words", more));
    }
    return answer.get();
  }

  private Exit help(Page page) {
    page.say(Phrase.of("app.help.head"));
    Verbs.all().forEach(verb -> page.item(line(verb)));
    page.say(Phrase.of("app.help.foot"));
    return Exit.DONE;
  }

  private static Phrase line(Verb verb) {
    String padded = verb.name() + " ".repeat(12 - verb.name().length());
    return Phrase.of("app.help.verb", "verb", padded, "what", Phrase.of("app.verb." + verb.name()));
  }

  private Exit version(Page page) {
    page.say(Phrase.of("app.version", "version", Versions.program(), "java", Versions.java()));
    return Exit.DONE;
  }

  private Exit verb(String name, List<String> line, Page page, Faults faults) {
    Verb verb = Verbs.find(name).orElseThrow(() -> unknown(name));
    CommandLine parser = parser(verb);
    String[] rest = line.subList(1, line.size()).toArray(String[]::new);
    if (Arrays.asList(rest).contains("--help")) {
      page.raw(parser.getUsageMessage());
      return Exit.DONE;
    }
    ParseResult parsed = Usage.parse(parser, name, rest);
    Page told = page.in(words.texts(shelf));
    return verb.run(new Call(parsed, surroundings(faults), told));
  }

  private static Trouble unknown(String name) {
    return Trouble.usage(Phrase.of("app.usage.verb", "verb", name, "verbs", Verbs.names()));
  }

  private CommandLine parser(Verb verb) {
    Texts texts = words.texts();
    Grammar grammar = new Grammar(verb.name(), texts);
    verb.describe(grammar);
    return grammar.parser();
  }

  private Call.Surroundings surroundings(Faults faults) {
    return new Call.Surroundings(words, shelf, home, in, interruption, faults::note);
  }
}
