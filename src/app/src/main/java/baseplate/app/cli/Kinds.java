package baseplate.app.cli;

import baseplate.core.Ruleset;
import baseplate.core.doc.Doc;
import baseplate.core.words.Phrase;
import baseplate.data.Shape;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/// The kinds of data that a ruleset's players make: each has a word in the text form (`unit`),
/// which is the name of its schema, and a name as a kind of file (`units`).
final class Kinds {
  private final Ruleset ruleset;
  private final Map<String, String> filesByWord = new LinkedHashMap<>();

  Kinds(Ruleset ruleset) {
    this.ruleset = ruleset;
    ruleset.catalogue().keySet().forEach(file -> filesByWord.put(word(file), file));
  }

  private String word(String file) {
    boolean plural = !ruleset.schemas().containsKey(file) && file.endsWith("s");
    return plural ? file.substring(0, file.length() - 1) : file;
  }

  /// The words.
  List<String> words() {
    return List.copyOf(filesByWord.keySet());
  }

  /// The word of a kind that the player names by it.
  String named(String word) {
    if (!filesByWord.containsKey(word)) {
      throw Trouble.cannot(Phrase.of("app.trouble.kind", "kind", word, "kinds", words()));
    }
    return word;
  }

  /// The name as a kind of file.
  String file(String word) {
    return filesByWord.getOrDefault(word, word);
  }

  /// What each kind must look like.
  Map<String, Shape> shapes() {
    Map<String, Shape> shapes = new LinkedHashMap<>();
    for (String word : filesByWord.keySet()) {
      Doc schema = ruleset.schemas().get(word);
      if (schema != null) {
        shapes.put(word, Shape.of(schema));
      }
    }
    return shapes;
  }

  /// The ready entries of a kind.
  List<Doc.Obj> ready(String word) {
    return new ArrayList<>(ruleset.catalogue().getOrDefault(file(word), List.of()));
  }
}
