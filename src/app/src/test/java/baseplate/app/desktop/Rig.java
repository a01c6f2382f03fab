package baseplate.app.desktop;

import baseplate.core.Ruleset;
import baseplate.data.BaseplateHome;
import baseplate.table.look.Skin;
import baseplate.table.panel.BattleTable;
import baseplate.table.picture.Png;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.stage.Stage;
import org.testfx.api.FxRobot;

/// The program's window on a screen that nobody sees, with a mouse and a keyboard.
final class Rig implements AutoCloseable {
  private static final Object LOCK = new Object();
  private static final long PATIENCE = 60;
  private static boolean started;

  private final Path home;
  private final FxRobot robot = new FxRobot();
  private final Work work = new Work();
  private final Shell shell;
  private final Stage stage;

  private Rig(Path home, List<Ruleset> rulesets) {
    this.home = home;
    start();
    this.shell =
        onScreen(
            () -> {
              BaseplateHome folder = new BaseplateHome(home);
              Library library =
                  rulesets.isEmpty() ? Library.installed(folder) : new Library(folder, rulesets);
              return new Shell(library, new SettingsStore(folder), work);
            });
    this.stage = onScreen(this::open);
    await(stage::isFocused);
    settle();
  }

  /// With the rulesets that the program is packed with.
  static Rig installed(Path home) {
    return new Rig(home, List.of());
  }

  /// With these rulesets.
  static Rig of(Path home, Ruleset... rulesets) {
    return new Rig(home, List.of(rulesets));
  }

  private static void start() {
    synchronized (LOCK) {
      if (!started) {
        CompletableFuture<Boolean> up = new CompletableFuture<>();
        Toolkit.run(() -> up.complete(true));
        up.join();
        Platform.setImplicitExit(false);
        onScreen(
            () -> {
              Skin.loadFonts();
              return true;
            });
        started = true;
      }
    }
  }

  private Stage open() {
    Stage window = new Stage();
    window.setScene(shell.window());
    window.setX(0);
    window.setY(0);
    window.setWidth(1000);
    window.setHeight(760);
    window.show();
    window.requestFocus();
    return window;
  }

  /// Does something on the screen's thread and waits for what comes of it.
  static <T> T onScreen(Callable<T> deed) {
    CompletableFuture<T> done = new CompletableFuture<>();
    if (Platform.isFxApplicationThread()) {
      finish(done, deed);
    } else {
      Platform.runLater(() -> finish(done, deed));
    }
    return done.orTimeout(PATIENCE, TimeUnit.SECONDS).join();
  }

  private static <T> void finish(CompletableFuture<T> done, Callable<T> deed) {
    try {
      done.complete(deed.call());
    } catch (Exception | Error e) {
      done.completeExceptionally(e);
    }
  }

  /// Waits until something holds on the screen's thread.
  static void await(BooleanSupplier holds) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
    while (!onScreen(holds::getAsBoolean)) {
      if (System.nanoTime() > end) {
        throw new AssertionError("waited in vain");
      }
      pause();
    }
  }

  private static void pause() {
    try {
      Thread.sleep(15);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException(e);
    }
  }

  Shell shell() {
    return shell;
  }

  /// The table of the battle that is open.
  BattleTable table() {
    return onScreen(() -> shell.battle().orElseThrow().table());
  }

  /// Clicks on what a selector finds.
  void click(String selector) {
    await(() -> shell.window().lookup(selector) != null);
    settle();
    Node node = onScreen(() -> shell.window().lookup(selector));
    robot.clickOn(node);
    settle();
  }

  /// The mouse and the keyboard.
  FxRobot robot() {
    return robot;
  }

  /// Presses and lets go of keys, held together.
  void press(KeyCode... keys) {
    robot.push(keys);
    settle();
  }

  /// Waits until the screen has caught up.
  void settle() {
    onScreen(() -> true);
    onScreen(() -> true);
  }

  /// Keeps what the window shows as a picture, for eyes.
  void picture(String name) {
    settle();
    byte[] png = onScreen(() -> Png.of(shell.window().snapshot(null)));
    try {
      Path folder = Files.createDirectories(Path.of("target", "pictures"));
      Files.write(folder.resolve(name + ".png"), png);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @Override
  public void close() {
    onScreen(
        () -> {
          shell.leave();
          stage.close();
          return true;
        });
    work.close();
  }

  /// Where its files are.
  Path home() {
    return home;
  }
}
