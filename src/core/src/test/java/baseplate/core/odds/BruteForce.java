package baseplate.core.odds;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.input.Throws;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Judges a command once for each way in which all dice and cards can fall, each by itself, as a
/// counter goes on whose wheels are the dice.
final class BruteForce implements Inputs {
  private final List<Integer> digits = new ArrayList<>();
  private final List<Integer> sides = new ArrayList<>();
  private int at;

  private BruteForce() {}

  static Map<Phrase, Fraction> odds(Judge judge, Battle battle, Command command) {
    BruteForce counter = new BruteForce();
    Map<Phrase, Fraction> odds = new HashMap<>();
    do {
      counter.at = 0;
      Verdict.Accepted done = (Verdict.Accepted) judge.judge(battle, command, counter);
      odds.merge(judge.rules().outcome(battle, done.after()), counter.share(), Fraction::plus);
    } while (counter.goesOn());
    return odds;
  }

  @Override
  public Optional<Input> next(Request request) {
    return Optional.of(
        switch (request) {
          case Request.Roll roll -> new Input.Faces(Throws.faces(roll, each -> digit(each) + 1));
          case Request.Turn turn -> new Input.Card(card(turn));
          case Request.Ask ask -> new Input.Chosen(ask.options().getFirst().id());
        });
  }

  private String card(Request.Turn turn) {
    List<String> cards = new ArrayList<>();
    for (Request.Copies copies : turn.among()) {
      for (int i = 0; i < copies.count(); i++) {
        cards.add(copies.card());
      }
    }
    return cards.get(digit(cards.size()));
  }

  private int digit(int of) {
    if (at == digits.size()) {
      digits.add(0);
      sides.add(of);
    }
    return digits.get(at++);
  }

  private Fraction share() {
    Fraction share = Fraction.ONE;
    for (int of : sides) {
      share = share.times(Fraction.of(1, of));
    }
    return share;
  }

  private boolean goesOn() {
    while (!digits.isEmpty() && digits.getLast() + 1 == sides.getLast()) {
      digits.removeLast();
      sides.removeLast();
    }
    if (digits.isEmpty()) {
      return false;
    }
    digits.set(digits.size() - 1, digits.getLast() + 1);
    return true;
  }
}
