package baseplate.app.desktop;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;

/// How rulings look in a browser and on paper.
final class RulingStyle {
  private static final String FILE = "/baseplate/app/desktop/ruling.css";

  private RulingStyle() {}

  static String sheet() {
    InputStream file = RulingStyle.class.getResourceAsStream(FILE);
    try (InputStream in = Objects.requireNonNull(file, FILE)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
