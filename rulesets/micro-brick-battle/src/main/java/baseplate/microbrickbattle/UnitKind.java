package baseplate.microbrickbattle;

import baseplate.geometry.Height;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.List;

/// A kind of unit: its numbers and its true shape at 1:120.
///
/// @param id its name in files
/// @param name what players read
/// @param nation who fielded it
/// @param unitClass what sort it is
/// @param attack AP
/// @param defence DP
/// @param movement MP
/// @param hull the footprint
/// @param height of the hull above the ground
/// @param turret corners of the turret about the gun's pivot, turret ahead; empty without one
/// @param turretTop height of the turret's top above the ground; that of the hull without one
/// @param gun where its shots leave it
/// @param barrel whether there is a barrel to draw
/// @param wreck the footprint on its side
/// @param wreckHeight height on its side
/// @param price for balance only
/// @rule MBB-30
record UnitKind(
    String id,
    String name,
    String nation,
    UnitClass unitClass,
    int attack,
    int defence,
    int movement,
    Outline hull,
    Height height,
    List<Point> turret,
    Height turretTop,
    Gun gun,
    Barrel barrel,
    Outline wreck,
    Height wreckHeight,
    BigDecimal price) {
  UnitKind {
    turret = List.copyOf(turret);
  }

  /// Whether there is a barrel to draw.
  enum Barrel {
    SHOWN,
    NONE
  }

  /// MP in thousandths.
  long movementThousandths() {
    return movement * 1000L;
  }
}
