package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.geometry.Bearing;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.sight.Band;

/// Works out the numbers of shots.
///
/// @rule MBB-16
/// @rule MBB-17
/// @rule MBB-18
/// @rule MBB-20
final class Strikes {
  private static final int WRECK = -2;
  private static final int REAR = -2;

  private final Catalogue catalogue;
  private final Readings readings;
  private final Rotation rearArc;

  Strikes(Setting setting) {
    this.catalogue = setting.catalogue();
    this.readings = setting.readings();
    this.rearArc = Rotation.ofDegrees(setting.readings().rearArc());
  }

  /// The numbers of a shot along a sight line.
  Strike of(Sightline line) {
    int attack = catalogue.unit(line.shooter()).attack();
    int defence = catalogue.unit(line.target()).defence();
    int hidden = hidden(line);
    int wreck = line.isCutByWreck() ? WRECK : 0;
    int rear = isBehind(line) ? REAR : 0;
    int need = catalogue.table().need(attack + hidden + wreck, defence + rear);
    return new Strike(attack, defence, hidden, wreck, rear, need);
  }

  /// What the hidden share costs beside a wreck in the way; nothing where only the worst counts.
  ///
  /// @rule MBB-17
  private int hidden(Sightline line) {
    boolean worst = readings.wreckAndCover() == Readings.WreckAndCover.WORST;
    return worst && line.isCutByWreck() ? 0 : hidden(line.look().band());
  }

  /// What the hidden share costs; a wreck alone costs as much as the most of it.
  ///
  /// @rule MBB-16
  static int hidden(Band band) {
    return switch (band) {
      case NONE -> 0;
      case UNDER_HALF -> -1;
      case HALF_AND_MORE, ALL -> -2;
    };
  }

  /// Whether the muzzle bears from the centre of the target's hull no further from its tail than
  /// the agreed arc, boundary included; infantry has no rear.
  ///
  /// @rule MBB-18
  /// @rule MBB-41
  boolean isBehind(Sightline line) {
    Piece target = line.target();
    if (catalogue.unit(target).unitClass() == UnitClass.INFANTRY) {
      return false;
    }
    Pose hull = Board.pose(target);
    return Bearing.within(hull.at(), line.muzzle().at(), hull.facing().opposite(), rearArc);
  }
}
