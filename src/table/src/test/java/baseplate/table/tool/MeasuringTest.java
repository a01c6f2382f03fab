package baseplate.table.tool;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.scene.Figure;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import java.util.List;
import org.junit.jupiter.api.Test;

class MeasuringTest {
  private static Figure square(String id, int x, int y) {
    List<Point> corners =
        List.of(
            Point.ofInches(x, y),
            Point.ofInches(x, y + 2),
            Point.ofInches(x + 2, y + 2),
            Point.ofInches(x + 2, y));
    Figure.Part part = new Figure.Part(Figure.Role.HULL, corners, Height.ofBricks(1));
    return new Figure(new PieceId(id), null, Phrase.of("x"), List.of(part), List.of());
  }

  @Test
  void between_two_pieces_it_is_from_edge_to_edge_and_from_centre_to_centre() {
    var between = Measuring.between(square("a", 0, 0), square("b", 5, 0)).orElseThrow();

    assertThat(between.edges()).isEqualTo(Length.ofInches(3));
    assertThat(between.centres()).isEqualTo(Length.ofInches(5));
  }

  @Test
  void pieces_that_touch_are_nothing_apart_and_never_less() {
    assertThat(Measuring.between(square("a", 0, 0), square("b", 2, 0)).orElseThrow().edges())
        .isEqualTo(Length.ZERO);
    assertThat(Measuring.between(square("a", 0, 0), square("b", 1, 1)).orElseThrow().edges())
        .isEqualTo(Length.ZERO);
  }

  @Test
  void a_bent_tape_is_as_long_as_its_stretches() {
    List<Point> points = List.of(Point.ofInches(0, 0), Point.ofInches(3, 4), Point.ofInches(3, 10));

    assertThat(Measuring.tape(points)).isEqualTo(Length.ofInches(11));
    assertThat(Measuring.stretches(points)).containsExactly(Length.ofInches(5), Length.ofInches(6));
  }
}
