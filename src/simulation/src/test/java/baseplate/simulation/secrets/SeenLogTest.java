package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.play.Drawn;
import baseplate.core.play.Happening;
import baseplate.core.play.View;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.Covers;
import baseplate.testkit.cards.CardCommand;
import baseplate.testkit.cards.CardRules;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/// Of two happenings before and after which a side sees the same, it reads the same in its log:
/// whatever else was drawn, laid or left in the deck.
@Covers("CRD-8")
class SeenLogTest {
  private static final int DUELS = Cases.count(20, 1_000);
  private static final int WORLDS = 3;

  private int compared;
  private int different;

  @Test
  void the_log_reads_the_same_whatever_the_other_drew_and_laid() {
    Cases.of(9, DUELS).each(this::compareLog);

    assertThat(compared).isGreaterThan(DUELS * 20);
    assertThat(different).isGreaterThan(DUELS);
  }

  private void compareLog(Case one) {
    Journal journal = Duels.played(new Seed(one.bits())).journal();
    for (Entry entry : journal.entries()) {
      for (SideId viewer : Duels.SIDES) {
        new Moment(journal, entry, viewer, one).compare();
      }
    }
  }

  /// An entry as one side saw it.
  private final class Moment {
    private final CardRules rules;
    private final Entry entry;
    private final SideId viewer;
    private final Case chance;
    private final Battle before;
    private final View after;
    private final Happening whole;
    private final Happening seen;
    private int used;

    Moment(Journal journal, Entry entry, SideId viewer, Case chance) {
      this.rules = (CardRules) journal.setting().rules();
      this.entry = entry;
      this.viewer = viewer;
      this.chance = chance;
      this.before = journal.battleAfter(entry.number() - 1);
      this.after = rules.seenBy(journal.battleAfter(entry.number()), viewer);
      this.whole = happening(entry.command(), entry.given(), entry.events());
      this.seen = Log.seen(rules, whole, before, journal.battleAfter(entry.number()), viewer);
    }

    private Happening happening(Command command, List<Given> given, List<Event> events) {
      return new Happening(entry.side(), command, given, events, Verdict.Findings.NONE);
    }

    void compare() {
      for (int world = 0; world < WORLDS; world++) {
        Battle other = Worlds.any(rules, rules.seenBy(before, viewer), chance);
        for (Command wish : alternatives()) {
          compare(other, wish);
        }
      }
    }

    /// Whatever else may have been laid in the same place, for who does not see what was.
    private List<Command> alternatives() {
      if (entry.side().equals(viewer) || !(entry.command() instanceof CardCommand.Lay lay)) {
        return List.of(entry.command());
      }
      return rules.deck().copies().stream()
          .<Command>map(copies -> new CardCommand.Lay(copies.card(), lay.slot()))
          .toList();
    }

    private void compare(Battle other, Command wish) {
      used = 0;
      List<Given> given = new ArrayList<>();
      Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
      switch (judge.judge(other, wish, request -> answer(given, request))) {
        case Verdict.Accepted accepted ->
            compare(other, accepted.after(), happening(wish, given, accepted.events()));
        case Verdict.Awaiting awaiting ->
            compare(other, awaiting.after(), happening(wish, given, awaiting.events()));
        case Verdict.Refused _ -> {}
      }
    }

    /// What the viewer sees comes as it came; what it does not see, as it may have come too.
    private Optional<Input> answer(List<Given> given, Request request) {
      boolean isHidden =
          !entry.side().equals(viewer) && entry.command() instanceof CardCommand.Draw;
      Inputs inputs = isHidden ? new Drawn(chance) : this::recorded;
      Optional<Input> input =
          request instanceof Request.Ask ? Optional.empty() : inputs.next(request);
      input.ifPresent(came -> given.add(new Given(request, came)));
      return input;
    }

    private Optional<Input> recorded(Request request) {
      int asked = used++;
      return asked < entry.given().size() && fits(request, entry.given().get(asked).input())
          ? Optional.of(entry.given().get(asked).input())
          : Optional.empty();
    }

    private static boolean fits(Request request, Input input) {
      return Outcomes.unfit(request, input).isEmpty();
    }

    private void compare(Battle other, Battle otherAfter, Happening otherWhole) {
      View alike = rules.seenBy(otherAfter, viewer);
      if (alike.world().equals(after.world())) {
        compared++;
        different += otherWhole.equals(whole) ? 0 : 1;
        assertThat(Log.seen(rules, otherWhole, other, otherAfter, viewer)).isEqualTo(seen);
      }
    }
  }
}
