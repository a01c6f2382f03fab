package baseplate.geometry.path;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Counts;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Rotation;
import baseplate.geometry.Separation;
import baseplate.geometry.Shapes;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Turning looks only at the steps in which something can be met. The same answer must come from
/// looking at every step, as the rule says.
class TurningSweepTest {
  private static final Area TABLE = Area.table(Length.ofInches(12), Length.ofInches(12));
  private static final List<Outline> OUTLINES =
      List.of(Shapes.rectangle(2_000, 900), Shapes.hook(1_900, 400), Shapes.wedge(1_500));

  @Test
  void steps_left_out_never_change_an_answer() {
    SplittableRandom random = new SplittableRandom(77);
    int stopped = 0;
    int cases = Counts.of(3_000, 200_000);
    for (int i = 0; i < cases; i++) {
      Outline outline = OUTLINES.get(random.nextInt(OUTLINES.size()));
      Pose start = pose(random);
      Barrier barrier = new Barrier("wall", Shapes.rectangle(1_200, 250).at(pose(random)));
      Segment turn = new Segment.Turn(new Rotation(random.nextInt(-20_000, 20_001)));
      if (!Contact.overlaps(outline.at(start), barrier.outline())) {
        boolean halts =
            Sweep.firstContact(outline, start, Path.of(turn), Barriers.of(List.of(barrier), TABLE))
                .isPresent();
        assertThat(halts).as("case %d", i).isEqualTo(meets(outline, start, turn, barrier));
        stopped += halts ? 1 : 0;
      }
    }
    assertThat(stopped).isBetween(cases / 50, cases * 9 / 10);
  }

  private static Pose pose(SplittableRandom random) {
    Point at = new Point(random.nextInt(600, 3_500), random.nextInt(600, 3_500));
    return new Pose(at, Angle.ofHundredths(random.nextInt(Angle.FULL)));
  }

  private static boolean meets(Outline outline, Pose start, Segment turn, Barrier barrier) {
    Area allowed = TABLE.grown(Contact.SLACK).joined(outline.at(start).bounds());
    for (Pose pose : Steps.of(outline, start, turn)) {
      if (!allowed.contains(outline.at(pose).bounds())) {
        return true;
      }
    }
    for (Ring swept : Sweep.of(outline, start, turn)) {
      if (isIn(swept, barrier.outline())) {
        return true;
      }
    }
    return false;
  }

  private static boolean isIn(Ring swept, Placed wall) {
    return wall.parts().stream().anyMatch(part -> Separation.deeper(swept, part, Contact.SLACK));
  }
}
