package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.data.Offset.offset;

import baseplate.table.camera.Camera;
import baseplate.table.view.TableView;
import java.nio.file.Path;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.paint.Color;
import javafx.scene.transform.Transform;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Screens of any scale show the same table in the same place.
class OutputScaleTest {
  private static final double[] SCALES = {1.25, 1.5, 2, 3};
  private static final double CLOSE = 0.2;

  @TempDir private Path home;

  @Test
  void a_finer_screen_shows_the_same_in_more_pixels() {
    try (Rig rig = Rig.installed(home)) {
      new Tour(rig).go(Tour.Stop.MOVEMENT);
      TableView table = rig.table().table();
      WritableImage plain = Rig.onScreen(() -> drawn(table, 1));
      for (double scale : SCALES) {
        WritableImage fine = Rig.onScreen(() -> drawn(table, scale));
        assertThat(fine.getWidth()).isCloseTo(plain.getWidth() * scale, offset(2.0));
        assertThat(fine.getHeight()).isCloseTo(plain.getHeight() * scale, offset(2.0));
        assertThat(alike(plain, fine, scale)).as("%s", scale).isGreaterThan(0.9);
      }
    }
  }

  private static WritableImage drawn(TableView table, double scale) {
    SnapshotParameters wanted = new SnapshotParameters();
    wanted.setTransform(Transform.scale(scale, scale));
    return table.snapshot(wanted, null);
  }

  /// The share of places that have about the same colour in both.
  private static double alike(WritableImage plain, WritableImage fine, double scale) {
    int all = 0;
    int same = 0;
    for (int y = 3; y < plain.getHeight() - 3; y += 5) {
      for (int x = 3; x < plain.getWidth() - 3; x += 5) {
        Color one = plain.getPixelReader().getColor(x, y);
        int fineX = (int) Math.min(fine.getWidth() - 1, (x + 0.5) * scale);
        int fineY = (int) Math.min(fine.getHeight() - 1, (y + 0.5) * scale);
        all++;
        same += isClose(one, fine.getPixelReader().getColor(fineX, fineY)) ? 1 : 0;
      }
    }
    return same / (double) all;
  }

  private static boolean isClose(Color one, Color two) {
    return Math.abs(one.getRed() - two.getRed()) < CLOSE
        && Math.abs(one.getGreen() - two.getGreen()) < CLOSE
        && Math.abs(one.getBlue() - two.getBlue()) < CLOSE;
  }

  @Test
  void the_table_never_creeps() {
    try (Rig rig = Rig.installed(home)) {
      new Tour(rig).go(Tour.Stop.MOVEMENT);
      TableView table = rig.table().table();
      Rig.onScreen(
          () -> {
            Camera start = table.camera().get();
            for (int i = 0; i < 1000; i++) {
              table.look(table.camera().get().zoomed(301.3, 99.9, 1.25));
              table.look(table.camera().get().panned(11.7, 3.3));
              table.layout();
              table.look(table.camera().get().panned(-11.7, -3.3));
              table.look(table.camera().get().zoomed(301.3, 99.9, 1 / 1.25));
            }
            Camera end = table.camera().get();
            assertThat(end.x()).isCloseTo(start.x(), offset(1e-6));
            assertThat(end.y()).isCloseTo(start.y(), offset(1e-6));
            assertThat(end.scale()).isCloseTo(start.scale(), offset(1e-6));
            return true;
          });
    }
  }
}
