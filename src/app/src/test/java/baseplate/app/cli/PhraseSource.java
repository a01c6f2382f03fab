package baseplate.app.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A source file, read for the sentences that it makes: `Phrase.of(KEY, NAME, value, …)` with what
/// is added to it by `.with(NAME, value)`.
///
/// A name that is added elsewhere in the file counts for each sentence of the file, and so does one
/// that a neighbour adds to a sentence which it is handed; a key that is handed on may get any name
/// that the package knows.
///
/// @param name the file's name
/// @param text its text
/// @param handed names that files of its package add to sentences which they are handed
/// @param shared names that files of its package know
record PhraseSource(String name, String text, Set<String> handed, Set<String> shared) {
  private static final Pattern NAME = Pattern.compile("\\s*\"([a-zA-Z0-9]+)\"\\s*");
  private static final Pattern ADDED = Pattern.compile("\\.with\\(\\s*\"([a-zA-Z0-9]+)\"");
  private static final Pattern HANDED =
      Pattern.compile("\\b[a-z][a-zA-Z0-9]*\\.with\\(\\s*\"([a-zA-Z0-9]+)\"");
  private static final Pattern MAKING = Pattern.compile("\\bPhrase\\s*\\.of\\(");

  /// A sentence that is made.
  ///
  /// @param key its key
  /// @param names the names of its arguments
  record Made(String key, Set<String> names) {}

  /// Those of the program and its rulesets.
  static List<PhraseSource> all() throws IOException {
    Map<Path, List<PhraseSource>> packages = new LinkedHashMap<>();
    for (Path file : WordsTest.mainSources()) {
      packages.computeIfAbsent(file.getParent(), _ -> new ArrayList<>()).add(read(file));
    }
    return packages.values().stream().flatMap(PhraseSource::together).toList();
  }

  private static PhraseSource read(Path file) throws IOException {
    String text = Files.readString(file);
    return new PhraseSource(file.getFileName().toString(), text, Set.of(), Set.of());
  }

  private static Stream<PhraseSource> together(List<PhraseSource> files) {
    Set<String> handed = new HashSet<>();
    Set<String> shared = new HashSet<>();
    for (PhraseSource file : files) {
      handed.addAll(file.named(HANDED));
      shared.addAll(file.known());
    }
    return files.stream().map(file -> new PhraseSource(file.name, file.text, handed, shared));
  }

  /// All names that it gives to sentences, whatever their keys.
  private Set<String> known() {
    Set<String> known = named(ADDED);
    MAKING.matcher(text).results().forEach(making -> arguments(making.end(), known));
    return known;
  }

  /// What it makes.
  List<Made> made() {
    List<Made> all = direct();
    Set<String> direct = all.stream().map(Made::key).collect(Collectors.toSet());
    WordsTest.KEY
        .matcher(text)
        .results()
        .map(one -> one.group(1))
        .filter(key -> !direct.contains(key))
        .forEach(key -> all.add(new Made(key, shared)));
    return all;
  }

  /// The sentences whose keys stand where they are made.
  private List<Made> direct() {
    List<Made> direct = new ArrayList<>();
    Matcher making = MAKING.matcher(text);
    while (making.find()) {
      Set<String> names = named(ADDED);
      names.addAll(handed);
      String key = arguments(making.end(), names);
      for (MatchResult one : WordsTest.KEY.matcher(key).results().toList()) {
        direct.add(new Made(one.group(1), names));
      }
    }
    return direct;
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
