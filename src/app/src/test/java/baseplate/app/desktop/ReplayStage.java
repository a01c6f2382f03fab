package baseplate.app.desktop;

import baseplate.app.Baseplate;
import baseplate.data.BaseplateHome;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;

/// A window without a screen, and battles to open in it.
final class ReplayStage {
  private static final Object STARTING = new Object();
  private static boolean started;

  private final Shell shell;

  private ReplayStage(Shell shell) {
    this.shell = shell;
  }

  static ReplayStage in(Path folder) {
    synchronized (STARTING) {
      if (!started) {
        start();
        started = true;
      }
    }
    BaseplateHome home = new BaseplateHome(folder.resolve("home"));
    return new ReplayStage(
        on(() -> new Shell(Library.installed(home), new SettingsStore(home), new Work())));
  }

  /// Where other tests share the process it may be running already.
  private static void start() {
    CountDownLatch ready = new CountDownLatch(1);
    Toolkit.run(ready::countDown);
    try {
      ready.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    Platform.setImplicitExit(false);
  }

  static <T> T on(Callable<T> work) {
    CompletableFuture<T> done = new CompletableFuture<>();
    Platform.runLater(
        () -> {
          try {
            done.complete(work.call());
          } catch (Exception | AssertionError e) {
            done.completeExceptionally(e);
          }
        });
    try {
      return done.get(60, TimeUnit.SECONDS);
    } catch (Exception e) {
      throw new AssertionError(e.getCause() == null ? e : e.getCause());
    }
  }

  static void does(Runnable work) {
    boolean done =
        on(
            () -> {
              work.run();
              return true;
            });
    if (!done) {
      throw new AssertionError();
    }
  }

  Shell shell() {
    return shell;
  }

  /// A skirmish that computer players fought to its end.
  static Path fought(Path folder) {
    return carried(folder.resolve("Fought.battle.jsonl"), "100000");
  }

  /// A skirmish after some entries.
  static Path begun(Path folder, int entries) {
    return carried(folder.resolve("Begun.battle.jsonl"), Integer.toString(entries));
  }

  private static Path carried(Path file, String entries) {
    String name = file.toString();
    run("new", "micro-brick-battle", "--scenario", "skirmish", "--seed", "7", "--out", name);
    run("auto", name, "--players", "greedy,greedy", "--entries", entries);
    return file;
  }

  private static void run(String... words) {
    PrintStream none =
        new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);
    if (Baseplate.run(words, none, none) != 0) {
      throw new AssertionError(String.join(" ", words));
    }
  }

  ReplayPage replay(Path file) {
    return on(
        () -> {
          shell.replay(file);
          return (ReplayPage) page();
        });
  }

  BattlePage battle(Path file) {
    return on(
        () -> {
          shell.open(file);
          return (BattlePage) page();
        });
  }

  private Node page() {
    return shell.window().getRoot().getChildrenUnmodifiable().getFirst();
  }

  /// A node that is shown, by its id.
  <N extends Node> N node(String id, Class<N> kind) {
    return on(() -> kind.cast(found(id)));
  }

  private Node found(String id) {
    shell.window().getRoot().applyCss();
    Node node = shell.window().getRoot().lookup("#" + id);
    if (node == null) {
      throw new AssertionError("not shown: " + id);
    }
    return node;
  }

  boolean shows(String id) {
    return on(() -> shell.window().getRoot().lookup("#" + id) != null);
  }

  static void press(Node on, KeyCode code) {
    does(
        () ->
            on.fireEvent(
                new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false)));
  }

  void leave() {
    does(shell::leave);
    shell.work().close();
  }
}
