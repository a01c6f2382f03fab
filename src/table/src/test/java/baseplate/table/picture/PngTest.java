package baseplate.table.picture;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.table.Screen;
import java.io.ByteArrayInputStream;
import javafx.scene.image.Image;
import javafx.scene.image.WritableImage;
import org.junit.jupiter.api.Test;

class PngTest {
  @Test
  void what_is_written_is_read_back_pixel_by_pixel() {
    WritableImage drawn = new WritableImage(5, 3);
    for (int x = 0; x < 5; x++) {
      for (int y = 0; y < 3; y++) {
        drawn.getPixelWriter().setArgb(x, y, 0xff000000 | x * 40 << 16 | y * 80 << 8 | x * y);
      }
    }
    byte[] png = Screen.on(() -> Png.of(drawn));
    Image read = Screen.on(() -> new Image(new ByteArrayInputStream(png)));

    assertThat(read.isError()).isFalse();
    for (int x = 0; x < 5; x++) {
      for (int y = 0; y < 3; y++) {
        assertThat(read.getPixelReader().getArgb(x, y))
            .isEqualTo(drawn.getPixelReader().getArgb(x, y));
      }
    }
  }
}
