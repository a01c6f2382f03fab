package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.microbrickbattle.Skirmish.shootAll;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.PieceId;
import baseplate.core.dice.Seed;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.odds.Budget;
import baseplate.core.odds.Enumerator;
import baseplate.core.odds.Intention;
import baseplate.core.odds.Odds;
import baseplate.core.odds.Reply;
import baseplate.core.words.Phrase;
import baseplate.testkit.Covers;
import java.util.List;
import org.junit.jupiter.api.Test;

@Covers({"MBB-12", "MBB-33"})
class PhaseOddsTest {
  private static Odds odds(Skirmish skirmish, UnitCommand command, UnitCommand... declarations) {
    Skirmish.Rig rig = skirmish.rig();
    Battle ready = rig.after(rig.after(skirmish.declaring(), declarations), endPhase());
    Judge judge = new Judge(rig.rules(), Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
    Reply reply =
        new Enumerator(judge, new Distributions(), Budget.untimed(), new Seed(1))
            .odds(ready, command, Intention.DECLINE);
    return ((Reply.Told) reply).odds();
  }

  private static Fraction chance(Odds odds, Phrase told) {
    return odds.outcomes().stream()
        .filter(outcome -> outcome.told().equals(told))
        .map(Odds.Outcome::chance)
        .findFirst()
        .orElse(Fraction.ZERO);
  }

  private static Phrase destroyed(String... units) {
    return Phrase.of("mbb.outcome.destroyed", "units", List.of(units));
  }

  private static boolean isWreck(Battle battle, String unit) {
    return UnitState.of(battle.pieces().get(new PieceId(unit))).status() == Status.WRECK;
  }

  private static Skirmish onTwo(UnitKind left, UnitKind right) {
    return new Skirmish()
        .unit(Skirmish.RED, left, 3_000, 5_000, 0)
        .unit(Skirmish.RED, right, 10_000, 5_000, 0)
        .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_600, 12_600, 180)
        .unit(Skirmish.BLUE, Kinds.panzer3("y"), 10_000, 20_000, 180)
        .unit(Skirmish.BLUE, Kinds.panzer3("z"), 40_000, 30_000, 180);
  }

  @Test
  void two_shots_at_one_target_merge_and_the_second_is_void_where_the_first_destroys() {
    Skirmish skirmish = onTwo(Kinds.sherman("sherman"), Kinds.tank("m10", 6, 4, 8));
    UnitCommand[] both = {declare("sherman", "x"), declare("m10", "x")};
    Odds odds = odds(skirmish, shootAll(), both);
    assertThat(chance(odds, destroyed("x"))).isEqualTo(Fraction.of(109, 144));
    assertThat(chance(odds, Phrase.of("mbb.outcome.nothing"))).isEqualTo(Fraction.of(35, 144));
    assertThat(odds.isExact()).isTrue();
    assertThat(odds.leaves()).isEqualTo(2);
    assertThat(chance(odds(skirmish, shoot(), both), destroyed("x"))).isEqualTo(Fraction.of(5, 12));
  }

  @Test
  void a_wreck_made_by_the_first_shot_changes_the_need_of_the_second() {
    Skirmish skirmish = onTwo(Kinds.tank("a", 6, 6, 9), Kinds.tank("b", 6, 6, 9));
    Odds odds = odds(skirmish, shootAll(), declare("a", "x"), declare("b", "y"));
    assertThat(odds.chance(battle -> isWreck(battle, "y"))).isEqualTo(Fraction.of(145, 432));
    assertThat(chance(odds, destroyed("x", "y"))).isEqualTo(Fraction.of(35, 216));
    assertThat(chance(odds, Phrase.of("mbb.outcome.nothing"))).isEqualTo(Fraction.of(35, 144));
    assertThat(odds.chance(battle -> true)).isEqualTo(Fraction.ONE);
  }

  @Test
  void six_shots_at_shared_targets_come_to_few_ends_though_they_are_64_rows_of_hits() {
    Skirmish skirmish = new Skirmish();
    UnitCommand[] declarations = new UnitCommand[6];
    for (int i = 0; i < 6; i++) {
      skirmish.unit(Skirmish.RED, Kinds.sherman("s" + i), 5_000 + 3_000 * i, 5_000, 0);
      declarations[i] = declare("s" + i, "t" + i % 3);
    }
    for (int i = 0; i < 4; i++) {
      skirmish.unit(Skirmish.BLUE, Kinds.panzer3("t" + i), 5_000 + 4_000 * i, 30_000, 180);
    }
    Odds odds = odds(skirmish, shootAll(), declarations);
    assertThat(odds.leaves()).isEqualTo(8);
    assertThat(odds.working().edges()).isLessThanOrEqualTo(100);
    assertThat(odds.chance(battle -> true)).isEqualTo(Fraction.ONE);
  }

  @Test
  @Covers("MBB-26")
  void the_shot_that_takes_the_last_enemy_tells_who_wins_and_leaves_no_further_shot() {
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.sherman("a"), 5_000, 5_000, 0)
            .unit(Skirmish.RED, Kinds.sherman("b"), 15_000, 5_000, 0)
            .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 20_000, 180);
    Odds odds = odds(skirmish, shootAll(), declare("a", "x"), declare("b", "x"));
    assertThat(odds.outcomes()).hasSize(2);
    assertThat(odds.chance(battle -> battle.ending().isPresent())).isEqualTo(Fraction.of(95, 144));
  }
}
