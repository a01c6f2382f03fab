package baseplate.app.cli;

import baseplate.core.input.Die;
import baseplate.core.input.Input;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.input.Throws;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// What is asked of dice, cards and players, and what they gave, as sentences.
final class Asked {
  private static final int MOST_FACES = 100;

  private Asked() {}

  /// What is asked.
  static Phrase phrase(Request request) {
    return switch (request) {
      case Request.Reach(Pool pool, int least) -> of("reach", pool, "least", least);
      case Request.Exceeds(Pool attack, Pool defence) ->
          of("exceeds", attack, "other", dice(defence));
      case Request.Difference(Pool attack, Pool defence) ->
          of("difference", attack, "other", dice(defence));
      case Request.Sum(Pool pool) -> sum(pool);
      case Request.Count(Pool pool, int least) -> of("count", pool, "least", least);
      case Request.Highest(Pool pool) -> Phrase.of("app.asks.highest", "dice", dice(pool));
      case Request.Chain(Pool pool, int cap) -> of("chain", pool, "cap", cap);
      case Request.Direction(int ways) -> Phrase.of("app.asks.direction", "ways", ways);
      case Request.Turn(String stack, List<Request.Copies> _) ->
          Phrase.of("app.asks.card", "stack", stack);
      case Request.Ask ask -> ask.question();
    };
  }

  /// Of a single die with more faces than any that lies on a table, its range.
  private static Phrase sum(Pool pool) {
    Die first = pool.dice().getFirst();
    boolean isNumber = pool.size() == 1 && pool.plus() == 0 && first.sides() > MOST_FACES;
    return isNumber
        ? Phrase.of("app.asks.number", "most", first.sides(), "dice", dice(pool))
        : Phrase.of("app.asks.sum", "dice", dice(pool));
  }

  private static Phrase of(String kind, Pool pool, String name, Object value) {
    return Phrase.of("app.asks." + kind, "dice", dice(pool), name, value);
  }

  /// Dice as players write them: `2D6`, `1D8+2`.
  static String dice(Pool pool) {
    String dice = pool.dice().stream().map(Asked::die).collect(Collectors.joining("+"));
    return pool.plus() == 0 ? dice : dice + (pool.plus() > 0 ? "+" : "") + pool.plus();
  }

  private static String die(Die die) {
    return die.count() + "D" + die.sides();
  }

  /// What came.
  static Phrase phrase(Input input) {
    return switch (input) {
      case Input.Faces(List<Integer> faces) ->
          Phrase.of("app.input.faces", "faces", faces, "sum", sum(faces));
      case Input.Card(String card) -> Phrase.of("app.input.card", "card", card);
      case Input.Chosen(String option) -> Phrase.of("app.input.chosen", "option", option);
      case Input.Outcome(int value) -> Phrase.of("app.input.outcome", "value", value);
    };
  }

  /// An input that answers a request for dice or a card: the lowest faces, the first card.
  static Optional<Input> example(Request request) {
    return switch (request) {
      case Request.Roll roll -> Optional.of(new Input.Faces(Throws.faces(roll, sides -> 1)));
      case Request.Turn turn ->
          turn.among().stream().findFirst().map(copies -> new Input.Card(copies.card()));
      case Request.Ask _ -> Optional.empty();
    };
  }

  private static int sum(List<Integer> faces) {
    return faces.stream().mapToInt(Integer::intValue).sum();
  }
}
