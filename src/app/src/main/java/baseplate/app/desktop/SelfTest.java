package baseplate.app.desktop;

import baseplate.core.SideId;
import baseplate.data.BaseplateHome;
import baseplate.table.look.Skin;
import baseplate.table.panel.BattleTable;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.PickResult;
import javafx.stage.Stage;

/// Opens a real window, begins a battle of each ruleset, draws its table and clicks on it once:
/// what shows that a packed program works on a machine.
public final class SelfTest {
  private static final long PATIENCE = 60;

  private final Path folder;
  private final PrintStream out;

  private SelfTest(Path folder, PrintStream out) {
    this.folder = folder;
    this.out = out;
  }

  /// The same without a screen, as the packaging does so that windows open faster.
  public static boolean rehearse(PrintStream out, PrintStream err) {
    Toolkit.hide();
    return run(out, err);
  }

  /// Runs it in a folder of its own.
  ///
  /// @return whether everything worked
  public static boolean run(PrintStream out, PrintStream err) {
    try {
      Path folder = Files.createTempDirectory("baseplate-self-test");
      try {
        new SelfTest(folder, out).windows();
        return true;
      } finally {
        delete(folder);
      }
    } catch (IOException | ExecutionException | TimeoutException | RuntimeException e) {
      err.println("self-test: " + e);
      return false;
    } catch (InterruptedException _) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  private void windows() throws InterruptedException, ExecutionException, TimeoutException {
    int drawn = onScreen(this::draw);
    out.println("self-test: " + drawn + " tables drawn and clicked");
  }

  private interface Step {
    int take();
  }

  private static int onScreen(Step step)
      throws InterruptedException, ExecutionException, TimeoutException {
    CompletableFuture<Integer> done = new CompletableFuture<>();
    Toolkit.run(() -> finish(done, step));
    return done.get(PATIENCE, TimeUnit.SECONDS);
  }

  private static void finish(CompletableFuture<Integer> done, Step step) {
    try {
      done.complete(step.take());
    } catch (RuntimeException | Error e) {
      done.completeExceptionally(e);
    }
  }

  private int draw() {
    Skin.loadFonts();
    BaseplateHome home = new BaseplateHome(folder);
    int drawn = 0;
    try (Work work = new Work()) {
      Shell shell = new Shell(Library.installed(home), new SettingsStore(home), work);
      Stage stage = new Stage();
      stage.setScene(shell.window());
      stage.show();
      for (var ruleset : shell.library().rulesets()) {
        NewBattle chosen = new NewBattle(ruleset, java.util.List.of("A", "B"));
        shell.begin(ruleset, chosen.wish(), Map.<SideId, String>of());
        click(shell.battle().orElseThrow().table(), shell.window());
        drawn++;
      }
      shell.leave();
      stage.close();
    }
    return drawn;
  }

  /// A click in the middle of the table, and a look at what is drawn.
  private static void click(BattleTable table, Scene window) {
    window.snapshot(null);
    double x = table.table().getWidth() / 2;
    double y = table.table().getHeight() / 2;
    for (var kind : java.util.List.of(MouseEvent.MOUSE_PRESSED, MouseEvent.MOUSE_RELEASED)) {
      Event.fireEvent(table.table(), event(kind, x, y, table));
    }
    long colours = Colours.count(window.snapshot(null));
    if (colours < 3) {
      throw new IllegalStateException("nothing was drawn: " + colours + " colours");
    }
  }

  private static MouseEvent event(
      javafx.event.EventType<MouseEvent> kind, double x, double y, BattleTable table) {
    PickResult pick = new PickResult(table.table(), x, y);
    return new MouseEvent(
        kind,
        x,
        y,
        x,
        y,
        MouseButton.PRIMARY,
        1,
        false,
        false,
        false,
        false,
        true,
        false,
        false,
        true,
        false,
        true,
        pick);
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> all = Files.walk(folder)) {
      for (Path path : all.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(path);
      }
    }
  }
}
