package baseplate.core;

import baseplate.geometry.Pose;

/// Where a piece is.
public sealed interface Place {
  /// On the table.
  ///
  /// @param pose centre of the outline's bounding rectangle and facing
  record OnTable(Pose pose) implements Place {}

  /// In a slot.
  ///
  /// @param slot which
  /// @param order position in it, from 0
  record InSlot(SlotId slot, int order) implements Place {}

  /// Not in play: not yet deployed, gone, or removed; the piece's state says which.
  record Aside() implements Place {}
}
