package baseplate.table.paint;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.table.Screen;
import java.util.List;
import java.util.stream.IntStream;
import javafx.geometry.Rectangle2D;
import javafx.scene.canvas.Canvas;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import org.junit.jupiter.api.Test;

class PillsTest {
  private static final int WIDE = 300;
  private static final int HIGH = 200;
  private static final double SIZE = 12;
  private static final Rectangle2D ROOM = new Rectangle2D(0, 0, WIDE, HIGH);
  private static final Rectangle2D MIDDLE = new Rectangle2D(140, 90, 20, 20);

  private interface Drawing {
    void draw(GraphicsContext g, Pills pills);
  }

  private static WritableImage drawn(Rectangle2D room, Drawing drawing) {
    return Screen.on(
        () -> {
          Canvas canvas = new Canvas(WIDE, HIGH);
          drawing.draw(canvas.getGraphicsContext2D(), new Pills(SIZE, room));
          return canvas.snapshot(null, null);
        });
  }

  private static boolean beside(GraphicsContext g, Pills pills) {
    return pills.beside(g, MIDDLE, "M4", Color.RED, Color.RED);
  }

  private static boolean isRed(WritableImage image, double x, double y) {
    return image.getPixelReader().getColor((int) x, (int) y).equals(Color.RED);
  }

  @Test
  void a_name_goes_below_then_above_then_right_then_left_and_is_then_left_out() {
    List<Boolean> done = new java.util.ArrayList<>();
    List<WritableImage> images =
        IntStream.rangeClosed(1, 4)
            .mapToObj(
                names ->
                    drawn(
                        ROOM,
                        (g, pills) -> IntStream.range(0, names).forEach(_ -> beside(g, pills))))
            .toList();
    drawn(ROOM, (g, pills) -> IntStream.range(0, 5).forEach(_ -> done.add(beside(g, pills))));
    assertThat(isRed(images.get(0), 150, 120)).isTrue();
    assertThat(isRed(images.get(0), 150, 80)).isFalse();
    assertThat(isRed(images.get(1), 150, 80)).isTrue();
    assertThat(isRed(images.get(2), 175, 100)).isTrue();
    assertThat(isRed(images.get(3), 125, 100)).isTrue();
    assertThat(done).containsExactly(true, true, true, true, false);
  }

  @Test
  void what_is_kept_free_stays_free() {
    WritableImage image =
        drawn(
            ROOM,
            (g, pills) -> {
              pills.keepFree(new Rectangle2D(140, 112, 20, 10));
              beside(g, pills);
            });
    assertThat(isRed(image, 150, 116)).isFalse();
    assertThat(isRed(image, 150, 80)).isTrue();
  }

  @Test
  void a_pill_that_would_reach_beyond_the_room_is_moved_inside() {
    WritableImage image =
        drawn(ROOM, (g, pills) -> pills.below(g, 0, HIGH, "M4", Color.RED, Color.RED));
    assertThat(isRed(image, 15, HIGH - 8)).isTrue();
  }

  @Test
  void a_pill_over_another_goes_farther_below() {
    WritableImage image =
        drawn(
            ROOM,
            (g, pills) -> {
              pills.below(g, 150, 20, "M4", Color.BLUE, Color.BLUE);
              pills.below(g, 150, 20, "M4", Color.RED, Color.RED);
            });
    assertThat(isRed(image, 150, 30)).isFalse();
    assertThat(isRed(image, 150, 50)).isTrue();
  }
}
