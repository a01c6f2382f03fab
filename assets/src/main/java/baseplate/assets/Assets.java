package baseplate.assets;

import java.net.URL;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/// Where the style sheets and fonts are.
public final class Assets {
  private static final String FONTS = "fonts/com/formdev/flatlaf/fonts/inter/Inter-";

  private Assets() {}

  /// The style sheets in the order in which they apply.
  public static List<URL> styleSheets() {
    return Stream.of("roles", "controls", "pages", "table", "replay")
        .map(Assets::styleSheet)
        .toList();
  }

  private static URL styleSheet(String name) {
    return found("styles/" + name + ".css");
  }

  /// The font files, all of the family that the style sheets name.
  public static List<URL> fonts() {
    return Stream.of("Regular", "SemiBold", "Bold")
        .map(weight -> found(FONTS + weight + ".otf"))
        .toList();
  }

  private static URL found(String name) {
    return Objects.requireNonNull(Assets.class.getResource(name), name);
  }
}
