package baseplate.geometry.path;

import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import java.util.ArrayList;
import java.util.List;

/// A barrier near the way, with how deep the moving outline may lie in it.
///
/// @param slack thousandths: the contact slack, or the depth at the start where that is greater
record Obstruction(Barrier barrier, long slack) {
  static List<Obstruction> of(List<Barrier> near, Placed start) {
    if (near.isEmpty()) {
      return List.of();
    }
    List<Obstruction> obstructions = new ArrayList<>(near.size());
    for (Barrier barrier : near) {
      obstructions.add(new Obstruction(barrier, slack(start, barrier.outline())));
    }
    return obstructions;
  }

  private static long slack(Placed start, Placed barrier) {
    return Contact.overlaps(start, barrier)
        ? Contact.depth(start, barrier).thousandths()
        : Contact.SLACK;
  }

  /// Whether the start already lies deeper than the slack for all.
  boolean isEntered() {
    return slack > Contact.SLACK;
  }

  Stopper stopper() {
    return new Stopper.Piece(barrier.id());
  }
}
