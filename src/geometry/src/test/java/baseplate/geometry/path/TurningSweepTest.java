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
import java.util.stream.Stream;
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
    long cases = Counts.of(3_000, 200_000);
    List<Turn> turns =
        Stream.generate(() -> turn(random)).limit(cases).filter(Turn::beginsFree).toList();
    for (Turn turn : turns) {
      assertThat(turn.isStopped()).as("%s", turn).isEqualTo(turn.meetsAtSomeStep());
    }
    assertThat(turns.stream().filter(Turn::isStopped).count())
        .isBetween(cases / 50, cases * 9 / 10);
  }

  private static Turn turn(SplittableRandom random) {
    Outline outline = OUTLINES.get(random.nextInt(OUTLINES.size()));
    Pose start = pose(random);
    Placed wall = Shapes.rectangle(1_200, 250).at(pose(random));
    Rotation by = new Rotation(random.nextInt(-20_000, 20_001));
    return new Turn(outline, start, new Segment.Turn(by), wall);
  }

  private static Pose pose(SplittableRandom random) {
    Point at = new Point(random.nextInt(600, 3_500), random.nextInt(600, 3_500));
    return new Pose(at, Angle.ofHundredths(random.nextInt(Angle.FULL)));
  }

  /// A turn beside a wall and near the edge of the table.
  private record Turn(Outline outline, Pose start, Segment segment, Placed wall) {
    boolean beginsFree() {
      return !Contact.overlaps(outline.at(start), wall);
    }

    boolean isStopped() {
      Barriers barriers = Barriers.of(List.of(new Barrier("wall", wall)), TABLE);
      return Sweep.firstContact(outline, start, Path.of(segment), barriers).isPresent();
    }

    boolean meetsAtSomeStep() {
      return leavesTable() || Sweep.of(outline, start, segment).stream().anyMatch(this::meetsWall);
    }

    private boolean leavesTable() {
      Area allowed = TABLE.grown(Contact.SLACK).joined(outline.at(start).bounds());
      return Steps.of(outline, start, segment).stream()
          .anyMatch(pose -> !allowed.contains(outline.at(pose).bounds()));
    }

    private boolean meetsWall(Ring swept) {
      return wall.parts().stream().anyMatch(part -> Separation.deeper(swept, part, Contact.SLACK));
    }
  }
}
