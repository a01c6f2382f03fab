package baseplate.core.journal;

import baseplate.core.play.Happening;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// An entry as far as one side may know it.
///
/// @param number the entry's
/// @param happening what that side sees of it
/// @param outcome whether it was carried out whole or waits
/// @param back the entry after which the battle stands again, null where it just went on
public record Seen(int number, Happening happening, Entry.Outcome outcome, @Nullable Integer back) {
  /// The entry after which the battle stands again; empty where it just went on.
  public OptionalInt returnsTo() {
    return back == null ? OptionalInt.empty() : OptionalInt.of(back);
  }
}
