package baseplate.geometry.path;

import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// How far something went straight, its facing kept.
///
/// @param done how far, to the whole thousandth that is still free
/// @param at the pose there
/// @param by what is in the way of one thousandth more, null where it went all the way
public record Shift(Length done, Pose at, @Nullable Stopper by) {
  /// What is in the way of one thousandth more; empty where it went all the way.
  public Optional<Stopper> stopper() {
    return Optional.ofNullable(by);
  }
}
