package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Ruleset;
import baseplate.core.Ruling;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Fields;
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
import baseplate.core.words.CoreWords;
import baseplate.core.words.Texts;
import baseplate.data.Json;
import baseplate.data.Limits;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// A whole battle told entry by entry: who gave which command, the faces, what happened, and the
/// rulings in words.
final class Playthrough {
  private static final Ruleset RULESET = new MicroBrickBattle();
  private static final Texts TEXTS =
      new Texts(Locale.ROOT, CoreWords.english()).plus(RULESET.words(Locale.ROOT));

  private final Seed seed;
  private final Session session;
  private final StringBuilder told = new StringBuilder();

  Playthrough(String scenario, long seed) {
    this.seed = new Seed(seed);
    Agreements house = Agreements.of(RULESET.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario(scenario), List.of(), house, List.of());
    Terms terms =
        new Terms(
            "test",
            List.of("red", "blue"),
            new Header.Seeded(this.seed),
            house,
            Enforcement.ENFORCE);
    Setting setting = Setting.fresh(RULESET, RULESET.open(setUp), terms);
    session = new Session(new Journal(setting), Sink.NONE);
    told.append(scenario).append(", seed ").append(seed).append('\n');
  }

  /// The commands, one a line, that computer players give from here to the end.
  String fought(String first, String second) {
    Map<SideId, Player> players =
        Map.of(SideId.FIRST, player(first), SideId.SECOND, player(second));
    new Carry(session, players, seed).on(10_000);
    StringBuilder lines = new StringBuilder();
    for (Entry entry : session.journal().entries()) {
      lines.append(Canonical.text(setting().codec().write(entry.command()))).append('\n');
    }
    return lines.toString();
  }

  private Player player(String name) {
    return Players.named(setting().rules(), name).orElseThrow();
  }

  private Setting setting() {
    return session.journal().setting();
  }

  /// What the commands lead to.
  String told(String commands) {
    commands
        .lines()
        .map(line -> Json.read(line, "playthrough", Limits.COMMAND))
        .forEach(doc -> give(setting().codec().command(Fields.of(doc, ""))));
    return told.toString();
  }

  private void give(Command command) {
    int entries = session.journal().size();
    SideId side = session.battle().toAct();
    tell(
        "\n%d %s %s"
            .formatted(entries + 1, side, Canonical.text(setting().codec().write(command))));
    switch (session.submit(command)) {
      case Verdict.Accepted accepted ->
          tell(accepted.events(), accepted.inputs(), accepted.findings());
      case Verdict.Awaiting awaiting -> {
        tell(awaiting.events(), awaiting.inputs(), awaiting.findings());
        tell("  awaits %s".formatted(Canonical.text(CoreCodec.write(awaiting.request()))));
      }
      case Verdict.Refused refused -> {
        tell(
            "  refused %s %s"
                .formatted(refused.refusal().rules(), TEXTS.say(refused.refusal().reason())));
      }
    }
    if (session.journal().size() > entries) {
      session
          .journal()
          .entry(entries + 1)
          .stateDigest()
          .ifPresent(digest -> tell("  = %s".formatted(digest)));
    }
  }

  private void tell(List<Event> events, List<Input> inputs, Verdict.Findings findings) {
    for (Input input : inputs) {
      if (input instanceof Input.Faces(List<Integer> faces)) {
        tell("  rolls %s".formatted(faces));
      }
    }
    for (Event event : events) {
      tell("  %s".formatted(Canonical.text(setting().codec().write(event))));
    }
    for (Ruling ruling : findings.rulings()) {
      tell("  %s %s: %s".formatted(ruling.rule(), ruling.subject(), TEXTS.say(ruling.effect())));
    }
  }

  private void tell(String line) {
    told.append(line).append('\n');
  }
}
