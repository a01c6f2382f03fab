package baseplate.microbrickbattle;

import baseplate.geometry.path.Path;

/// What movement costs.
///
/// @rule MBB-5
/// @rule MBB-6
final class Tariff {
  private static final long POINT = 1000;

  private final long step;
  private final long price;

  Tariff(Readings readings) {
    boolean byQuarters = readings.turning() == Readings.Turning.STARTED_90;
    this.step = byQuarters ? 9_000 : 4_500;
    this.price = byQuarters ? POINT : POINT / 2;
  }

  /// The charge for turning that many hundredths of a degree in one phase: for every started 90
  /// degrees a point, or by agreement for every started 45 half a point.
  long turning(long hundredths) {
    return (hundredths + step - 1) / step * price;
  }

  /// How far a unit that has turned so far may turn in all for that many points.
  long furthestTurn(long points) {
    return points / price * step;
  }

  /// What a unit has spent in the phase.
  long spent(UnitState state) {
    return state.driven() + turning(state.turned());
  }

  /// The bill for a path.
  ///
  /// @param slow what slow ground adds
  Bill bill(UnitState state, Path path, long slow) {
    long turned = turning(state.turned());
    return new Bill(
        state.driven() + turned,
        path.forward().thousandths(),
        2 * path.reverse().thousandths(),
        slow,
        turning(state.turned() + path.turned().hundredths()) - turned);
  }
}
