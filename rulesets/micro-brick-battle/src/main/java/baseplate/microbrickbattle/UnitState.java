package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.geometry.Angle;

/// What is remembered of a unit beside its pose.
///
/// @param status what has become of it
/// @param turret where the turret points, clockwise from the hull's facing
/// @param driven Movement Points spent on straight movement this phase, in thousandths
/// @param turned hull turning this phase, left and right added, in hundredths of a degree
/// @param flown forward flight this phase in thousandths of an inch; 0 for what does not fly
record UnitState(Status status, Angle turret, long driven, int turned, long flown)
    implements PieceState {
  /// Not yet deployed.
  static final UnitState RESERVE = new UnitState(Status.RESERVE, Angle.ZERO, 0, 0, 0);

  /// On the table, turret ahead, nothing spent.
  static final UnitState FRESH = new UnitState(Status.LIVE, Angle.ZERO, 0, 0, 0);

  /// The state of a piece that is a unit.
  static UnitState of(Piece piece) {
    return (UnitState) piece.state();
  }

  boolean isLive() {
    return status == Status.LIVE;
  }

  /// With the turret elsewhere.
  UnitState aimed(Angle to) {
    return new UnitState(status, to, driven, turned, flown);
  }

  /// With another fate; what was spent is forgotten.
  UnitState become(Status fate) {
    return new UnitState(fate, turret, 0, 0, 0);
  }

  /// With nothing spent.
  UnitState rested() {
    return driven == 0 && turned == 0 && flown == 0 ? this : new UnitState(status, turret, 0, 0, 0);
  }

  /// With more spent.
  UnitState spending(long moreDriven, int moreTurned, long moreFlown) {
    return new UnitState(
        status, turret, driven + moreDriven, turned + moreTurned, flown + moreFlown);
  }
}
