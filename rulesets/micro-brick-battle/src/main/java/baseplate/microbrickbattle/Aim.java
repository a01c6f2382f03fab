package baseplate.microbrickbattle;

import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Bearing;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.Optional;

/// Whether a barrel points, or can be pointed, at a target.
///
/// @rule MBB-7
/// @rule MBB-23
/// @rule MBB-41
final class Aim {
  private final Catalogue catalogue;
  private final Board board;
  private final Readings readings;

  Aim(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.readings = setting.readings();
  }

  /// Where the turret points once it has swung to the target's centre, clockwise from the hull's
  /// facing; as it stands where nothing swings.
  Angle swung(Piece shooter, Piece target) {
    UnitKind kind = catalogue.unit(shooter);
    if (!kind.unitClass().swings()) {
      return UnitState.of(shooter).turret();
    }
    Pose hull = Board.pose(shooter);
    return Bearing.of(hull.place(kind.gun().pivot()), Board.pose(target).at()).minus(hull.facing());
  }

  /// Where the turret points when the shot is declared: swung, unless the table agreed that it must
  /// bear already.
  Angle declared(Piece shooter, Piece target) {
    return readings.turretSwing().isOn() ? swung(shooter, target) : UnitState.of(shooter).turret();
  }

  /// Whether the barrel bears on the target, or will once it has swung.
  boolean bears(Piece shooter, Piece target) {
    UnitClass unitClass = catalogue.unit(shooter).unitClass();
    if (unitClass.isFixed()) {
      return isInArc(shooter, target);
    }
    return !unitClass.swings() || readings.turretSwing().isOn() || barrelMeets(shooter, target);
  }

  /// Why the barrel does not bear on the target; empty where it does.
  Optional<Refusal> off(Piece shooter, Piece target) {
    if (bears(shooter, target)) {
      return Optional.empty();
    }
    return Optional.of(
        catalogue.unit(shooter).unitClass().isFixed()
            ? offBow(shooter, target)
            : offBarrel(shooter, target));
  }

  private boolean isInArc(Piece shooter, Piece target) {
    int arc = readings.fixedArc();
    Pose hull = Board.pose(shooter);
    return arc == 0
        ? barrelMeets(shooter, target)
        : Bearing.within(
            hull.at(), Board.pose(target).at(), hull.facing(), Rotation.ofDegrees(arc));
  }

  private Refusal offBow(Piece shooter, Piece target) {
    Phrase reason =
        Phrase.of("mbb.refused.off-bow", "shooter", shooter.id(), "target", target.id())
            .with("bearing", bearing(shooter, target))
            .with("arc", readings.fixedArc());
    return Refusal.byRule(Rule.MBB_23, readings.agreed().in(reason, HouseOptions.FIXED_ARC));
  }

  /// In hundredths of a degree; what these would round to the arc itself lies just outside it.
  private Object bearing(Piece shooter, Piece target) {
    Rotation off = offFront(shooter, target);
    boolean isRounded = off.hundredths() <= Rotation.ofDegrees(readings.fixedArc()).hundredths();
    return isRounded ? Phrase.of("mbb.bearing.more", "degrees", off.decimal()) : off.decimal();
  }

  private Refusal offBarrel(Piece shooter, Piece target) {
    Phrase reason =
        Phrase.of("mbb.refused.off-barrel", "shooter", shooter.id(), "target", target.id())
            .with("turret", UnitState.of(shooter).turret().decimal())
            .with("needed", swung(shooter, target).decimal());
    return Refusal.byRule(Rule.MBB_7, readings.agreed().in(reason, HouseOptions.TURRET_SWING));
  }

  /// Leaves by which agreement the barrel bears as it stands, where it does not swing.
  void tellBearing(Piece shooter, Piece target, Evidence evidence) {
    UnitClass unitClass = catalogue.unit(shooter).unitClass();
    Phrase effect = Phrase.of("mbb.ruling.bears", "target", target.id());
    String subject = shooter.id().text();
    if (unitClass.isFixed() && bears(shooter, target)) {
      readings.agreed().rule(evidence, Rule.MBB_23, subject, effect, HouseOptions.FIXED_ARC);
    } else if (unitClass.swings() && !readings.turretSwing().isOn() && bears(shooter, target)) {
      readings.agreed().rule(evidence, Rule.MBB_7, subject, effect, HouseOptions.TURRET_SWING);
    }
  }

  private boolean barrelMeets(Piece shooter, Piece target) {
    Pose hull = Board.pose(shooter);
    Angle turret = UnitState.of(shooter).turret();
    Gun gun = catalogue.unit(shooter).gun();
    return Bearing.lineMeets(
        gun.muzzle(hull, turret), hull.facing().plus(turret), board.placed(target));
  }

  /// How far the target's centre lies off the front, from hull centre to hull centre, without sign.
  private static Rotation offFront(Piece shooter, Piece target) {
    Pose hull = Board.pose(shooter);
    return hull.facing().shortestTo(Bearing.of(hull.at(), Board.pose(target).at())).amount();
  }
}
