package baseplate.benchmarks;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.input.Input;
import baseplate.core.journal.CoreCodec;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Player;
import baseplate.microbrickbattle.MicroBrickBattle;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import java.util.List;
import java.util.Map;

/// A long record of Micro Brick Battle: battles by computer players, each taken back to its
/// beginning when it ends and fought anew.
final class Record {
  private static final Seed SEED = new Seed(7);
  private static final List<String> SIDES = List.of("Blue", "Red");

  private Record() {}

  /// The ruleset.
  static Ruleset ruleset() {
    return new MicroBrickBattle();
  }

  /// A fresh battle of six on each side.
  static Setting setting() {
    Ruleset ruleset = ruleset();
    Agreements house = Agreements.of(ruleset.options(), Map.of());
    SetUp.Scenario scenario = new SetUp.Scenario(ruleset.scenarios().getFirst().id());
    Terms terms = new Terms("0", SIDES, new Header.Seeded(SEED), house, Enforcement.ENFORCE);
    return Setting.fresh(
        ruleset, ruleset.open(new SetUp(scenario, SIDES, house, List.of())), terms);
  }

  /// A record of just that many entries.
  static Journal of(int entries) {
    Session session = new Session(new Journal(setting()), Sink.NONE);
    Player player = Players.of(session.journal().setting().rules()).getFirst();
    Carry carry = new Carry(session, Map.of(SideId.FIRST, player, SideId.SECOND, player), SEED);
    while (session.journal().size() < entries) {
      if (carry.on(1) == Carry.Stopped.ENDED) {
        takeBack(session);
      }
    }
    return session.journal();
  }

  private static void takeBack(Session session) {
    session.submit(new Command.TakeBack(0));
    session.submit(new Command.Answer(new Input.Chosen("agree")));
  }

  /// Enters the commands of a record up to its first move, and gives that move.
  static Command upToMove(Journal record, Session session) {
    CoreCodec codec = record.setting().codec();
    for (Entry entry : record.entries()) {
      if (codec.write(entry.command()).fields().containsValue(Doc.of("move"))) {
        return entry.command();
      }
      session.submit(entry.command());
    }
    throw new IllegalStateException("a battle without a move");
  }
}
