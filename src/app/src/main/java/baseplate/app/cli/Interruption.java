package baseplate.app.cli;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/// Lets long work end early when the player presses Ctrl+C: the work asks, stops at its next
/// chance, and what it has is printed before the process ends with success.
public final class Interruption {
  private static final int SECONDS = 20;

  private final AtomicBoolean asked = new AtomicBoolean();

  /// Whether the work must end now.
  public boolean isAsked() {
    return asked.get();
  }

  /// Asks the work to end.
  public void ask() {
    asked.set(true);
  }

  /// From now on Ctrl+C only asks, until the listening is closed, by when everything must be
  /// printed.
  Listening listen() {
    return new Listening();
  }

  /// The time in which Ctrl+C only asks.
  final class Listening implements AutoCloseable {
    private final CountDownLatch printed = new CountDownLatch(1);
    private final Thread hook = new Thread(this::await, "interruption");

    private Listening() {
      Runtime.getRuntime().addShutdownHook(hook);
    }

    private void await() {
      ask();
      try {
        if (printed.await(SECONDS, TimeUnit.SECONDS)) {
          Runtime.getRuntime().halt(Exit.DONE.code());
        }
      } catch (InterruptedException _) {
        Thread.currentThread().interrupt();
      }
    }

    @Override
    public void close() {
      if (!isAsked()) {
        remove();
      }
      printed.countDown();
    }

    private void remove() {
      try {
        Runtime.getRuntime().removeShutdownHook(hook);
      } catch (IllegalStateException ignored) {
        // the process is ending already: the hook waits for the latch and ends it
      }
    }
  }
}
