package baseplate.microbrickbattle;

import baseplate.core.words.Phrase;
import java.util.List;

/// The nations of the ready units by their names in files; packs may bring others.
final class Nations {
  static final List<String> KNOWN =
      List.of("us", "uk", "germany", "soviet-union", "italy", "france", "japan", "any");

  private Nations() {}

  /// What players read: one that a pack brings as it stands there.
  static Phrase named(String nation) {
    return KNOWN.contains(nation)
        ? Phrase.of("mbb.nation." + nation)
        : Phrase.of("mbb.named", "name", nation);
  }
}
