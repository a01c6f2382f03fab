package baseplate.app.cli;

import baseplate.core.words.Phrase;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/// Reads the words of a command and says in our own words what is wrong with them.
final class Usage {
  private Usage() {}

  static ParseResult parse(CommandLine parser, String verb, String[] words) {
    try {
      return parser.parseArgs(words);
    } catch (ParameterException e) {
      throw Trouble.usage(problem(e).with("verb", verb));
    }
  }

  private static Phrase problem(ParameterException e) {
    return switch (e) {
      case UnmatchedArgumentException unmatched ->
          Phrase.of("app.usage.unknown", "words", unmatched.getUnmatched());
      case MissingParameterException missing ->
          Phrase.of("app.usage.missing", "words", labels(missing.getMissing()));
      case OverwrittenOptionException twice ->
          Phrase.of("app.usage.twice", "words", label(twice.getOverwritten()));
      default -> Phrase.of("app.usage.other", "problem", String.valueOf(e.getMessage()));
    };
  }

  private static List<String> labels(List<ArgSpec> specs) {
    return specs.stream().map(Usage::label).toList();
  }

  private static String label(ArgSpec spec) {
    return spec instanceof CommandLine.Model.OptionSpec option
        ? option.longestName()
        : spec.paramLabel();
  }
}
