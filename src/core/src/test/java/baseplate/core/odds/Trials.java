package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// A rulebook of single trials that leave a number.
final class Trials extends PlainRules {
  /// Leaves the outcomes of the requests, read as digits of a number to the base of 100.
  record All(List<Request> requests) implements RulesCommand {}

  /// Strikes some blows, each of which the other side may parry.
  record Strike(int blows) implements RulesCommand {}

  /// Draws cards and leaves the sum of their values.
  record Draw(int cards) implements RulesCommand {}

  /// Rolls dice against each other until one is higher, all in one step.
  record Tie() implements RulesCommand {}

  /// Rolls dice against each other until one is higher, a step each.
  record TieBySteps() implements RulesCommand {}

  /// Never ends.
  record Forever() implements RulesCommand {}

  record Blow(int left) implements Step {}

  record Card(int left) implements Step {}

  record Again() implements Step {}

  record Round() implements Step {}

  record Left(int value) implements RulesEvent {}

  record Drawn(String card) implements RulesEvent {}

  record Number(int value, List<String> stack) implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return switch (event) {
        case Left(int more) -> new Number(value + more, stack);
        case Drawn(String card) -> {
          List<String> rest = new ArrayList<>(stack);
          rest.remove(card);
          yield new Number(value + Integer.parseInt(card), List.copyOf(rest));
        }
        default -> throw new IllegalArgumentException();
      };
    }
  }

  static Battle battle() {
    return battle(new Number(0, List.of("1", "1", "1", "5", "5", "9")));
  }

  static int value(Battle battle) {
    return ((Number) battle.rules()).value();
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
    return switch (command) {
      case All(List<Request> requests) -> all(requests, hearing);
      case Strike(int blows) -> Resolution.then(List.of(), new Blow(blows));
      case Draw(int cards) -> Resolution.then(List.of(), new Card(cards));
      case Tie _ -> tie(hearing);
      case TieBySteps _ -> Resolution.then(List.of(), new Round());
      case Forever _ -> Resolution.then(List.of(), new Again());
      default -> throw new IllegalArgumentException();
    };
  }

  private static Resolution all(List<Request> requests, Hearing hearing) {
    int value = 0;
    for (Request request : requests) {
      value = value * 100 + hearing.outcome(request);
    }
    return Resolution.done(List.of(new Left(value)));
  }

  private static Resolution tie(Hearing hearing) {
    int lead = 0;
    while (lead == 0) {
      lead = hearing.outcome(new Request.Difference(Pool.of(1, 6), Pool.of(1, 6)));
    }
    return Resolution.done(List.of(new Left(lead > 0 ? 1 : -1)));
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    return switch (step) {
      case Blow(int left) -> blow(battle, left, hearing);
      case Card(int left) -> card(battle, left, hearing);
      case Again again -> Resolution.then(List.of(), again);
      case Round round -> round(round, hearing);
      default -> throw new IllegalArgumentException();
    };
  }

  private static Resolution round(Round round, Hearing hearing) {
    int lead = hearing.outcome(new Request.Difference(Pool.of(1, 6), Pool.of(1, 6)));
    return lead == 0
        ? Resolution.then(List.of(), round)
        : Resolution.done(List.of(new Left(lead > 0 ? 1 : -1)));
  }

  /// A hit leaves 1; a parry that succeeds leaves nothing, one that fails leaves 3.
  private static Resolution blow(Battle battle, int left, Hearing hearing) {
    int wounds = 0;
    if (hearing.reach(Pool.TWO_D6, 7)) {
      boolean parries = hearing.choose(parry(battle)).equals("parry");
      wounds = !parries ? 1 : hearing.reach(Pool.of(1, 6), 3) ? 0 : 3;
    }
    List<Event> events = List.of(new Left(wounds));
    return left == 1 ? Resolution.done(events) : Resolution.then(events, new Blow(left - 1));
  }

  static Request.Ask parry(Battle battle) {
    return new Request.Ask(
        battle.clock().active().other(),
        "parry",
        Phrase.of("parry?"),
        List.of(
            new Request.Way("take", Phrase.of("take")),
            new Request.Way("parry", Phrase.of("parry"))));
  }

  private static Resolution card(Battle battle, int left, Hearing hearing) {
    Request.Turn turn = stack(((Number) battle.rules()).stack());
    String card = turn.among().get(hearing.outcome(turn)).card();
    List<Event> events = List.of(new Drawn(card));
    return left == 1 ? Resolution.done(events) : Resolution.then(events, new Card(left - 1));
  }

  private static Request.Turn stack(List<String> cards) {
    return new Request.Turn(
        "draw",
        cards.stream()
            .distinct()
            .map(card -> new Request.Copies(card, java.util.Collections.frequency(cards, card)))
            .toList());
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return Phrase.of("value", "n", value(after));
  }
}
