package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Area;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.List;

/// Leaving by the exit edge: a forward move that carries the whole footprint over it.
///
/// @rule MBB-39
final class Exits {
  /// How far beyond the edge a unit is followed, in thousandths.
  private static final long BEYOND = 300_000;

  private final Setting setting;

  Exits(Setting setting) {
    this.setting = setting;
  }

  /// Whether a unit may leave at all.
  boolean mayLeave(Piece unit) {
    return setting.terms().exiting().map(exit -> unit.isOf(exit.attacker())).orElse(false);
  }

  /// The ground that a unit must keep to: the table, for one that may leave also what lies beyond
  /// the exit edge.
  Area bounds(Battle battle, Piece unit) {
    Area table = Way.table(battle.table());
    if (!mayLeave(unit)) {
      return table;
    }
    return edge(battle, unit) == TableEdge.FAR
        ? new Area(table.left(), table.bottom(), table.right(), table.top() + BEYOND)
        : new Area(table.left(), table.bottom() - BEYOND, table.right(), table.top());
  }

  /// The edge opposite to the unit's own side.
  private static TableEdge edge(Battle battle, Piece unit) {
    return BattleState.of(battle).edge(unit.side().orElseThrow()).opposite();
  }

  /// Whether the whole footprint lies beyond the exit edge, which it may touch.
  boolean isBeyond(Battle battle, Piece unit, Pose pose) {
    Area footprint = setting.board().outline(unit).at(pose).bounds();
    return edge(battle, unit) == TableEdge.FAR
        ? footprint.bottom() >= battle.table().depth().thousandths()
        : footprint.top() <= 0;
  }

  /// How far ahead of the pose the whole footprint is beyond the exit edge, in thousandths;
  /// negative when it does not get there.
  long distance(Battle battle, Piece unit, Pose from) {
    return isBeyond(battle, unit, from.ahead(BEYOND)) ? least(battle, unit, from, 0, BEYOND) : -1;
  }

  /// The least distance ahead that carries the unit beyond the edge, which `most` does.
  private long least(Battle battle, Piece unit, Pose from, long least, long most) {
    if (least >= most) {
      return least;
    }
    long middle = (least + most) / 2;
    return isBeyond(battle, unit, from.ahead(middle))
        ? least(battle, unit, from, least, middle)
        : least(battle, unit, from, middle + 1, most);
  }

  /// Whether the path ends ahead.
  static boolean endsForward(Path path) {
    List<Segment> segments = path.segments();
    return !segments.isEmpty() && segments.getLast() instanceof Segment.Forward;
  }

  /// The path without its last segment.
  static Path butLast(Path path) {
    return new Path(path.segments().subList(0, path.segments().size() - 1));
  }
}
