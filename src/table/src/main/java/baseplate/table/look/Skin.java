package baseplate.table.look;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import baseplate.assets.Assets;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.List;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.text.Font;

/// Puts fonts and style sheets on a window: light or dark, with words of a size.
public final class Skin {
  /// Words at 100 %, in pixels.
  public static final double WORDS = 13;

  private static final String DARK = "dark";

  private Skin() {}

  /// Makes the fonts known to the toolkit; once, before the first window.
  public static void loadFonts() {
    Assets.fonts().forEach(Skin::load);
  }

  private static void load(URL font) {
    try (InputStream in = font.openStream()) {
      Font.loadFont(in, WORDS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /// Dresses a window.
  public static void dress(Scene window, Look look) {
    String base =
        look.dark()
            ? new PrimerDark().getUserAgentStylesheet()
            : new PrimerLight().getUserAgentStylesheet();
    window.setUserAgentStylesheet(base);
    List<String> sheets = Assets.styleSheets().stream().map(URL::toExternalForm).toList();
    window.getStylesheets().setAll(sheets);
    dress(window.getRoot(), look);
  }

  private static void dress(Parent root, Look look) {
    root.getStyleClass().remove(DARK);
    if (look.dark()) {
      root.getStyleClass().add(DARK);
    }
    root.setStyle("-fx-font-size: " + WORDS * look.words() + "px;");
  }
}
