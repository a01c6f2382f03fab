package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Mark.Tone;
import baseplate.geometry.Angle;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// Draws a gun that is aimed: where the barrel points and how far it swings, or what the shooter
/// sees of its target.
///
/// @rule MBB-7
/// @rule MBB-13
final class AimMarks {
  /// How many hundredths of a degree of a swing are drawn as one straight piece.
  private static final int CHORD = 500;

  private final Setting setting;
  private final SightReports sight;

  AimMarks(Setting setting, SightReports sight) {
    this.setting = setting;
    this.sight = sight;
  }

  /// The barrel and its line to the table's edge, and the arc through which its end swings.
  ///
  /// @param objection why the gun may not be turned so, null where it may
  List<Mark> turned(Battle battle, Piece unit, Angle to, @Nullable Refusal objection) {
    Tone tone = objection == null ? Tone.GOOD : Tone.BAD;
    Pose hull = Board.pose(unit);
    Gun gun = setting.catalogue().unit(unit).gun();
    Point pivot = hull.place(gun.pivot());
    Point muzzle = gun.muzzle(hull, to);
    Point end = Rays.end(battle.table(), muzzle, hull.facing().plus(to));
    List<Mark> marks = new ArrayList<>();
    Rotation swing = UnitState.of(unit).turret().shortestTo(to);
    if (swing.hundredths() != 0) {
      marks.add(arc(gun, hull, UnitState.of(unit).turret(), swing));
    }
    marks.add(new Mark.Line(List.of(pivot, muzzle, end), tone));
    return marks;
  }

  private static Mark arc(Gun gun, Pose hull, Angle from, Rotation swing) {
    int pieces = swing.amount().hundredths() / CHORD + 1;
    List<Point> points = new ArrayList<>(pieces + 1);
    for (int i = 0; i <= pieces; i++) {
      Rotation part = Rotation.ofHundredths((long) swing.hundredths() * i / pieces);
      points.add(gun.muzzle(hull, from.plus(part)));
    }
    return new Mark.Line(points, Tone.NEUTRAL);
  }

  /// What a shooter sees of its target; the line that decides is good where the shot is.
  ///
  /// @param objection why the target may not be declared, null where it may
  List<Mark> declared(View view, Shot shot, @Nullable Refusal objection) {
    return sight.marks(view, shot, objection == null ? Tone.GOOD : Tone.BAD);
  }
}
