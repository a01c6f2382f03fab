package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import org.jspecify.annotations.Nullable;

/// Leaving by the exit edge: a forward move that carries the whole footprint over it. Any other
/// move keeps to the table.
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

  /// The ground that a unit must keep to going ahead: the table, for one that may leave also what
  /// lies beyond the exit edge.
  Area bounds(Battle battle, Piece unit, Area table) {
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

  /// How a unit stands to the exit edge.
  enum Standing {
    ON_TABLE,
    HALF_OUT,
    OUT
  }

  /// How far a path leads before it does what nothing may do at the exit edge: once over it a unit
  /// goes on ahead until it is out, and once out it does not move any more. Parts that move nothing
  /// do not count.
  ///
  /// @param standing how the unit then stands
  /// @param way the path so far
  /// @param following what the path would go on with, null where it is at its end
  record Course(Standing standing, Path way, @Nullable Segment following) {
    /// Whether the path stops wholly on the table or wholly beyond the edge.
    boolean isWhole() {
      return following == null && standing != Standing.HALF_OUT;
    }
  }

  /// How a path stands to the exit edge.
  Course course(Battle battle, Piece unit, Path path) {
    Pose pose = Board.pose(unit);
    Standing standing = Standing.ON_TABLE;
    int parts = 0;
    for (int i = 0; i < path.segments().size(); i++) {
      Segment segment = path.segments().get(i);
      if (isNothing(segment)) {
        continue;
      }
      if (isBarred(standing, segment)) {
        return new Course(standing, beginning(path, parts), segment);
      }
      pose = segment.from(pose);
      standing = standing(battle, unit, pose);
      parts = i + 1;
    }
    return new Course(standing, beginning(path, parts), null);
  }

  private static boolean isBarred(Standing standing, Segment segment) {
    return switch (standing) {
      case ON_TABLE -> false;
      case HALF_OUT -> !(segment instanceof Segment.Forward);
      case OUT -> true;
    };
  }

  private Standing standing(Battle battle, Piece unit, Pose pose) {
    if (isOnTable(battle, unit, pose)) {
      return Standing.ON_TABLE;
    }
    return isBeyond(battle, unit, pose) ? Standing.OUT : Standing.HALF_OUT;
  }

  /// Whether the footprint keeps to the table.
  boolean isOnTable(Battle battle, Piece unit, Pose pose) {
    return Contact.keepsTo(setting.board().outline(unit).at(pose), Way.table(battle.table()));
  }

  /// Whether a unit that may leave has left in that pose, sideways still between the other edges.
  boolean isOut(Battle battle, Piece unit, Pose pose) {
    return isBeyond(battle, unit, pose)
        && Contact.keepsTo(
            setting.board().outline(unit).at(pose),
            bounds(battle, unit, Way.table(battle.table())));
  }

  private static boolean isNothing(Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> length.thousandths() == 0;
      case Segment.Reverse(Length length) -> length.thousandths() == 0;
      case Segment.Turn(Rotation by) -> by.hundredths() == 0;
    };
  }

  /// The first segments of a path.
  static Path beginning(Path path, int parts) {
    return new Path(path.segments().subList(0, parts));
  }
}
