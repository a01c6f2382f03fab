package baseplate.geometry.sight;

import baseplate.geometry.Ring;
import baseplate.geometry.Wide;

/// The stretch of the wall itself that lies inside a convex part: there the part is as high as it
/// is.
final class WallCut {
  private final boolean present;
  private long fromTop;
  private long fromBottom = 1;
  private long toTop = 1;
  private long toBottom = 1;

  WallCut(Wedge wedge, Ring part) {
    boolean cut = true;
    for (int i = 0, j = part.size() - 1; cut && i < part.size(); j = i++) {
      long from = wedge.leftOfFrom(part.x(j), part.y(j), part.x(i), part.y(i));
      long to = wedge.leftOfTo(part.x(j), part.y(j), part.x(i), part.y(i));
      cut = (from > 0 || to > 0) && narrow(from, to);
    }
    present = cut;
  }

  private boolean narrow(long from, long to) {
    if (from < 0 && Wide.compareProducts(-from, fromBottom, fromTop, to - from) > 0) {
      fromTop = -from;
      fromBottom = to - from;
    }
    if (to < 0 && Wide.compareProducts(from, toBottom, toTop, from - to) < 0) {
      toTop = from;
      toBottom = from - to;
    }
    return Wide.compareProducts(fromTop, toBottom, toTop, fromBottom) < 0;
  }

  void addTo(int owner, long rise, Shadows shadows) {
    if (present) {
      int at = shadows.add(owner, rise);
      shadows.set(at, fromTop, fromBottom, 1, 1);
      shadows.set(at + 4, toTop, toBottom, 1, 1);
    }
  }
}
