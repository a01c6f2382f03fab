package baseplate.core.odds;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.RulesCommand;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Step;
import baseplate.core.Verdict;
import baseplate.core.input.Request;
import baseplate.core.play.HandOver;
import baseplate.core.play.Happening;
import baseplate.core.play.Unknown;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import java.util.List;
import org.junit.jupiter.api.Test;

/// A ruleset that says nothing of what a side reads hides all of it as soon as it hides anything.
class SeenByDefaultTest {
  private record Quiet() implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return this;
    }
  }

  private static class Plain extends PlainRules {
    @Override
    public Resolution carryOut(Battle battle, SideId by, RulesCommand command, Hearing hearing) {
      return Resolution.done(List.of());
    }

    @Override
    public Resolution proceed(Battle battle, Step step, Hearing hearing) {
      return Resolution.done(List.of());
    }

    @Override
    public Phrase outcome(Battle before, Battle after) {
      return Phrase.of("test");
    }
  }

  private static final class Hiding extends Plain {
    @Override
    public View seenBy(Battle battle, SideId viewer) {
      List<Request.Copies> among = List.of(new Request.Copies("axe", 1));
      return View.veiled(battle, viewer, List.of(new Unknown(new SlotId("hand"), 1, among)));
    }
  }

  private static final Battle BATTLE = PlainRules.battle(new Quiet());
  private static final Happening WHOLE =
      new Happening(
          SideId.FIRST,
          new Command.Surrender(null),
          List.of(),
          List.of(new Event.ClockMoved(BATTLE.clock())),
          Verdict.Findings.NONE);

  @Test
  void where_nothing_is_hidden_all_is_read() {
    assertThat(new Plain().seenBy(WHOLE, BATTLE, BATTLE, SideId.SECOND)).isEqualTo(WHOLE);
  }

  @Test
  void where_anything_is_hidden_nothing_is_read_but_that_something_happened() {
    assertThat(new Hiding().seenBy(WHOLE, BATTLE, BATTLE, SideId.SECOND))
        .isEqualTo(Happening.unseen(SideId.FIRST));
    assertThat(new Hiding().seenBy(WHOLE, BATTLE, BATTLE, SideId.FIRST))
        .isEqualTo(Happening.unseen(SideId.FIRST));
  }

  @Test
  void a_shared_table_goes_over_only_where_something_is_hidden() {
    assertThat(HandOver.due(new Plain(), BATTLE, SideId.SECOND)).isEmpty();
    assertThat(HandOver.due(new Hiding(), BATTLE, SideId.SECOND))
        .contains(new HandOver(SideId.SECOND, SideId.FIRST));
    assertThat(HandOver.due(new Hiding(), BATTLE, SideId.FIRST)).isEmpty();
  }
}
