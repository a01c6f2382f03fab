package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.play.Pick.Grammar;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Segment;
import java.util.List;
import org.junit.jupiter.api.Test;

class SteeringTest {
  private static final Pose NORTH = Pose.of(Point.ofInches(10, 10), Angle.ZERO);

  private static Segment forward(String inches) {
    return new Segment.Forward(Length.ofInches(inches));
  }

  private static Segment turn(int degrees) {
    return new Segment.Turn(Rotation.ofDegrees(degrees));
  }

  private static List<Segment> toward(int x, int y, Grammar grammar) {
    return Steering.toward(List.of(), NORTH, Point.ofInches(x, y), grammar);
  }

  @Test
  void a_point_to_the_right_asks_for_a_clockwise_turn_and_a_stretch_ahead() {
    assertThat(toward(13, 10, Grammar.HULL)).containsExactly(turn(90), forward("3"));
  }

  @Test
  void a_point_behind_is_reached_in_reverse_where_there_is_one() {
    assertThat(toward(10, 8, Grammar.HULL))
        .containsExactly(new Segment.Reverse(Length.ofInches(2)));
    assertThat(toward(10, 8, Grammar.FLIGHT)).last().isEqualTo(forward("2"));
  }

  @Test
  void lengths_are_whole_twentieths_and_turns_whole_degrees() {
    List<Segment> path =
        Steering.toward(List.of(), NORTH, Point.ofThousandths(10_437, 12_211), Grammar.HULL);

    assertThat(path).allMatch(part -> part.ahead() % 50 == 0);
    assertThat(path).allMatch(part -> !(part instanceof Segment.Turn) || part.amount() % 100 == 0);
  }

  @Test
  void steps_of_one_kind_are_one_and_opposite_ones_cancel() {
    List<Segment> path = Steering.straight(Steering.straight(List.of(), 250), 1_000);

    assertThat(path).containsExactly(forward("1.25"));
    assertThat(Steering.straight(path, -1_250)).isEmpty();
    assertThat(Steering.straight(path, -2_250))
        .containsExactly(new Segment.Reverse(Length.ofInches(1)));
    assertThat(
            Steering.turned(Steering.turned(path, Rotation.ofDegrees(5)), Rotation.ofDegrees(-5)))
        .isEqualTo(path);
  }

  @Test
  void a_point_where_it_stands_asks_for_nothing() {
    assertThat(toward(10, 10, Grammar.HULL)).isEmpty();
  }
}
