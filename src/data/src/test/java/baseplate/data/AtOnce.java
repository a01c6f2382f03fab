package baseplate.data;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/// Runs tasks beside each other.
final class AtOnce {
  private AtOnce() {}

  /// What the tasks gave, in their order, run on so many threads.
  static <T> List<T> run(int threads, List<Callable<T>> tasks) throws Exception {
    List<T> given = new ArrayList<>();
    try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
      for (Future<T> task : pool.invokeAll(tasks)) {
        given.add(task.get());
      }
    }
    return given;
  }
}
