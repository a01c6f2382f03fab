package baseplate.app.desktop;

import java.util.HashSet;
import java.util.Set;
import javafx.scene.image.Image;
import javafx.scene.image.PixelReader;

/// Counts what a picture is made of.
final class Colours {
  private static final int STEP = 7;

  private Colours() {}

  /// How many colours a picture has, looked at every few pixels.
  static long count(Image image) {
    Set<Integer> colours = new HashSet<>();
    PixelReader pixels = image.getPixelReader();
    for (int y = 0; y < image.getHeight(); y += STEP) {
      for (int x = 0; x < image.getWidth(); x += STEP) {
        colours.add(pixels.getArgb(x, y));
      }
    }
    return colours.size();
  }
}
