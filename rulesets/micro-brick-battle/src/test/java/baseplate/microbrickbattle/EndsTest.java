package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.BLUE;
import static baseplate.microbrickbattle.Skirmish.RED;
import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.geometry.Circle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EndsTest {
  private static final UnitState GONE = UnitState.FRESH.become(Status.EXITED);

  /// Red's last shot of the turn takes `t`.
  private static Battle hit(Skirmish skirmish) {
    Skirmish.Rig rig = skirmish.rig();
    Battle ready = rig.after(skirmish.declaring(), declare("s", "t"), endPhase());
    return assertThatVerdict(rig.judge(ready, shoot(), Script.rolls(6, 6))).isAccepted().battle();
  }

  /// Blue's turn of the round ends with nothing left to shoot.
  private static Battle over(Skirmish skirmish, int round) {
    Battle shooting =
        skirmish
            .in(Phase.SHOOTING, TurnScope.WHOLE)
            .after(new Event.ClockMoved(new Clock(round, 2 * round, BLUE, Phase.SHOOTING.word())));
    return skirmish.rig().after(shooting, endPhase());
  }

  private static void assertWon(Battle battle, SideId winner, String rule) {
    Ending ending = battle.ending().orElseThrow();
    assertThat(ending.won()).isEqualTo(Optional.of(winner));
    assertThat(ending.rule().text()).isEqualTo(rule);
  }

  @Test
  @Covers("MBB-26")
  void who_has_destroyed_all_enemy_units_wins_at_once() {
    assertWon(hit(Firing.pair(5, 5, 180)), RED, "MBB-26");
  }

  @Test
  @Covers({"MBB-26", "MBB-41"})
  void guns_and_infantry_must_be_destroyed_too() {
    Skirmish skirmish =
        Firing.pair(5, 5, 180)
            .unit(BLUE, Kinds.of("foot", UnitClass.INFANTRY, 2, 3, 4), 40_000, 30_000, 0);
    assertThat(hit(skirmish).ending()).isEmpty();
    assertWon(hit(skirmish.house("infantry-count", "vehicles-only")), RED, "MBB-26");
  }

  @Test
  @Covers("MBB-41")
  void where_only_vehicles_count_a_side_that_never_had_one_fights_on_with_what_it_has() {
    Skirmish skirmish =
        new Skirmish()
            .unit(RED, Kinds.sherman("s"), 10_000, 5_000, 0)
            .unit(BLUE, Kinds.of("t", UnitClass.INFANTRY, 2, 3, 4), 10_000, 20_000, 180)
            .unit(BLUE, Kinds.of("gun", UnitClass.EMPLACED, 7, 3, 0), 40_000, 30_000, 180)
            .house("infantry-count", "vehicles-only");
    assertThat(hit(skirmish).ending()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"12, 11, false", "12, 12, true", "0, 400, false"})
  @Covers("MBB-29")
  void after_the_last_round_forces_are_counted_and_never_where_there_is_none(
      int last, int round, boolean over) {
    Skirmish skirmish = Firing.pair(5, 5, 180).terms(last, null, null);
    assertThat(over(skirmish, round).ending().isPresent()).isEqualTo(over);
  }

  @Test
  @Covers({"MBB-29", "MBB-36"})
  void the_dearer_live_force_wins_the_count() {
    Skirmish dearer = Firing.pair(5, 6, 180).terms(12, null, null);
    assertWon(over(dearer, 12), BLUE, "MBB-29");
  }

  @Test
  @Covers("MBB-29")
  void equal_live_forces_draw_whatever_lies_destroyed() {
    Skirmish even =
        Firing.pair(5, 5, 180)
            .wreck(BLUE, Kinds.tank("dead", 9, 9, 9), 40_000, 30_000, 0)
            .terms(12, null, null);
    Ending ending = over(even, 12).ending().orElseThrow();
    assertThat(ending.won()).isEmpty();
    assertThat(ending.rule()).isEqualTo(Rule.MBB_29);
  }

  @ParameterizedTest
  @CsvSource({"4, 4, true", "4, 3, false", "0, 12, false"})
  @Covers("MBB-29")
  void an_agreed_last_round_goes_before_the_scenarios(String agreed, int round, boolean over) {
    Skirmish skirmish = Firing.pair(5, 5, 180).terms(12, null, null).house("last-round", agreed);
    assertThat(over(skirmish, round).ending().isPresent()).isEqualTo(over);
  }

  @Test
  @Covers("MBB-1")
  void a_round_that_ends_nothing_gives_the_first_player_the_next() {
    Battle next = over(Firing.pair(5, 5, 180).terms(12, null, null), 3);
    assertThat(next.clock()).isEqualTo(new Clock(4, 7, RED, Phase.MOVEMENT.word()));
  }

  /// Blue wants two units over the edge, and has as many gone as given.
  private static Skirmish breakthrough(int gone) {
    Skirmish skirmish = Firing.pair(5, 5, 180).terms(10, new Terms.Exit(BLUE, 2), null);
    for (int i = 0; i < gone; i++) {
      skirmish.piece(BLUE, Kinds.panzer3("gone" + i), GONE, new Place.Aside());
    }
    return skirmish;
  }

  @Test
  @Covers("MBB-40")
  void too_few_attackers_left_lose_the_breakthrough() {
    assertWon(hit(breakthrough(1)), RED, "MBB-40");
  }

  @Test
  @Covers("MBB-40")
  void enough_attackers_left_may_still_break_through() {
    Skirmish skirmish = breakthrough(1).unit(BLUE, Kinds.panzer3("more"), 40_000, 30_000, 180);
    assertThat(hit(skirmish).ending()).isEmpty();
  }

  @Test
  @Covers("MBB-40")
  void the_last_wanted_exit_wins_the_breakthrough() {
    Skirmish skirmish = breakthrough(1).unit(BLUE, Kinds.panzer3("last"), 40_000, 1_000, 180);
    Battle moving =
        skirmish
            .in(Phase.MOVEMENT, TurnScope.WHOLE)
            .after(new Event.ClockMoved(new Clock(3, 6, BLUE, Phase.MOVEMENT.word())));
    UnitCommand leave =
        new UnitCommand.Move(new PieceId("last"), Path.of(new Segment.Forward(Length.ofInches(2))));
    assertWon(skirmish.rig().after(moving, leave), BLUE, "MBB-40");
  }

  @Test
  @Covers("MBB-40")
  void time_runs_out_for_the_attacker() {
    Skirmish skirmish = breakthrough(1);
    assertThat(over(skirmish, 9).ending()).isEmpty();
    assertWon(over(skirmish, 10), RED, "MBB-40");
  }

  @Test
  @Covers("MBB-40")
  void where_scenario_ends_are_off_exits_decide_nothing_and_forces_are_counted() {
    Skirmish skirmish = breakthrough(0).house("scenario-ends", "off");
    Ending ending = over(skirmish, 10).ending().orElseThrow();
    assertThat(ending.rule()).isEqualTo(Rule.MBB_29);
  }

  private static Skirmish crossroads(long x) {
    Circle circle = new Circle(Point.ofThousandths(10_000, 20_000), Length.ofInches(3));
    return new Skirmish()
        .unit(RED, Kinds.tank("s", 9, 9, 9), 10_000, 5_000, 0)
        .unit(BLUE, Kinds.panzer3("t"), x, 20_000, 180)
        .terms(8, null, new Terms.Hold(circle, 8));
  }

  @Test
  @Covers("MBB-40")
  void the_sole_holder_of_the_circle_wins_after_its_round_the_rim_included() {
    assertThat(over(crossroads(13_000), 7).ending()).isEmpty();
    assertWon(over(crossroads(13_000), 8), BLUE, "MBB-40");
  }

  @Test
  @Covers({"MBB-40", "MBB-29"})
  void a_circle_that_nobody_or_both_hold_leaves_it_to_the_count() {
    assertWon(over(crossroads(13_001), 8), RED, "MBB-29");
    Skirmish both = crossroads(13_000).unit(RED, Kinds.sherman("in"), 8_000, 20_000, 0);
    assertWon(over(both, 8), RED, "MBB-29");
  }

  @Test
  @Covers("MBB-40")
  void an_aeroplane_over_the_circle_and_a_wreck_in_it_hold_nothing() {
    Skirmish skirmish =
        crossroads(13_000)
            .unit(RED, Kinds.of("over", UnitClass.AEROPLANE, 6, 4, 16), 10_000, 20_000, 0)
            .wreck(RED, Kinds.sherman("dead"), 9_000, 18_000, 0);
    assertWon(over(skirmish, 8), BLUE, "MBB-40");
  }

  @Test
  @Covers("MBB-29")
  void a_unit_that_has_left_counts_for_nothing_in_the_count() {
    Skirmish skirmish =
        Firing.pair(5, 5, 180)
            .piece(BLUE, Kinds.tank("away", 9, 9, 9), GONE, new Place.Aside())
            .terms(12, null, null);
    assertThat(over(skirmish, 12).ending().orElseThrow().won()).isEmpty();
    assertThat(over(skirmish, 12).pieces().get(new PieceId("away")).place())
        .isEqualTo(new Place.Aside());
  }
}
