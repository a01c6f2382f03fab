package baseplate.benchmarks;

import baseplate.core.Battle;
import baseplate.core.Verdict;
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

/// The plain way to odds, for comparison: judges the phase once for each way in which all dice can
/// fall.
final class EveryFace implements Inputs {
  private final List<Integer> faces = new ArrayList<>();
  private final List<Integer> sides = new ArrayList<>();
  private int at;

  /// The share of each outcome.
  static Map<Phrase, Double> odds(Salvo salvo) {
    EveryFace counter = new EveryFace();
    Map<Phrase, Double> odds = new HashMap<>();
    do {
      counter.at = 0;
      odds.merge(outcome(salvo, counter), counter.share(), Double::sum);
    } while (counter.goesOn());
    return odds;
  }

  private static Phrase outcome(Salvo salvo, Inputs faces) {
    Verdict verdict = salvo.judge().judge(salvo.battle(), salvo.command(), faces);
    Battle after = ((Verdict.Accepted) verdict).after();
    return salvo.judge().rules().outcome(salvo.battle(), after);
  }

  @Override
  public Optional<Input> next(Request request) {
    return request instanceof Request.Roll roll
        ? Optional.of(new Input.Faces(Throws.faces(roll, this::face)))
        : Optional.empty();
  }

  private int face(int of) {
    if (at == faces.size()) {
      faces.add(1);
      sides.add(of);
    }
    return faces.get(at++);
  }

  private double share() {
    double share = 1;
    for (int of : sides) {
      share /= of;
    }
    return share;
  }

  private boolean goesOn() {
    while (!faces.isEmpty() && faces.getLast().equals(sides.getLast())) {
      faces.removeLast();
      sides.removeLast();
    }
    if (faces.isEmpty()) {
      return false;
    }
    faces.set(faces.size() - 1, faces.getLast() + 1);
    return true;
  }
}
