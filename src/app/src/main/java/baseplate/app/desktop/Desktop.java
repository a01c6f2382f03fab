package baseplate.app.desktop;

import baseplate.data.BaseplateHome;
import baseplate.table.look.Skin;
import java.nio.file.Path;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/// The program with a window.
public final class Desktop extends Application {
  private static final double LEAST_WIDTH = 1000;
  private static final double LEAST_HEIGHT = 700;

  private final Work work = new Work();
  private @Nullable Shell shell;

  @Override
  public void start(Stage stage) {
    Skin.loadFonts();
    BaseplateHome home =
        BaseplateHome.of(System.getenv(), Path.of(System.getProperty("user.home", ".")));
    SettingsStore settings = new SettingsStore(home);
    Shell pages = new Shell(Library.installed(home), settings, work);
    shell = pages;
    pages.watchFaults();
    stage.setTitle("Baseplate");
    stage.setScene(pages.window());
    stage.setMinWidth(LEAST_WIDTH);
    stage.setMinHeight(LEAST_HEIGHT);
    stage.setMaximized(settings.now().window().maximized());
    stage.setOnCloseRequest(_ -> remember(stage, settings));
    stage.show();
  }

  private static void remember(Stage stage, SettingsStore settings) {
    Settings.Window window =
        new Settings.Window(
            stage.getScene().getWidth(), stage.getScene().getHeight(), stage.isMaximized());
    settings.set(settings.now().at(window));
  }

  @Override
  public void stop() {
    Shell pages = shell;
    if (pages != null) {
      pages.leave();
    }
    work.close();
  }
}
