package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.words.Phrase;
import baseplate.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers("MBB-22")
class OutcomeTest {
  private static final Battle BEFORE =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.sherman("b"), 10_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("a"), 20_000, 5_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 20_000, 180)
          .wreck(Skirmish.BLUE, Kinds.panzer3("old"), 20_000, 20_000, 180)
          .declaring();

  private static Event become(String unit, Status status) {
    return new Event.PieceChanged(new PieceId(unit), UnitState.FRESH.become(status));
  }

  private static final Phrase DESTROYED =
      Phrase.of("mbb.outcome.destroyed", "units", List.of("a", "b"));

  @Test
  void who_was_destroyed_is_told_in_the_order_of_ids_and_old_wrecks_are_not() {
    Battle after = BEFORE.after(List.of(become("b", Status.WRECK), become("a", Status.SHOT_DOWN)));
    assertThat(Outcome.of(BEFORE, after)).isEqualTo(DESTROYED);
  }

  @Test
  void nothing_is_an_outcome_too() {
    assertThat(Outcome.of(BEFORE, BEFORE)).isEqualTo(Phrase.of("mbb.outcome.nothing"));
  }

  @Test
  @Covers("MBB-39")
  void exits_and_the_end_are_told_beside_losses() {
    Phrase won = Phrase.of("mbb.end.annihilation");
    Battle after =
        BEFORE.after(
            List.of(
                become("b", Status.WRECK),
                become("a", Status.WRECK),
                become("x", Status.EXITED),
                new Event.BattleEnded(new Ending(Skirmish.BLUE, Rule.MBB_26, won))));
    Phrase exited = Phrase.of("mbb.outcome.exited", "units", List.of("x"));
    assertThat(Outcome.of(BEFORE, after))
        .isEqualTo(Phrase.of("mbb.outcome.several", "parts", List.of(DESTROYED, exited, won)));
  }
}
