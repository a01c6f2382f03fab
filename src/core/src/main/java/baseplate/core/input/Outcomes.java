package baseplate.core.input;

import baseplate.core.input.Input.Card;
import baseplate.core.input.Input.Chosen;
import baseplate.core.input.Input.Faces;
import baseplate.core.input.Input.Outcome;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// Reads the outcome of a request from an input.
public final class Outcomes {
  private Outcomes() {}

  /// The outcome; throws IllegalArgumentException when the input does not fit the request. An
  /// outcome given outright is taken as it is.
  public static int of(Request request, Input input) {
    if (input instanceof Outcome(int value)) {
      return value;
    }
    Optional<Phrase> unfit = unfit(request, input);
    if (unfit.isPresent()) {
      throw new IllegalArgumentException("does not fit: " + unfit.get());
    }
    return switch (input) {
      case Faces(List<Integer> faces) -> rolled((Request.Roll) request, faces);
      case Card(String card) -> position((Request.Turn) request, card);
      case Chosen(String option) -> position((Request.Ask) request, option);
      case Outcome(int value) -> value;
    };
  }

  /// Why the input does not fit the request, saying what would; empty where it does. An outcome
  /// given outright fits nothing that a player or a file may answer.
  public static Optional<Phrase> unfit(Request request, Input input) {
    return switch (request) {
      case Request.Roll roll ->
          input instanceof Faces(List<Integer> faces)
              ? Throws.unfit(roll, faces)
              : Optional.of(Phrase.of("core.unfit.roll"));
      case Request.Turn turn ->
          input instanceof Card(String card) && position(turn, card) >= 0
              ? Optional.empty()
              : Optional.of(Phrase.of("core.unfit.card", "stack", turn.stack()));
      case Request.Ask ask ->
          input instanceof Chosen(String option) && position(ask, option) >= 0
              ? Optional.empty()
              : Optional.of(Phrase.of("core.unfit.option", "options", options(ask)));
    };
  }

  private static int rolled(Request.Roll roll, List<Integer> faces) {
    return switch (roll) {
      case Request.Reach(Pool pool, int least) -> sum(pool, faces) >= least ? 1 : 0;
      case Request.Exceeds(Pool attack, Pool defence) -> lead(attack, defence, faces) > 0 ? 1 : 0;
      case Request.Difference(Pool attack, Pool defence) -> lead(attack, defence, faces);
      case Request.Sum(Pool pool) -> sum(pool, faces);
      case Request.Count(Pool _, int least) -> count(faces, least);
      case Request.Highest _ -> highest(faces);
      case Request.Chain(Pool pool, int cap) -> Math.min(cap, sum(pool, faces));
      case Request.Direction _ -> faces.getFirst() - 1;
    };
  }

  private static int sum(Pool pool, List<Integer> faces) {
    int sum = pool.plus();
    for (int face : faces) {
      sum = Math.addExact(sum, face);
    }
    return sum;
  }

  private static int lead(Pool attack, Pool defence, List<Integer> faces) {
    int size = attack.size();
    return sum(attack, faces.subList(0, size)) - sum(defence, faces.subList(size, faces.size()));
  }

  private static int count(List<Integer> faces, int least) {
    int count = 0;
    for (int face : faces) {
      count += face >= least ? 1 : 0;
    }
    return count;
  }

  private static int highest(List<Integer> faces) {
    int highest = 0;
    for (int face : faces) {
      highest = Math.max(highest, face);
    }
    return highest;
  }

  private static int position(Request.Turn turn, String card) {
    List<Request.Copies> among = turn.among();
    for (int i = 0; i < among.size(); i++) {
      if (among.get(i).card().equals(card)) {
        return i;
      }
    }
    return -1;
  }

  private static int position(Request.Ask ask, String option) {
    List<Request.Way> options = ask.options();
    for (int i = 0; i < options.size(); i++) {
      if (options.get(i).id().equals(option)) {
        return i;
      }
    }
    return -1;
  }

  private static List<String> options(Request.Ask ask) {
    return ask.options().stream().map(Request.Way::id).toList();
  }
}
