package baseplate.core.odds;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import baseplate.core.input.Die;
import baseplate.core.input.Distributions;
import baseplate.core.input.Fraction;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EnumeratorTest {
  private static final Pool MIXED = new Pool(List.of(new Die(1, 4), new Die(1, 8)), 1);

  private static final Request.Turn TURN =
      new Request.Turn("draw", List.of(new Request.Copies("a", 2), new Request.Copies("b", 3)));

  private final Judge shots = new Shots().judge();
  private final Judge trials = new Trials().judge();

  private static Odds odds(Judge judge, Battle battle, Command command) {
    Enumerator enumerator =
        new Enumerator(judge, new Distributions(), Budget.untimed(), new Seed(1));
    Reply reply = enumerator.odds(battle, command, Intention.DECLINE);
    return ((Reply.Told) reply).odds();
  }

  private static Map<Phrase, Fraction> chances(Odds odds) {
    Map<Phrase, Fraction> chances = new HashMap<>();
    odds.outcomes().forEach(each -> chances.put(each.told(), each.chance()));
    return chances;
  }

  private static Fraction total(Odds odds) {
    return odds.outcomes().stream()
        .map(Odds.Outcome::chance)
        .reduce(odds.residual(), Fraction::plus);
  }

  private static Shots.Shot shot(int target, int need) {
    return new Shots.Shot(target, need, target);
  }

  private static Shots.Salvo salvo(Shots.Shot... shots) {
    return new Shots.Salvo(List.of(shots));
  }

  static Stream<Request> everyKindOfRequest() {
    return Stream.of(
        new Request.Reach(Pool.TWO_D6, 8),
        new Request.Exceeds(MIXED, Pool.TWO_D6),
        new Request.Difference(Pool.of(2, 4), MIXED),
        new Request.Sum(MIXED),
        new Request.Count(Pool.of(4, 6), 5),
        new Request.Highest(MIXED),
        new Request.Direction(24),
        TURN,
        Trials.parry(Trials.battle()));
  }

  @ParameterizedTest
  @MethodSource("everyKindOfRequest")
  void every_kind_of_request_comes_out_as_all_faces_do_tried_one_by_one(Request request) {
    for (List<Request> asked : List.of(List.of(request), List.of(TURN, request, TURN))) {
      Command command = new Trials.All(asked);
      Odds odds = odds(trials, Trials.battle(), command);
      assertThat(chances(odds)).isEqualTo(BruteForce.odds(trials, Trials.battle(), command));
      assertThat(total(odds)).isEqualTo(Fraction.ONE);
      assertThat(odds.isExact()).isTrue();
    }
  }

  @Test
  void a_chain_against_a_cap_is_exact_and_one_without_leaves_a_residual() {
    Command capped = new Trials.All(List.of(new Request.Chain(Pool.of(1, 6), 9)));
    assertThat(odds(trials, Trials.battle(), capped).chance(at -> Trials.value(at) == 9))
        .hasToString("1/9");
    Command open = new Trials.All(List.of(new Request.Chain(Pool.of(1, 6), Request.Chain.OPEN)));
    Odds odds = odds(trials, Trials.battle(), open);
    assertThat(odds.isExact()).isFalse();
    assertThat(odds.isSampled()).isFalse();
    assertThat(odds.residual()).isGreaterThan(Fraction.ZERO);
    assertThat(total(odds)).isEqualTo(Fraction.ONE);
  }

  @Test
  void phases_of_up_to_three_shots_come_out_as_all_faces_do_tried_one_by_one() {
    SplittableRandom random = new SplittableRandom(12);
    int phases = Boolean.getBoolean("baseplate.proof") ? 400 : 12;
    for (int phase = 0; phase < phases; phase++) {
      Command command = anySalvo(1 + phase % 3, random);
      Odds odds = odds(shots, Shots.battle(), command);
      assertThat(chances(odds)).isEqualTo(BruteForce.odds(shots, Shots.battle(), command));
      assertThat(total(odds)).isEqualTo(Fraction.ONE);
    }
  }

  private static Shots.Salvo anySalvo(int shots, SplittableRandom random) {
    List<Shots.Shot> list = new ArrayList<>();
    for (int i = 0; i < shots; i++) {
      list.add(new Shots.Shot(random.nextInt(3), 2 + random.nextInt(12), random.nextInt(3)));
    }
    return new Shots.Salvo(list);
  }

  @Test
  void a_second_shot_at_a_wreck_is_void_and_rolls_nothing() {
    Odds odds = odds(shots, Shots.battle(), salvo(shot(0, 8), shot(0, 7)));
    assertThat(odds.chance(Shots.destroyed(0))).hasToString("109/144");
    Battle wrecked = Shots.battle(new Shots.Wrecks(1));
    Odds none = odds(shots, wrecked, salvo(shot(0, 2)));
    assertThat(none.outcomes()).hasSize(1);
    assertThat(none.working().edges()).isEqualTo(2);
  }

  @Test
  void a_wreck_made_on_the_way_counts_for_the_shots_that_follow() {
    Odds odds = odds(shots, Shots.battle(), salvo(shot(0, 7), new Shots.Shot(1, 8, 0)));
    assertThat(odds.chance(Shots.destroyed(1))).hasToString("145/432");
    assertThat(odds.chance(Shots.destroyed(0).and(Shots.destroyed(1)))).hasToString("35/216");
    assertThat(odds.chance(Shots.destroyed(0).or(Shots.destroyed(1)).negate()))
        .hasToString("35/144");
  }

  @Test
  void six_shots_at_shared_targets_come_to_few_battles() {
    Odds odds =
        odds(
            shots,
            Shots.battle(),
            salvo(shot(0, 8), shot(0, 7), shot(1, 9), shot(1, 6), shot(2, 8), shot(2, 10)));
    assertThat(odds.leaves()).isEqualTo(8);
    assertThat(odds.working().edges()).isLessThanOrEqualTo(100);
    assertThat(total(odds)).isEqualTo(Fraction.ONE);
  }

  @Test
  void a_dozen_shots_are_exact_within_the_budget() {
    Shots.Shot[] all = new Shots.Shot[12];
    for (int i = 0; i < 12; i++) {
      all[i] = new Shots.Shot(i % 6, 5 + i % 5, (i + 1) % 6);
    }
    Odds odds = odds(shots, Shots.battle(), salvo(all));
    assertThat(odds.isExact()).isTrue();
    assertThat(odds.leaves()).isEqualTo(64);
    assertThat(total(odds)).isEqualTo(Fraction.ONE);
    assertThat(odds.working().edges()).isLessThan(2_000);
  }

  @Test
  void outcomes_stand_with_the_likeliest_first() {
    Odds odds = odds(shots, Shots.battle(), salvo(shot(0, 5), shot(1, 11)));
    assertThat(odds.outcomes()).hasSize(4);
    for (int i = 1; i < 4; i++) {
      assertThat(odds.outcomes().get(i - 1).chance())
          .isGreaterThanOrEqualTo(odds.outcomes().get(i).chance());
    }
    assertThat(odds.outcomes().getFirst().told()).isEqualTo(Phrase.of("wrecks", "bits", 1));
  }

  @Test
  void an_outcome_holds_its_battles_and_its_exact_chance() {
    Odds odds = odds(shots, Shots.battle(), salvo(shot(0, 5), shot(1, 11)));
    Odds.Outcome first = odds.outcomes().getFirst();
    assertThat(first.ends()).extracting(Odds.End::chance).containsExactly(first.chance());
    assertThat(first.within().low()).isEqualTo(first.chance().toDouble());
    assertThat(first.within().high()).isEqualTo(first.chance().toDouble());
  }

  @Test
  void cards_are_turned_without_putting_any_back() {
    Command command = new Trials.Draw(4);
    Odds odds = odds(trials, Trials.battle(), command);
    assertThat(chances(odds)).isEqualTo(BruteForce.odds(trials, Trials.battle(), command));
    assertThat(odds.chance(battle -> Trials.value(battle) == 1 + 5 + 5 + 9)).hasToString("1/5");
  }

  @Test
  void odds_change_no_battle_and_take_nothing_from_its_dice() {
    Battle battle = Shots.battle();
    SeededDice dice = SeededDice.ofBattle(new Seed(9), 4);
    Verdict before = shots.judge(battle, salvo(shot(0, 7)), dice);
    odds(shots, battle, salvo(shot(0, 7), shot(1, 7)));
    SeededDice again = SeededDice.ofBattle(new Seed(9), 4);
    assertThat(shots.judge(battle, salvo(shot(0, 7)), again)).isEqualTo(before);
    assertThat(again.nextRoll()).isEqualTo(dice.nextRoll());
    assertThat(battle).isEqualTo(Shots.battle());
  }

  @Test
  void a_resolution_that_waits_has_odds_from_where_it_stands() {
    Battle asked = askedAboutAParry();
    Odds declined = ((Reply.Told) pending(asked)).odds();
    assertThat(declined.chance(battle -> Trials.value(battle) == 1)).isEqualTo(Fraction.ONE);
    Command parry = new Command.Answer(new Input.Chosen("parry"));
    Odds parried = odds(trials, asked, parry);
    assertThat(parried.chance(battle -> Trials.value(battle) == 3)).hasToString("1/3");
    assertThat(parried.outcomes())
        .allSatisfy(outcome -> assertThat(outcome.ends().getFirst().battle().pending()).isEmpty());
  }

  @Test
  void where_no_resolution_waits_none_has_odds() {
    assertThat(pending(Trials.battle())).isInstanceOf(Reply.Refused.class);
  }

  private Battle askedAboutAParry() {
    Optional<Input> sixes = Optional.of(new Input.Faces(List.of(6, 6)));
    Inputs hit = request -> request.asked().isPresent() ? Optional.empty() : sixes;
    return ((Verdict.Awaiting) trials.judge(Trials.battle(), new Trials.Strike(1), hit)).after();
  }

  private Reply pending(Battle battle) {
    return new Enumerator(trials, new Distributions(), Budget.untimed(), new Seed(1))
        .pending(battle, Intention.DECLINE);
  }

  @Test
  void a_refused_command_has_no_odds_but_its_refusal() {
    Enumerator enumerator =
        new Enumerator(shots, new Distributions(), Budget.untimed(), new Seed(1));
    assertThat(enumerator.odds(Shots.battle(), salvo(), Intention.DECLINE))
        .isInstanceOfSatisfying(
            Reply.Refused.class,
            refused -> assertThat(refused.refusal().reason().key()).isEqualTo("no-shots"));
    assertThat(enumerator.odds(Shots.battle(), new Command.Undo(), Intention.DECLINE))
        .isInstanceOf(Reply.Refused.class);
  }

  @Test
  void a_tie_that_is_rolled_again_leaves_less_than_a_trillionth_however_it_is_written() {
    for (Command command : List.of(new Trials.Tie(), new Trials.TieBySteps())) {
      Odds odds = odds(trials, Trials.battle(), command);
      assertThat(odds.outcomes()).hasSize(2);
      assertThat(odds.outcomes())
          .allSatisfy(outcome -> assertThat(outcome.within().high()).isCloseTo(0.5, offset(1e-11)));
      assertThat(odds.residual())
          .isGreaterThan(Fraction.ZERO)
          .isLessThan(Fraction.of(1, 1_000_000_000_000L));
      assertThat(odds.isExact()).isFalse();
      assertThat(total(odds)).isEqualTo(Fraction.ONE);
    }
  }
}
