package baseplate.geometry.sight;

import baseplate.geometry.Side;
import java.util.List;

/// What a muzzle sees of a target.
///
/// @param sees whether some stretch of the hull's outline is visible past Hard Cover
/// @param side the facing side
/// @param band how much of the facing side all obstacles hide together
/// @param veil whether the whole facing side is hidden, and by what
/// @param hindering the obstacles that hide something of the facing side, each by itself, in the
///   order of the set; empty where the band is none
/// @rule MBB-13
/// @rule MBB-16
/// @rule MBB-17
public record Look(boolean sees, Side side, Band band, Veil veil, List<Obstacle> hindering) {
  public Look {
    hindering = List.copyOf(hindering);
  }

  /// Whether anything hides any of the facing side.
  public boolean isHindered() {
    return band != Band.NONE;
  }
}
