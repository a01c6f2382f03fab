package baseplate.testkit.cards;

import baseplate.core.words.Phrase;
import baseplate.core.words.WordFile;
import java.util.Map;
import java.util.Objects;

/// The card duel's sentences.
final class CardWords {
  private static final String FILE = "/baseplate/testkit/cards/words.properties";

  private CardWords() {}

  static Map<String, String> english() {
    return WordFile.read(Objects.requireNonNull(CardWords.class.getResourceAsStream(FILE), FILE));
  }

  /// The name of a card.
  static Phrase card(String code) {
    return code.equals(Card.HIDDEN)
        ? Phrase.of("cards.hidden")
        : Phrase.of("cards.card", "code", code);
  }
}
