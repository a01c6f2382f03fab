package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.TableSize;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Mark.Tone;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Bearing;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Draws what a unit covers: how far it can still get, what its fixed gun bears on, from where it
/// can be shot from behind.
///
/// @rule MBB-8
/// @rule MBB-18
/// @rule MBB-23
final class Ranges {
  private final Setting setting;
  private final Reach reach;

  Ranges(Setting setting) {
    this.setting = setting;
    this.reach = new Reach(setting);
  }

  /// Nothing for what is no live unit on the table.
  List<Mark> marks(View view, PieceId id) {
    Optional<Piece> unit = Orders.unit(view.world(), id).filter(Board::stands);
    return unit.filter(piece -> UnitState.of(piece).isLive())
        .map(piece -> marks(view, piece))
        .orElse(List.of());
  }

  private List<Mark> marks(View view, Piece unit) {
    List<Mark> marks = new ArrayList<>();
    if (mayMove(view, unit)) {
      addReach(view.world(), unit, marks);
    }
    addArc(view.table(), unit, marks);
    if (!unit.isOf(view.viewer())) {
      addRear(view.table(), unit, marks);
    }
    return marks;
  }

  private boolean mayMove(View view, Piece unit) {
    return Phase.MOVEMENT.isNow(view)
        && view.ending().isEmpty()
        && unit.isOf(view.viewer())
        && unit.isOf(view.clock().active())
        && reach.left(unit) > 0;
  }

  private void addReach(Battle battle, Piece unit, List<Mark> marks) {
    if (setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS) {
      addRadius(unit, marks);
      return;
    }
    marks.add(new Mark.Area(reach.around(battle, unit), Tone.ZONE));
    long ahead = reach.ahead(battle, unit, 0);
    Phrase words =
        Phrase.of("mbb.range.run", "ahead", Decimal.thousandths(ahead))
            .with("back", Decimal.thousandths(reach.back(battle, unit, 0)));
    marks.add(new Mark.Note(Board.pose(unit).ahead(ahead).at(), words, Tone.ZONE));
  }

  /// Where what is underneath is not looked at, so that it says at most.
  private void addRadius(Piece unit, List<Mark> marks) {
    Point centre = Board.pose(unit).at();
    Length left = Length.ofThousandths(reach.left(unit));
    marks.add(new Mark.Area(Drawing.circle(centre, left), Tone.ZONE));
    Phrase words = Phrase.of("mbb.range.radius", "left", left.inches());
    Point top = centre.plus(new Point(0, left.thousandths()));
    marks.add(new Mark.Note(top, words, Tone.ZONE));
  }

  /// @rule MBB-7
  private void addArc(TableSize table, Piece unit, List<Mark> marks) {
    UnitKind kind = setting.catalogue().unit(unit);
    Readings readings = setting.readings();
    boolean isFixed = kind.unitClass().isFixed();
    if (isFixed && readings.fixedArc() > 0) {
      addLines(table, Board.pose(unit), readings.fixedArc(), marks);
      note("mbb.range.arc", unit, readings.fixedArc(), marks);
    } else if (isFixed || kind.unitClass().swings() && !readings.turretSwing().isOn()) {
      addBarrel(table, unit, kind.gun(), marks);
    }
  }

  private static void addLines(TableSize table, Pose from, int arc, List<Mark> marks) {
    for (int side : new int[] {-arc, arc}) {
      Angle direction = from.facing().plus(Rotation.ofDegrees(side));
      marks.add(Rays.line(table, from.at(), direction, Tone.NEUTRAL));
    }
  }

  private static void note(String key, Piece unit, int degrees, List<Mark> marks) {
    Point at = Board.pose(unit).at();
    marks.add(new Mark.Note(at, Phrase.of(key, "degrees", degrees), Tone.NEUTRAL));
  }

  private static void addBarrel(TableSize table, Piece unit, Gun gun, List<Mark> marks) {
    Pose hull = Board.pose(unit);
    Angle turret = UnitState.of(unit).turret();
    Point muzzle = gun.muzzle(hull, turret);
    marks.add(Rays.line(table, muzzle, hull.facing().plus(turret), Tone.NEUTRAL));
  }

  /// @rule MBB-41
  private void addRear(TableSize table, Piece unit, List<Mark> marks) {
    if (setting.catalogue().unit(unit).unitClass() != UnitClass.INFANTRY) {
      int arc = setting.readings().rearArc();
      Pose pose = Board.pose(unit);
      Pose rear = Pose.of(pose.at(), pose.facing().opposite());
      marks.add(new Mark.Area(wedge(table, rear, arc), Tone.ZONE));
      note("mbb.range.rear", unit, arc, marks);
    }
  }

  /// The part of the table that bears at most so many degrees off the axis.
  private static List<Point> wedge(TableSize table, Pose axis, int arc) {
    Area area = Way.table(table);
    List<Rotation> off = new ArrayList<>();
    off.add(Rotation.ofDegrees(-arc));
    off.add(Rotation.ofDegrees(arc));
    for (Point corner : SetUpOffers.corners(area)) {
      if (Bearing.within(axis.at(), corner, axis.facing(), Rotation.ofDegrees(arc))) {
        off.add(axis.facing().shortestTo(Bearing.of(axis.at(), corner)));
      }
    }
    off.sort(Comparator.comparingInt(Rotation::hundredths));
    List<Point> corners = new ArrayList<>();
    corners.add(axis.at());
    off.forEach(turn -> corners.add(Rays.end(table, axis.at(), axis.facing().plus(turn))));
    return corners;
  }
}
