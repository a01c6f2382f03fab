package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.microbrickbattle.Skirmish.withdraw;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Verdict;
import baseplate.core.play.View;
import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Point;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Declared shots are drawn as lines until they are resolved.
@Covers({"MBB-7", "MBB-12", "MBB-34"})
class DeclaredShotsTest {
  private static final Skirmish SKIRMISH =
      new Skirmish()
          .unit(Skirmish.RED, Kinds.sherman("a"), 10_000, 5_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("b"), 20_000, 5_000, 0)
          .unit(Skirmish.BLUE, Kinds.panzer3("x"), 10_000, 20_000, 180)
          .unit(Skirmish.BLUE, Kinds.panzer3("y"), 20_000, 20_000, 180);
  private static final List<Point> A_AT_X =
      List.of(Point.ofThousandths(10_000, 6_200), Point.ofInches(10, 20));
  private static final List<Point> B_AT_Y =
      List.of(Point.ofThousandths(20_000, 6_200), Point.ofInches(20, 20));

  private final Skirmish.Rig rig = SKIRMISH.rig();
  private final Battle declared =
      rig.after(SKIRMISH.declaring(), declare("a", "x"), declare("b", "y"));

  private List<List<Point>> lines(Battle battle) {
    View view = View.open(battle, Skirmish.RED);
    return new Drawn(rig.rules().scene(view).marks()).lines(Tone.NEUTRAL);
  }

  @Test
  void each_declared_shot_is_a_line_from_the_muzzle_to_the_target() {
    assertThat(lines(SKIRMISH.declaring())).isEmpty();
    assertThat(lines(declared)).containsExactly(A_AT_X, B_AT_Y);
  }

  @Test
  void what_is_withdrawn_is_drawn_no_more() {
    assertThat(lines(rig.after(declared, withdraw("a")))).containsExactly(B_AT_Y);
  }

  @Test
  void while_shooting_those_are_drawn_that_are_still_to_be_resolved() {
    Battle shooting = rig.after(declared, endPhase());
    assertThat(lines(shooting)).containsExactly(A_AT_X, B_AT_Y);
    Verdict missed = rig.judge(shooting, shoot(), Script.rolls(1, 1));
    assertThat(lines(((Verdict.Accepted) missed).after())).containsExactly(B_AT_Y);
  }

  @Test
  void a_shot_at_what_is_gone_from_the_table_is_not_drawn() {
    Event gone = new Event.PieceMoved(new PieceId("x"), new Place.Aside());
    assertThat(lines(declared.after(gone))).containsExactly(B_AT_Y);
  }
}
