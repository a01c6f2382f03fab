package baseplate.data;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The battle files that this program plays, by the places that their names lead to.
final class OpenFiles {
  private final Map<Path, Optional<Store>> open = new HashMap<>();

  /// Takes a file, which need not be there yet; throws [BadFile] when it is taken.
  Path take(Path file) {
    Path key = key(file);
    synchronized (open) {
      if (open.putIfAbsent(key, Optional.empty()) != null) {
        throw SideLock.taken(file);
      }
    }
    return key;
  }

  /// Says by what a file that was taken is held.
  Path hold(Path file, Store store) {
    Path key = key(file);
    synchronized (open) {
      open.put(key, Optional.of(store));
    }
    return key;
  }

  /// What holds a file.
  Optional<Store> find(Path file) {
    synchronized (open) {
      return open.getOrDefault(key(file), Optional.empty());
    }
  }

  void release(Path key) {
    synchronized (open) {
      open.remove(key);
    }
  }

  /// The same for every name that leads to one place.
  private static Path key(Path file) {
    Path whole = file.toAbsolutePath().normalize();
    try {
      return whole.toRealPath();
    } catch (IOException _) {
      return realFolder(whole);
    }
  }

  /// The place of a file that is not there yet.
  private static Path realFolder(Path whole) {
    @Nullable Path folder = whole.getParent();
    try {
      return folder == null ? whole : folder.toRealPath().resolve(whole.getFileName());
    } catch (IOException _) {
      return whole;
    }
  }
}
