package baseplate.microbrickbattle;

import baseplate.core.play.SightReport;

/// A shooter `s` of AP 5 or as given at the near end of the table and a target `t` straight ahead,
/// 12.8 inches from the muzzle to its near side. What stands 12.6 inches up the table throws a
/// shadow twice as far off the middle on that side.
final class Firing {
  /// The middle of the table.
  static final long MIDDLE = 10_000;

  /// Where a wall doubles its offset on the target's side.
  static final long HALF_WAY = 12_600;

  private Firing() {}

  static Skirmish pair(int attack, int defence, long facing) {
    return new Skirmish()
        .unit(Skirmish.RED, Kinds.tank("s", attack, 5, 8), MIDDLE, 5_000, 0)
        .unit(Skirmish.BLUE, Kinds.tank("t", 5, defence, 8), MIDDLE, 20_000, facing);
  }

  /// AP 5 at DP 5 with a house between them that hides the target wholly.
  static Skirmish behindHouse() {
    return pair(5, 5, 180)
        .block("house", TerrainKind.Bulk.SOLID, "8", 6_000, 14_000, 12_000, 14_000);
  }

  static SightReport open(int attack, int defence, long facing) {
    return pair(attack, defence, facing).sight("s", "t");
  }

  /// AP 5 at DP 5 with a soft wall that hides that many thousandths of the target's 1-inch side
  /// from the right.
  static Skirmish hidden(long thousandths, long facing) {
    return wall(pair(5, 5, facing), thousandths);
  }

  /// Its corner that bounds the shadow, the far one or past the middle the near one, stands half
  /// way.
  static Skirmish wall(Skirmish skirmish, long thousandths) {
    long left = MIDDLE + (500 - thousandths) / 2;
    long near = thousandths > 500 ? HALF_WAY : HALF_WAY - 400;
    return skirmish.block(
        "wall", TerrainKind.Bulk.SOLID, "3", left, left + 2_000, near, near + 400);
  }
}
