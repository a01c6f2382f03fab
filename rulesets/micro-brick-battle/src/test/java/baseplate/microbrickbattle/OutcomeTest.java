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

  @Test
  @Covers("MBB-27")
  void of_the_roll_for_the_edge_it_is_told_who_chooses() {
    Battle rolling =
        BEFORE.after(new UnitEvent.PreparationReached(Preparation.at(Preparation.Stage.ROLL_OFF)));
    Battle after =
        rolling.after(new UnitEvent.PreparationReached(Preparation.at(Preparation.Stage.EDGE)));
    assertThat(Outcome.of(rolling, after))
        .isEqualTo(Phrase.of("mbb.outcome.chooses", "side", Skirmish.RED));
  }

  @Test
  @Covers("MBB-36")
  void a_battle_is_worth_to_a_side_what_its_live_units_cost_more_than_the_others() {
    BrickRules rules = Firing.pair(5, 5, 180).rig().rules();
    Battle even = Firing.pair(5, 5, 180).declaring();
    assertThat(rules.worth(even, Skirmish.RED)).isZero();
    Battle ahead =
        even.after(new Event.PieceChanged(new PieceId("t"), UnitState.FRESH.become(Status.WRECK)));
    assertThat(rules.worth(ahead, Skirmish.RED)).isEqualTo(180);
    assertThat(rules.worth(ahead, Skirmish.BLUE)).isEqualTo(-180);
    Battle lost =
        ahead.after(
            new Event.BattleEnded(
                new Ending(Skirmish.BLUE, Rule.MBB_29, Phrase.of("mbb.end.dearer"))));
    assertThat(rules.worth(lost, Skirmish.RED)).isLessThan(-1_000_000);
  }
}
