package baseplate.app.desktop;

import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import java.util.function.Supplier;
import javafx.application.Platform;
import org.jspecify.annotations.Nullable;

/// Carries out away from the screen what would hold it up: previews on one thread, thinking on
/// another.
public final class Work implements AutoCloseable {
  private final ExecutorService previews = Executors.newSingleThreadExecutor(named("previews"));
  private final ExecutorService thinking = Executors.newSingleThreadExecutor(named("thinking"));

  private static ThreadFactory named(String name) {
    return Thread.ofPlatform().daemon().name(name, 0).factory();
  }

  /// Judges what is looked at.
  public Executor previews() {
    return previews;
  }

  /// Works something out and takes the answer on the screen's thread.
  public <T extends @Nullable Object> void think(Supplier<T> work, Consumer<T> then) {
    thinking.execute(
        () -> {
          T answer = work.get();
          Platform.runLater(() -> then.accept(answer));
        });
  }

  @Override
  public void close() {
    previews.shutdownNow();
    thinking.shutdownNow();
  }
}
