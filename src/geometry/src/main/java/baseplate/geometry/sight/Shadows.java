package baseplate.geometry.sight;

import java.util.Arrays;

/// The straight stretches of shadow tops on one wall, each between two ends at which t and w are
/// quotients of whole numbers. `rise` is obstacle height minus muzzle height: the top stands at
/// muzzle height + rise·w. A whole shadow hides the wall to any height.
final class Shadows {
  private static final int STRIDE = 8;

  private long[] ends = {};
  private long[] rises = {};
  private int[] owners = {};
  private boolean[] wholes = {};
  private int size;

  int size() {
    return size;
  }

  /// The start, as numerator and denominator.
  long fromTop(int i) {
    return ends[STRIDE * i];
  }

  long fromBottom(int i) {
    return ends[STRIDE * i + 1];
  }

  long toTop(int i) {
    return ends[STRIDE * i + 4];
  }

  long toBottom(int i) {
    return ends[STRIDE * i + 5];
  }

  /// w at the start, as numerator and denominator.
  long fromWideTop(int i) {
    return ends[STRIDE * i + 2];
  }

  long fromWideBottom(int i) {
    return ends[STRIDE * i + 3];
  }

  long toWideTop(int i) {
    return ends[STRIDE * i + 6];
  }

  long toWideBottom(int i) {
    return ends[STRIDE * i + 7];
  }

  long rise(int i) {
    return rises[i];
  }

  int owner(int i) {
    return owners[i];
  }

  boolean isWhole(int i) {
    return wholes[i];
  }

  /// Adds a stretch that hides everything above it.
  void addWhole(int owner, long fromTop, long fromBottom, long toTop, long toBottom) {
    int at = grow(owner, 0, true);
    set(at, fromTop, fromBottom, 1, 1);
    set(at + 4, toTop, toBottom, 1, 1);
  }

  /// Begins a stretch of which both ends are then set.
  int add(int owner, long rise) {
    return grow(owner, rise, false);
  }

  void set(int at, long top, long bottom, long wideTop, long wideBottom) {
    ends[at] = top;
    ends[at + 1] = bottom;
    ends[at + 2] = wideTop;
    ends[at + 3] = wideBottom;
  }

  private int grow(int owner, long rise, boolean whole) {
    if (size == rises.length) {
      widen(Math.max(2, size * 2));
    }
    rises[size] = rise;
    owners[size] = owner;
    wholes[size] = whole;
    return STRIDE * size++;
  }

  private void widen(int capacity) {
    ends = Arrays.copyOf(ends, capacity * STRIDE);
    rises = Arrays.copyOf(rises, capacity);
    owners = Arrays.copyOf(owners, capacity);
    wholes = Arrays.copyOf(wholes, capacity);
  }
}
