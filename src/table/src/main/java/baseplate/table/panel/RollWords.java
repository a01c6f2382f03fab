package baseplate.table.panel;

import baseplate.core.input.Given;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.table.paint.DieFace;
import java.util.Collections;
import java.util.List;

/// What a roll meant.
public final class RollWords {
  private RollWords() {}

  /// In a few words.
  public static String of(Seat seat, Given roll) {
    int outcome = Outcomes.of(roll.asked(), roll.input());
    return switch (roll.asked()) {
      case Request.Reach(var _, int least) -> reached(seat, outcome == 1, least);
      case Request.Exceeds _ ->
          seat.say(outcome == 1 ? "table.dice.exceeds" : "table.dice.exceeds-not");
      case Request.Roll one when DieFace.isLot(one.dice().getFirst().sides()) ->
          seat.say(Phrase.of("table.dice.lot", "sides", one.dice().getFirst().sides()));
      default -> seat.say(Phrase.of("table.dice.outcome", "outcome", outcome));
    };
  }

  private static String reached(Seat seat, boolean isReached, int least) {
    String key = isReached ? "table.dice.reached" : "table.dice.missed";
    return seat.say(Phrase.of(key, "least", least));
  }

  /// How many sides each die of a roll has, in the order of the faces.
  static List<Integer> sides(Request.Roll roll) {
    return roll.dice().stream()
        .flatMap(die -> Collections.nCopies(die.count(), die.sides()).stream())
        .toList();
  }
}
