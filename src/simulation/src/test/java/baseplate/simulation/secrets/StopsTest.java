package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Verification;
import baseplate.core.journal.Verifier;
import baseplate.core.play.Advisor;
import baseplate.core.play.HandOver;
import baseplate.core.play.Stop;
import baseplate.data.BattleFiles;
import baseplate.testkit.cards.CardCommand;
import baseplate.testkit.cards.CardRules;
import baseplate.testkit.cards.Cards;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A side that has set its answer is not asked, and the record says so.
class StopsTest {
  private static final SideId ONE = SideId.FIRST;
  private static final SideId TWO = SideId.SECOND;
  private static final String INSTANT = "instant";
  private static final CardCommand ATTACK = new CardCommand.Attack(new SlotId("first-left"));

  private static Command stop(SideId side, Stop.Answering by) {
    return new Command.SetStop(side, INSTANT, by);
  }

  private static Session advisedBy(@Nullable Advisor advisor) {
    Journal journal = new Journal(Duels.setting(new Header.Seeded(new Seed(5))));
    return new Session(journal, Sink.NONE, advisor);
  }

  private static Session unadvised() {
    return advisedBy(null);
  }

  /// The first side has laid a card and may attack with it.
  private static Session ready(Session session) {
    session.submit(new CardCommand.Draw());
    String card = session.battle().pieces().at(0).id().text().split("-", -1)[1];
    assertThat(session.submit(new CardCommand.Lay(card, new SlotId("first-left"))))
        .isInstanceOf(Verdict.Accepted.class);
    return session;
  }

  private static List<Command> last(Session session, int count) {
    List<Entry> entries = session.journal().entries();
    return entries.subList(entries.size() - count, entries.size()).stream()
        .map(Entry::command)
        .toList();
  }

  private static Command byStop(String way, Stop.Answering by) {
    return new Command.ByStop(new Input.Chosen(way), by);
  }

  private static Request asked(Session session) {
    return session.battle().pending().map(Pending::awaited).orElseThrow();
  }

  @Test
  void without_a_stop_the_attacked_side_is_asked() {
    Session session = ready(unadvised());
    session.submit(ATTACK);

    assertThat(asked(session).asked()).contains(TWO);
  }

  @Test
  void a_side_that_declines_is_not_asked_and_the_next_is() {
    Session session = ready(unadvised());
    session.submit(stop(TWO, Stop.Answering.DECLINE));
    session.submit(ATTACK);

    assertThat(last(session, 1)).containsExactly(byStop("decline", Stop.Answering.DECLINE));
    assertThat(session.journal().entries().getLast().side()).isEqualTo(TWO);
    assertThat(asked(session).asked()).contains(ONE);
  }

  @Test
  void where_both_decline_the_attack_goes_through_at_once() {
    Session session = ready(unadvised());
    session.submit(stop(ONE, Stop.Answering.DECLINE));
    session.submit(stop(TWO, Stop.Answering.DECLINE));
    session.submit(ATTACK);

    assertThat(session.battle().pending()).isEmpty();
    assertThat(last(session, 3)).hasSize(3).startsWith(ATTACK);
  }

  @Test
  void an_advisor_answers_from_what_its_side_sees() {
    Session session =
        ready(
            advisedBy(
                (view, ask) -> {
                  assertThat(view.viewer()).isEqualTo(ask.side());
                  return ask.options().size() - 1;
                }));
    session.submit(stop(TWO, Stop.Answering.ADVISOR));
    session.submit(ATTACK);

    assertThat(last(session, 1).getFirst())
        .isInstanceOfSatisfying(
            Command.ByStop.class,
            given -> assertThat(given.by()).isEqualTo(Stop.Answering.ADVISOR));
  }

  @Test
  void a_side_is_asked_where_there_is_no_advisor_and_where_it_asks_again() {
    Session session = ready(unadvised());
    session.submit(stop(TWO, Stop.Answering.ADVISOR));
    session.submit(ATTACK);
    assertThat(asked(session).asked()).contains(TWO);

    session.submit(stop(TWO, Stop.Answering.DECLINE));
    assertThat(asked(session).asked()).contains(ONE);
    session.submit(stop(TWO, Stop.Answering.ASK));
    assertThat(session.journal().stopOf(TWO).of(INSTANT)).isEqualTo(Stop.Answering.ASK);
  }

  @Test
  void setting_a_stop_is_in_nobodys_way_of_undoing() {
    Session session = ready(unadvised());
    session.submit(stop(TWO, Stop.Answering.DECLINE));

    assertThat(session.submit(ONE, new Command.Undo())).isInstanceOf(Verdict.Accepted.class);
    assertThat(session.journal().stopOf(TWO).of(INSTANT)).isEqualTo(Stop.Answering.DECLINE);
    assertThat(session.submit(ONE, new Command.Redo())).isInstanceOf(Verdict.Accepted.class);
  }

  @Test
  void nobody_passes_an_answer_off_as_set_beforehand() {
    Session session = ready(unadvised());
    session.submit(ATTACK);
    Command forged = byStop("decline", Stop.Answering.DECLINE);

    assertThat(session.submit(forged))
        .isInstanceOfSatisfying(
            Verdict.Refused.class,
            no -> assertThat(no.refusal().reason().key()).isEqualTo("core.refusal.stop"));
  }

  @Test
  void the_other_side_reads_the_answer_but_not_that_it_was_set() {
    Session session = ready(unadvised());
    session.submit(stop(TWO, Stop.Answering.DECLINE));
    session.submit(ATTACK);
    int entries = session.journal().size();

    assertThat(wishes(session, ONE, entries))
        .contains(new Command.Answer(new Input.Chosen("decline")))
        .doesNotHaveAnyElementsOfTypes(Command.SetStop.class, Command.ByStop.class);
    assertThat(wishes(session, TWO, entries))
        .contains(stop(TWO, Stop.Answering.DECLINE))
        .contains(byStop("decline", Stop.Answering.DECLINE));
  }

  private static List<Command> wishes(Session session, SideId viewer, int last) {
    return new Log(session.journal(), viewer)
        .upTo(last).stream().flatMap(seen -> seen.happening().command().stream()).toList();
  }

  @Test
  void stops_and_their_answers_outlive_the_program(@TempDir Path folder) {
    BattleFiles files = new BattleFiles(List.of(new Cards()));
    Path path = folder.resolve("cards.battle.jsonl");
    try (var file = files.create(path, Duels.setting(new Header.Seeded(new Seed(5)))).file()) {
      Session session = new Session(files.read(path), file);
      session.submit(stop(TWO, Stop.Answering.DECLINE));
      ready(session);
    }
    goOn(files, path);

    Verification verification = files.verify(path);
    assertThat(verification.firstBad()).isEmpty();
    assertThat(verification.entries()).isEqualTo(5);
  }

  private static void goOn(BattleFiles files, Path path) {
    BattleFiles.Opened opened = files.open(path);
    try (var file = opened.file()) {
      Session session = new Session(opened.journal(), file);
      session.submit(ATTACK);
      assertThat(last(session, 1)).containsExactly(byStop("decline", Stop.Answering.DECLINE));
    }
  }

  @Test
  void an_answer_by_a_stop_that_nobody_set_is_found_out() {
    Session session = ready(unadvised());
    session.submit(stop(TWO, Stop.Answering.DECLINE));
    session.submit(ATTACK);
    Journal without = new Journal(session.journal().setting());
    for (Entry entry : session.journal().entries()) {
      without.append(entry.command() instanceof Command.SetStop ? asking(entry) : entry);
    }

    assertThat(Verifier.verify(session.journal()).valid()).isTrue();
    assertThat(Verifier.verify(without.linkedAnew()).sameToday()).isFalse();
  }

  private static Entry asking(Entry entry) {
    return new Entry(
        entry.number(),
        entry.side(),
        stop(TWO, Stop.Answering.ASK),
        entry.given(),
        entry.events(),
        entry.waived(),
        entry.outcome(),
        entry.back(),
        null,
        entry.chain());
  }

  @Test
  void the_table_goes_over_where_the_other_side_is_to_look() {
    Session session = ready(unadvised());
    CardRules rules = Duels.rules(session);
    assertThat(HandOver.due(rules, session.battle(), ONE)).isEmpty();
    session.submit(new CardCommand.HandOver());

    assertThat(HandOver.due(rules, session.battle(), ONE)).contains(new HandOver(ONE, TWO));
    assertThat(HandOver.due(rules, session.battle(), TWO)).isEmpty();
    assertThat(session.submit(TWO, new Command.Undo())).isInstanceOf(Verdict.Refused.class);
  }
}
