package baseplate.table.play;

import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// Works out the newest of what is asked, away from the screen; older questions that wait are
/// dropped, and so are answers to what is not asked any more.
///
/// @param <T> what is worked out
final class Newest<T> {
  private final Executor worker;
  private final Executor screen;
  private final AtomicReference<@Nullable Task<T>> waiting = new AtomicReference<>();
  private long asked;

  private record Task<T>(long number, Supplier<T> work, Consumer<T> then) {}

  /// @param worker works things out
  /// @param screen takes answers
  Newest(Executor worker, Executor screen) {
    this.worker = worker;
    this.screen = screen;
  }

  /// Asks; for the screen's thread.
  ///
  /// @param work pure
  /// @param then takes the answer on the screen's thread, unless something newer was asked
  void ask(Supplier<T> work, Consumer<T> then) {
    asked++;
    if (waiting.getAndSet(new Task<>(asked, work, then)) == null) {
      worker.execute(this::next);
    }
  }

  /// Forgets what was asked; no answer to it comes any more.
  void forget() {
    asked++;
    waiting.set(null);
  }

  private void next() {
    Task<T> task = waiting.getAndSet(null);
    if (task != null) {
      T answer = task.work().get();
      screen.execute(() -> answer(task, answer));
    }
  }

  private void answer(Task<T> task, T answer) {
    if (task.number() == asked) {
      task.then().accept(answer);
    }
  }
}
