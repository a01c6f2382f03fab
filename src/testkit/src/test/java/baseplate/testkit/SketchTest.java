package baseplate.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import baseplate.core.PieceId;
import baseplate.core.PositionData;
import baseplate.core.SideId;
import baseplate.core.doc.Doc;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import org.junit.jupiter.api.Test;

class SketchTest {
  private final Sketch sketch =
      Sketch.of(
              """
              .  .  Xv .
              .  #  #  .
              .  .  A  #
              """)
          .unit('A', "sherman", SideId.FIRST)
          .unit('X', "panzer", SideId.SECOND)
          .block('#', "wall");

  @Test
  void a_cell_is_an_inch_and_the_lower_left_corner_is_the_origin() {
    assertThat(sketch.table().width()).isEqualTo(Length.ofInches(4));
    assertThat(sketch.table().depth()).isEqualTo(Length.ofInches(3));
    assertThat(sketch.pose("A")).isEqualTo(Pose.of(new Point(2500, 500), Angle.ZERO));
  }

  @Test
  void an_arrow_says_where_a_piece_faces() {
    assertThat(sketch.pose("X")).isEqualTo(Pose.of(new Point(2500, 2500), Angle.ofDegrees(180)));
  }

  @Test
  void neighbouring_cells_of_one_name_are_one_piece_and_others_are_another() {
    assertThat(sketch.pose("#1").at()).isEqualTo(new Point(2000, 1500));
    assertThat(sketch.pose("#2").at()).isEqualTo(new Point(3500, 500));
  }

  @Test
  void a_position_has_units_with_their_sides_and_terrain_with_its_size() {
    PositionData position = sketch.position("some-ruleset");

    assertThat(position.pieces())
        .extracting(PositionData.Item::id, item -> item.owner().orElseThrow())
        .containsExactly(
            tuple(new PieceId("X"), SideId.SECOND), tuple(new PieceId("A"), SideId.FIRST));
    assertThat(position.terrain().getFirst().rest().items("size"))
        .containsExactly(Doc.of(2), Doc.of(1));
  }

  @Test
  void cells_can_have_another_width() {
    Sketch half = Sketch.of("A> .").scale(Length.ofThousandths(500));

    assertThat(half.pose("A")).isEqualTo(Pose.of(new Point(250, 250), Angle.ofDegrees(90)));
  }

  @Test
  void a_turned_piece_has_its_size_across_and_along_its_facing() {
    PositionData position = Sketch.of("h> h> h>").block('h', "hedge").position("some-ruleset");

    assertThat(position.terrain().getFirst().rest().items("size"))
        .containsExactly(Doc.of(1), Doc.of(3));
  }

  @Test
  void rows_of_different_length_are_refused() {
    assertThatThrownBy(() -> Sketch.of(". .\n."))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("[2, 1]");
  }

  @Test
  void a_name_without_a_meaning_is_refused() {
    assertThatThrownBy(() -> Sketch.of("Q").position("some-ruleset"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("what Q is");
  }
}
