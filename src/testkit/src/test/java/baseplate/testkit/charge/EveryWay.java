package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.Verdict;
import baseplate.core.input.Die;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/// Plays a command out once for each way in which every single die can fall: it answers what waits
/// with faces, as players type them, and goes on from there. Choices follow a plan.
///
/// A chain is thrown die by die until its cap is reached; the dice still to be thrown then show
/// ones, for they no longer matter.
final class EveryWay {
  private final Judge judge;
  private final Plan plan;
  private final Map<Battle, Fraction> ends = new LinkedHashMap<>();

  /// Which option is taken where somebody is asked.
  interface Plan {
    int option(Battle asking, Request.Ask ask);
  }

  private EveryWay(Judge judge, Plan plan) {
    this.judge = judge;
    this.plan = plan;
  }

  /// The battles that it comes to, with their chances.
  static Map<Battle, Fraction> ends(Judge judge, Battle battle, Command command, Plan plan) {
    EveryWay every = new EveryWay(judge, plan);
    every.follow(judge.judge(battle, command, Inputs.NONE), Fraction.ONE);
    Map<Battle, Fraction> reduced = new HashMap<>();
    every.ends.forEach((end, chance) -> reduced.put(end, chance.reduced()));
    return reduced;
  }

  private void follow(Verdict verdict, Fraction chance) {
    switch (verdict) {
      case Verdict.Accepted accepted -> ends.merge(accepted.after(), chance, Fraction::plus);
      case Verdict.Awaiting awaiting -> fork(awaiting.after(), awaiting.request(), chance);
      case Verdict.Refused refused -> throw new AssertionError(refused.refusal());
    }
  }

  private void fork(Battle waiting, Request request, Fraction chance) {
    switch (request) {
      case Request.Ask ask -> {
        String way = ask.options().get(plan.option(waiting, ask)).id();
        answer(waiting, new Input.Chosen(way), chance);
      }
      case Request.Chain chain -> {
        List<Integer> open = sides(chain);
        chain(waiting, chain, new ArrayList<>(), open, chance);
      }
      case Request.Roll roll -> roll(waiting, sides(roll), new ArrayList<>(), chance);
      case Request.Turn _ -> throw new AssertionError("there are no cards here");
    }
  }

  private static List<Integer> sides(Request.Roll roll) {
    List<Integer> sides = new ArrayList<>();
    for (Die die : roll.dice()) {
      for (int i = 0; i < die.count(); i++) {
        sides.add(die.sides());
      }
    }
    return sides;
  }

  private void answer(Battle waiting, Input input, Fraction chance) {
    follow(judge.judge(waiting, new Command.Answer(input), Inputs.NONE), chance);
  }

  private void roll(Battle waiting, List<Integer> sides, List<Integer> faces, Fraction chance) {
    if (faces.size() == sides.size()) {
      answer(waiting, new Input.Faces(faces), chance);
      return;
    }
    int die = sides.get(faces.size());
    for (int face = 1; face <= die; face++) {
      roll(waiting, sides, with(faces, face), chance.times(Fraction.of(1, die)));
    }
  }

  private void chain(
      Battle waiting,
      Request.Chain chain,
      List<Integer> faces,
      List<Integer> open,
      Fraction chance) {
    int sum = faces.stream().mapToInt(Integer::intValue).sum() + chain.pool().plus();
    if (open.size() == faces.size() || sum >= chain.cap()) {
      List<Integer> whole = new ArrayList<>(faces);
      open.subList(faces.size(), open.size()).forEach(_ -> whole.add(1));
      answer(waiting, new Input.Faces(whole), chance);
      return;
    }
    int die = open.get(faces.size());
    for (int face = 1; face <= die; face++) {
      List<Integer> more = face == die ? with(open, die) : open;
      chain(waiting, chain, with(faces, face), more, chance.times(Fraction.of(1, die)));
    }
  }

  private static List<Integer> with(List<Integer> some, int one) {
    List<Integer> more = new ArrayList<>(some);
    more.add(one);
    return more;
  }

  /// Everywhere that somebody may be asked, whatever anybody answers.
  static List<Battle> questions(Judge judge, Battle battle, Command command) {
    Set<Battle> found = new LinkedHashSet<>();
    int before = -1;
    while (found.size() > before) {
      before = found.size();
      for (Map<Battle, Integer> plan : plans(List.copyOf(found))) {
        IntStream.of(0, 1).forEach(rest -> look(judge, battle, command, found, plan, rest));
      }
    }
    return List.copyOf(found);
  }

  /// Follows a plan, and the same answer wherever it has none, and notes who is asked.
  private static void look(
      Judge judge,
      Battle battle,
      Command command,
      Set<Battle> found,
      Map<Battle, Integer> plan,
      int rest) {
    Plan noting =
        (asking, ask) -> {
          found.add(asking);
          return plan.getOrDefault(asking, rest);
        };
    ends(judge, battle, command, noting);
  }

  /// Every way to answer yes or no at each of them.
  static List<Map<Battle, Integer>> plans(List<Battle> questions) {
    List<Map<Battle, Integer>> plans = new ArrayList<>();
    for (int bits = 0; bits < 1 << questions.size(); bits++) {
      Map<Battle, Integer> plan = new HashMap<>();
      for (int i = 0; i < questions.size(); i++) {
        plan.put(questions.get(i), bits >> i & 1);
      }
      plans.add(plan);
    }
    return plans;
  }

  /// Who is asked there.
  static Request.Ask asked(Battle asking) {
    return (Request.Ask) asking.pending().map(Pending::awaited).orElseThrow();
  }
}
