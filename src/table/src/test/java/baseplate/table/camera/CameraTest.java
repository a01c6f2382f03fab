package baseplate.table.camera;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import baseplate.core.TableSize;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import javafx.geometry.Rectangle2D;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Looking about never creeps, whatever the scale of the screen and of the table.
class CameraTest {
  private static final int TIMES = 1000;
  private static final double NOTHING = 1e-6;

  private static Camera camera(double scale) {
    return new Camera(18_000.5, 12_000.25, scale, false, 811.2, 599.8);
  }

  private static void isThere(Camera camera, Camera wanted) {
    assertThat(camera.x()).isCloseTo(wanted.x(), offset(NOTHING));
    assertThat(camera.y()).isCloseTo(wanted.y(), offset(NOTHING));
    assertThat(camera.scale()).isCloseTo(wanted.scale(), offset(NOTHING));
  }

  @ParameterizedTest
  @CsvSource({"11.3, 1.25", "20, 1.5", "37.7, 2", "14, 1.1", "60, 3"})
  void a_thousand_zooms_in_and_out_come_back(double scale, double factor) {
    Camera start = camera(scale);
    Camera camera = start;
    for (int i = 0; i < TIMES; i++) {
      camera = camera.zoomed(123.4, 77.7, factor).zoomed(123.4, 77.7, 1 / factor);
    }
    isThere(camera, start);
  }

  @ParameterizedTest
  @ValueSource(doubles = {3, 11.3, 24, 180})
  void a_thousand_pans_there_and_back_come_back(double scale) {
    for (Camera start : new Camera[] {camera(scale), camera(scale).turnedRound()}) {
      Camera camera = start;
      for (int i = 0; i < TIMES; i++) {
        camera = camera.panned(13.3 / 1.25, -7.1 * 1.5).panned(-13.3 / 1.25, 7.1 * 1.5);
      }
      isThere(camera, start);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.25, 1.5, 2, 3})
  void a_window_of_another_size_and_back_looks_at_the_same(double output) {
    Camera start = camera(17.9);
    Camera camera = start;
    for (int i = 0; i < TIMES; i++) {
      camera = camera.resized(811.2 / output, 599.8 / output).resized(811.2, 599.8);
    }
    assertThat(camera).isEqualTo(start);
  }

  @ParameterizedTest
  @ValueSource(doubles = {2, 11.3, 24, 180, 240})
  void a_point_of_the_table_comes_back_from_the_screen_as_it_was(double scale) {
    Camera camera = camera(scale).turnedRound();
    for (long at = 0; at < 36_000; at += 997) {
      Point point = Point.ofThousandths(at, 24_000 - at / 2);
      assertThat(camera.table(camera.screenX(point), camera.screenY(point))).isEqualTo(point);
    }
  }

  @ParameterizedTest
  @ValueSource(doubles = {1.1, 1.25, 2})
  void what_is_under_the_pointer_stays_there_while_zooming(double factor) {
    Camera camera = camera(12);
    double x = camera.tableX(200.5);
    double y = camera.tableY(310.25);
    for (int i = 0; i < 10; i++) {
      camera = camera.zoomed(200.5, 310.25, factor);
      assertThat(camera.tableX(200.5)).isCloseTo(x, offset(NOTHING));
      assertThat(camera.tableY(310.25)).isCloseTo(y, offset(NOTHING));
    }
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void the_table_lies_between_its_corners_whichever_way_it_is_seen(boolean turned) {
    TableSize table = new TableSize(Length.ofInches(36), Length.ofInches(24));
    Camera usual = camera(11.3);
    Camera camera = turned ? usual.turnedRound() : usual;
    Rectangle2D at = camera.screen(table, 0);
    Point lowerLeft = turned ? new Point(36_000, 24_000) : new Point(0, 0);
    Point upperRight = turned ? new Point(0, 0) : new Point(36_000, 24_000);
    assertThat(at.getMinX()).isCloseTo(camera.screenX(lowerLeft), offset(NOTHING));
    assertThat(at.getMaxX()).isCloseTo(camera.screenX(upperRight), offset(NOTHING));
    assertThat(at.getMinY()).isCloseTo(camera.screenY(upperRight), offset(NOTHING));
    assertThat(at.getMaxY()).isCloseTo(camera.screenY(lowerLeft), offset(NOTHING));
    assertThat(camera.screen(table, 16).getWidth()).isCloseTo(at.getWidth() + 32, offset(NOTHING));
  }
}
