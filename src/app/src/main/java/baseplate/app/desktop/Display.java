package baseplate.app.desktop;

import java.util.Locale;
import java.util.Map;

/// Whether there is a screen to open a window on.
public final class Display {
  private Display() {}

  /// Whether there is one, as far as it can be told beforehand: on Linux where the environment
  /// names one, or the toolkit draws without one because it was told to; elsewhere always.
  ///
  /// @param environment variables by name
  /// @param system the system's name
  /// @param platform what the toolkit was told to draw on, empty for nothing
  public static boolean isThere(Map<String, String> environment, String system, String platform) {
    boolean isLinux = system.toLowerCase(Locale.ROOT).contains("linux");
    return !isLinux
        || platform.equals("Headless")
        || isNamed(environment, "DISPLAY")
        || isNamed(environment, "WAYLAND_DISPLAY");
  }

  private static boolean isNamed(Map<String, String> environment, String variable) {
    return !environment.getOrDefault(variable, "").isBlank();
  }
}
