package baseplate.testkit.cards;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.input.Request;
import baseplate.data.Json;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/// The cards of a battle, with how many there are of each.
///
/// @param cards in the order of their codes
public record Deck(List<Kind> cards) {
  /// The one stack that is drawn from.
  public static final String STACK = "deck";

  private static final String FILE = "/baseplate/testkit/cards/deck.json";
  private static final int MOST = 100;

  public Deck {
    cards = List.copyOf(cards);
  }

  /// Equal cards.
  ///
  /// @param code their name
  /// @param count how many
  /// @param force how strong one is in a line
  /// @param lift what one adds as an instant; 0 for those that are none
  public record Kind(String code, int count, int force, int lift) {
    boolean isInstant() {
      return lift > 0;
    }
  }

  /// The deck that comes with the ruleset, as it stands in a header.
  static Doc.Obj ready() {
    InputStream file = Objects.requireNonNull(Deck.class.getResourceAsStream(FILE), FILE);
    return Fields.of(Json.read(file, FILE), "").whole();
  }

  static Deck read(Fields content) {
    List<Kind> cards = new ArrayList<>();
    for (Fields card : content.objects("cards")) {
      cards.add(kind(card));
    }
    content.done();
    return new Deck(cards);
  }

  private static Kind kind(Fields card) {
    Kind kind =
        new Kind(
            card.text("id"),
            card.count("count", 1, MOST),
            card.count("force", 0, MOST),
            card.count("lift", 0, MOST));
    card.done();
    return kind;
  }

  /// How many cards there are.
  public int size() {
    return cards.stream().mapToInt(Kind::count).sum();
  }

  /// All cards of a code; throws IllegalArgumentException where there is none.
  Kind kind(String code) {
    return cards.stream()
        .filter(kind -> kind.code().equals(code))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no card " + code));
  }

  /// Whether there is such a card.
  boolean knows(String code) {
    return cards.stream().anyMatch(kind -> kind.code().equals(code));
  }

  /// All cards as a multiset.
  public List<Request.Copies> copies() {
    return cards.stream().map(kind -> new Request.Copies(kind.code(), kind.count())).toList();
  }
}
