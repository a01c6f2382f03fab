package baseplate.app.desktop;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// In the dark no page is left bright.
class DarkPagesTest {
  private static final int STEP = 5;
  private static final double BRIGHT = 0.75;

  /// Words and the whites of dice are bright, and the table's labels.
  private static final double MOST = 0.08;

  @TempDir private Path home;

  @Test
  void no_page_is_bright_in_the_dark() {
    try (Rig rig = Rig.installed(home)) {
      Rig.onScreen(
          () -> {
            Settings now = rig.shell().settings().now();
            rig.shell().settings().set(now.looking(now.look().darkened(true)));
            return true;
          });
      Tour tour = new Tour(rig);
      for (Tour.Stop stop : Tour.Stop.values()) {
        tour.go(stop);
        rig.picture("dark-" + stop);
        assertThat(bright(rig)).as(stop.name()).isLessThan(MOST);
      }
    }
  }

  private static double bright(Rig rig) {
    return Rig.onScreen(() -> bright(rig.shell().window().snapshot(null)));
  }

  private static double bright(Image image) {
    PixelReader pixels = image.getPixelReader();
    int bright = 0;
    int all = 0;
    for (int y = 0; y < image.getHeight(); y += STEP) {
      for (int x = 0; x < image.getWidth(); x += STEP) {
        bright += pixels.getColor(x, y).getBrightness() > BRIGHT ? 1 : 0;
        all++;
      }
    }
    return (double) bright / all;
  }
}
