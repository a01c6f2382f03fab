package baseplate.table.play;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.testkit.duel.Duel;
import baseplate.testkit.duel.DuelCommand;
import java.util.List;
import java.util.Map;

/// Duels to look at again.
final class DuelTable {
  private DuelTable() {}

  static Setting setting(Header.Origin dice) {
    Duel duel = new Duel();
    Agreements agreements = Agreements.of(duel.options(), Map.of());
    List<String> sides = List.of("Red", "Blue");
    SetUp setUp = new SetUp(new SetUp.Scenario("dawn"), sides, agreements, List.of());
    Terms terms = new Terms("1", sides, dice, agreements, Enforcement.ENFORCE);
    return Setting.fresh(duel, duel.open(setUp), terms);
  }

  static Session fresh(long seed) {
    return new Session(new Journal(setting(new Header.Seeded(new Seed(seed)))), Sink.NONE);
  }

  static Session typed() {
    return new Session(new Journal(setting(new Header.Typed())), Sink.NONE);
  }

  /// A whole duel in which each blow is taken and none parried.
  static Session fought(long seed) {
    Session session = fresh(seed);
    while (session.battle().ending().isEmpty()) {
      if (session.battle().pending().isPresent()) {
        answer(session);
      } else {
        give(session, new DuelCommand.Strike(2));
      }
    }
    return session;
  }

  private static void answer(Session session) {
    Request.Ask ask = (Request.Ask) session.battle().pending().orElseThrow().awaited();
    choose(session, ask.options().getFirst().id());
  }

  static void choose(Session session, String option) {
    give(session, new Command.Answer(new Input.Chosen(option)));
  }

  static void type(Session session, Integer... faces) {
    give(session, new Command.Answer(new Input.Faces(List.of(faces))));
  }

  static void give(Session session, Command command) {
    if (session.submit(command) instanceof Verdict.Refused refused) {
      throw new AssertionError(refused.refusal().reason());
    }
  }
}
