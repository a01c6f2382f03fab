package baseplate.geometry.sight;

/// How one obstacle shadows, as seen from one muzzle.
enum Casting {
  /// Not at all.
  NOTHING,
  /// Everything, since the muzzle lies in it.
  EVERYTHING,
  /// By plan, to any height.
  PLAN,
  /// Higher than the muzzle.
  HIGH,
  /// No higher than the muzzle.
  LOW;

  /// @param under whether the muzzle lies in its plan, not on its boundary
  static Casting of(Obstacle obstacle, Muzzle muzzle, boolean under, UnderMuzzle reading) {
    int over = obstacle.height().compareTo(muzzle.height());
    boolean hard = obstacle.cover() == Cover.HARD;
    if (!under) {
      return hard ? PLAN : over > 0 ? HIGH : LOW;
    }
    if (over > 0) {
      return EVERYTHING;
    }
    return switch (reading) {
      case CLEAR -> NOTHING;
      case FAR_EDGE -> hard || over == 0 ? EVERYTHING : LOW;
    };
  }
}
