package baseplate.app.desktop;

import javafx.application.Platform;

/// The toolkit that draws windows, where no window has started it.
final class Toolkit {
  private Toolkit() {}

  /// Lets the toolkit draw without a screen, if it has not started yet.
  static void hide() {
    System.setProperty("glass.platform", "Headless");
    System.setProperty("prism.order", "sw");
  }

  /// Does something on the toolkit's thread; starts the toolkit where it does not run yet.
  static void run(Runnable deed) {
    try {
      Platform.startup(deed);
    } catch (IllegalStateException _) {
      Platform.runLater(deed);
    }
  }
}
