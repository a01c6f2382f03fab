package baseplate.core.scene;

import baseplate.core.SlotId;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A place that can take a piece: a joint, a line spot, a hand, a vacated square.
///
/// @param id its name
/// @param pose where it is drawn
/// @param label what players read
/// @param whyNot why the piece at hand does not fit, null where it does
public record Slot(SlotId id, Pose pose, Phrase label, @Nullable Phrase whyNot) {
  /// Why the piece at hand does not fit; empty where it does.
  public Optional<Phrase> obstacle() {
    return Optional.ofNullable(whyNot);
  }
}
