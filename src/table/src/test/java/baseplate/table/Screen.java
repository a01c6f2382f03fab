package baseplate.table;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;

/// The toolkit's thread, on a screen that nobody sees.
public final class Screen {
  private static final long PATIENCE = 60;

  private Screen() {}

  /// Does something there and waits for what comes of it.
  public static <T> T on(Callable<T> deed) {
    CompletableFuture<T> done = new CompletableFuture<>();
    try {
      Platform.startup(() -> finish(done, deed));
      Platform.setImplicitExit(false);
    } catch (IllegalStateException _) {
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
}
