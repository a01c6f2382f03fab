package baseplate.core.journal;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// Where a session's entries are kept, in their order.
public interface Sink {
  /// Takes an entry without waiting; the stage completes when the entry is safe, or fails with the
  /// reason why it is not.
  CompletionStage<@Nullable Void> append(Entry entry);

  /// Whether anything is kept at all.
  default boolean keeps() {
    return true;
  }

  /// Keeps nothing.
  Sink NONE =
      new Sink() {
        @Override
        public CompletionStage<@Nullable Void> append(Entry entry) {
          return CompletableFuture.completedFuture(null);
        }

        @Override
        public boolean keeps() {
          return false;
        }
      };
}
