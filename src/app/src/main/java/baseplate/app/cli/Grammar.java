package baseplate.app.cli;

import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/// What a command takes: built word by word, without reflection, so that the start stays quick.
///
/// Everything is read as text; a [Call] turns it into numbers and files with errors of our own.
final class Grammar {
  private final CommandSpec spec;
  private final Texts texts;
  private final String verb;
  private int words;

  Grammar(String verb, Texts texts) {
    this.verb = verb;
    this.texts = texts;
    this.spec = CommandSpec.create().name("baseplate " + verb);
    explain();
    flag("json");
    flag("help");
  }

  /// What stands over and between the parts of the help.
  private void explain() {
    spec.usageMessage()
        .description(texts.say(Phrase.of("app.verb." + verb)))
        .synopsisHeading(texts.say(Phrase.of("app.help.usage")) + " ")
        .parameterListHeading("%n")
        .optionListHeading("%n")
        .sortOptions(false);
  }

  /// A word that must be there.
  Grammar word(String label) {
    return positional(label, PositionalParamSpec.builder().arity("1").required(true));
  }

  /// A word that may be there.
  Grammar mayWord(String label) {
    return positional(label, PositionalParamSpec.builder().arity("0..1").required(false));
  }

  private Grammar positional(String label, PositionalParamSpec.Builder word) {
    word.index(Integer.toString(words++))
        .paramLabel(label)
        .type(String.class)
        .description(say("app.word." + label));
    spec.addPositional(word.build());
    return this;
  }

  /// An option with a value.
  Grammar option(String name, String label) {
    return add(OptionSpec.builder("--" + name).paramLabel(label).arity("1").type(String.class));
  }

  /// An option with a value that may be given several times.
  Grammar many(String name, String label) {
    return add(
        OptionSpec.builder("--" + name)
            .paramLabel(label)
            .arity("1")
            .type(List.class)
            .auxiliaryTypes(String.class));
  }

  /// An option without a value.
  Grammar flag(String name) {
    return add(OptionSpec.builder("--" + name).arity("0").type(boolean.class));
  }

  private Grammar add(OptionSpec.Builder option) {
    String name = option.names()[0].substring(2);
    spec.addOption(option.description(say("app.option." + name)).build());
    return this;
  }

  /// The command's own sentence where it has one, else the shared one.
  private String say(String key) {
    String own = key + "." + verb;
    return texts.say(Phrase.of(texts.has(own) ? own : key));
  }

  /// The parser for it.
  CommandLine parser() {
    return new CommandLine(spec)
        .setExpandAtFiles(false)
        .setTrimQuotes(false)
        .setInterpolateVariables(false)
        .setPosixClusteredShortOptionsAllowed(false)
        .setUsageHelpAutoWidth(false)
        .setUsageHelpWidth(100);
  }
}
