package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Verdict;
import baseplate.core.play.View;
import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

/// What is drawn of guns before they are aimed.
@Covers({"MBB-7", "MBB-13"})
class AimPreviewTest {
  private static Drawn of(Skirmish skirmish, Battle battle, UnitCommand command) {
    Skirmish.Rig rig = skirmish.rig();
    View view = View.open(battle, battle.toAct());
    return Drawn.of(rig.rules(), view, command, rig.judge(battle, command, Script.silent()));
  }

  private static Drawn declared(Skirmish skirmish) {
    return of(skirmish, skirmish.declaring(), declare("s", "t"));
  }

  @Test
  void a_turret_shows_its_barrels_line_to_the_edge_of_the_table_and_how_far_it_swings() {
    Game game =
        Game.of(
            "'phase':'movement','pieces':["
                + "{'id':'a','side':0,'unit':'anti-tank-gun','at':[20,10],'facing':0},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[40,30],'facing':180}]");
    Drawn drawn = Drawn.of(game, "{'do':'turret','piece':'a','to':90}");
    assertThat(drawn.lines(Tone.GOOD)).hasSize(1);
    Point end = drawn.lines(Tone.GOOD).getFirst().getLast();
    assertThat(end.x()).isBetween(47_999L, 48_000L);
    assertThat(drawn.lines(Tone.NEUTRAL).getFirst()).hasSize(20);
  }

  @Test
  void a_declaration_shows_the_line_that_decides() {
    Drawn drawn = declared(Firing.pair(5, 5, 180));
    assertThat(drawn.lines(Tone.GOOD)).hasSize(1);
    assertThat(drawn.lines(Tone.GOOD).getFirst()).contains(Point.ofThousandths(10_000, 6_200));
  }

  @Test
  void a_declaration_without_line_of_sight_shows_what_is_in_the_way() {
    Drawn drawn = declared(Firing.behindHouse());
    assertThat(drawn.lines(Tone.GOOD)).isEmpty();
    assertThat(drawn.lines(Tone.BAD)).hasSize(1);
    assertThat(drawn.areas(Tone.HIDDEN)).hasSize(1);
  }

  @Test
  @Covers("MBB-23")
  void a_target_that_is_seen_and_may_not_be_declared_is_shown_so() {
    Skirmish skirmish =
        new Skirmish()
            .unit(Skirmish.RED, Kinds.of("s", UnitClass.FIXED_GUN, 5, 5, 7), 10_000, 5_000, 90)
            .unit(Skirmish.BLUE, Kinds.panzer3("t"), 10_000, 20_000, 180);
    assertThat(declared(skirmish).lines(Tone.BAD)).hasSize(1);
    assertThat(declared(skirmish).lines(Tone.GOOD)).isEmpty();
  }

  @Test
  @Covers("MBB-12")
  void the_shot_that_is_next_to_be_resolved_is_shown() {
    Skirmish skirmish = Firing.pair(5, 5, 180);
    Battle closed = skirmish.rig().after(skirmish.declaring(), declare("s", "t"), endPhase());
    View view = View.open(closed, Skirmish.RED);
    Verdict rolled = skirmish.rig().judge(closed, shoot(), Script.rolls(1, 1));
    Drawn drawn = Drawn.of(skirmish.rig().rules(), view, shoot(), rolled);
    assertThat(drawn.lines(Tone.GOOD)).hasSize(1);
  }

  @Test
  void nobody_is_shown_to_aim_at_what_is_no_target() {
    Skirmish skirmish =
        Firing.pair(5, 5, 180).wreck(Skirmish.BLUE, Kinds.panzer3("dead"), 20_000, 9_000, 0);
    for (String target : List.of("dead", "s", "nobody")) {
      assertThat(of(skirmish, skirmish.declaring(), declare("s", target)).marks()).isEmpty();
    }
  }
}
