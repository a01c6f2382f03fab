package baseplate.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// A source file, read for the sentences that it makes: `Phrase.of(KEY, NAME, value, …)` with what
/// is added to it by `.with(NAME, value)`.
///
/// A name that is added elsewhere in the file counts for each sentence of the file; a key that is
/// handed to a method of the file may get any name that the file knows.
///
/// @param name the file's name
/// @param text its text
record PhraseSource(String name, String text) {
  private static final Pattern NAME = Pattern.compile("\\s*\"([a-zA-Z0-9]+)\"\\s*");
  private static final Pattern ADDED = Pattern.compile("\\.with\\(\\s*\"([a-zA-Z0-9]+)\"");
  private static final Pattern MAKING = Pattern.compile("\\bPhrase\\s*\\.of\\(");

  /// A sentence that is made.
  ///
  /// @param key its key
  /// @param names the names of its arguments
  record Made(String key, Set<String> names) {}

  /// Those of the program and its rulesets.
  static List<PhraseSource> all() throws IOException {
    List<PhraseSource> sources = new ArrayList<>();
    for (Path file : WordsTest.mainSources()) {
      sources.add(new PhraseSource(file.getFileName().toString(), Files.readString(file)));
    }
    return sources;
  }

  /// What it makes.
  List<Made> made() {
    List<Made> all = new ArrayList<>();
    Set<String> known = named(ADDED);
    Set<String> direct = new HashSet<>();
    Matcher making = MAKING.matcher(text);
    while (making.find()) {
      Set<String> names = named(ADDED);
      String key = arguments(making.end(), names);
      known.addAll(names);
      for (MatchResult one : WordsTest.KEY.matcher(key).results().toList()) {
        direct.add(one.group(1));
        all.add(new Made(one.group(1), names));
      }
    }
    WordsTest.KEY
        .matcher(text)
        .results()
        .map(one -> one.group(1))
        .filter(key -> !direct.contains(key))
        .forEach(key -> all.add(new Made(key, known)));
    return all;
  }

  private Set<String> named(Pattern pattern) {
    Set<String> names = new HashSet<>();
    pattern.matcher(text).results().forEach(one -> names.add(one.group(1)));
    return names;
  }

  /// The first argument as it stands; the names among the others are added.
  private String arguments(int from, Set<String> names) {
    List<String> parts = new ArrayList<>();
    split(from, parts);
    for (int i = 1; i < parts.size(); i += 2) {
      Matcher name = NAME.matcher(parts.get(i));
      if (name.matches()) {
        names.add(name.group(1));
      }
    }
    return parts.getFirst();
  }

  /// Splits what is between brackets at its commas.
  private void split(int from, List<String> parts) {
    int depth = 0;
    int start = from;
    int at = from;
    while (depth >= 0) {
      char c = text.charAt(at);
      if (c == '"') {
        at = text.indexOf('"', at + 1);
      }
      depth += c == '(' || c == '{' ? 1 : c == ')' || c == '}' ? -1 : 0;
      if (depth < 0 || depth == 0 && c == ',') {
        parts.add(text.substring(start, at));
        start = at + 1;
      }
      at++;
    }
  }
}
