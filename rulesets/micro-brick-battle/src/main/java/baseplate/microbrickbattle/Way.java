package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.TableSize;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Barrier;
import baseplate.geometry.path.Barriers;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
import baseplate.geometry.path.Sweep;
import java.util.List;
import java.util.Optional;

/// Where units can go: the ground that their footprint sweeps must be free and on the table.
///
/// @rule MBB-9
/// @rule MBB-30
final class Way {
  /// Room around the reach of an outline for rounding and contact.
  private static final long MARGIN = 10;

  private final Board board;
  private final Barring barring;
  private final Exits exits;

  Way(Setting setting, Exits exits) {
    this.board = setting.board();
    this.barring = Barring.of(setting);
    this.exits = exits;
  }

  /// What stops a unit on a path, if anything does.
  Optional<Halt> halt(Battle battle, Piece unit, Path path) {
    Outline outline = board.outline(unit);
    Area table = table(battle.table());
    Area open = exits.bounds(battle, unit, table);
    long reach = outline.reach() + MARGIN;
    Pose pose = Board.pose(unit);
    List<Segment> segments = path.segments();
    for (int i = 0; i < segments.size(); i++) {
      Pose next = segments.get(i).from(pose);
      Area around = around(pose, next, reach);
      Area bounds = isBound(battle, unit, segments.get(i), pose) ? table : open;
      List<Barrier> near = barring.within(around, battle.pieces(), unit);
      if (!near.isEmpty() || !bounds.contains(around)) {
        Path part = new Path(List.of(segments.get(i)));
        Optional<Halt> halt = Sweep.firstContact(outline, pose, part, Barriers.of(near, bounds));
        if (halt.isPresent()) {
          return Optional.of(new Halt(i, halt.get().free(), halt.get().at(), halt.get().by()));
        }
      }
      pose = next;
    }
    return Optional.empty();
  }

  /// Whether the unit keeps to the table in that segment; only ahead does it go over an exit edge.
  /// One that is over it already is no longer stopped by it.
  ///
  /// @rule MBB-39
  private boolean isBound(Battle battle, Piece unit, Segment segment, Pose from) {
    return !(segment instanceof Segment.Forward)
        && exits.mayLeave(unit)
        && exits.isOnTable(battle, unit, from);
  }

  /// Whether the exit edge alone stops the unit on a path.
  ///
  /// @rule MBB-39
  boolean isStoppedByExit(Battle battle, Piece unit, Path path, Halt halt) {
    if (!exits.mayLeave(unit) || !(halt.by() instanceof Stopper.TableEdge)) {
      return false;
    }
    Pose from = Exits.beginning(path, halt.index()).end(Board.pose(unit));
    Path part = Path.of(path.segments().get(halt.index()));
    Area open = exits.bounds(battle, unit, table(battle.table()));
    return Sweep.firstContact(board.outline(unit), from, part, Barriers.of(List.of(), open))
        .map(further -> !further.free().equals(halt.free()))
        .orElse(true);
  }

  /// A rectangle that holds all that is swept from one pose to the other.
  private static Area around(Pose from, Pose to, long reach) {
    return Area.between(from.at(), to.at()).grown(reach);
  }

  /// The path up to the first contact with anything that it must not end on.
  Optional<Path> untilContact(Battle battle, Piece unit, Path path) {
    Outline outline = board.outline(unit);
    Pose start = Board.pose(unit);
    Area around = around(outline, start, path);
    List<Barrier> near = barring.unendable(around, battle.pieces(), unit);
    return Sweep.firstContact(outline, start, path, Barriers.of(near, table(battle.table())))
        .map(halt -> halt.freePart(path));
  }

  /// A square that holds all that the footprint can sweep on the path.
  private static Area around(Outline outline, Pose start, Path path) {
    long straight = path.forward().thousandths() + path.reverse().thousandths();
    return Area.between(start.at(), start.at()).grown(outline.reach() + straight + MARGIN);
  }

  /// The piece in which a unit may not end that it would end in, if any.
  Optional<Piece> underneath(Battle battle, Piece unit, Pose end) {
    return underneath(battle, unit, board.outline(unit).at(end));
  }

  /// The same for the outline where it would stand.
  Optional<Piece> underneath(Battle battle, Piece unit, Placed placed) {
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece other = battle.pieces().at(i);
      if (Board.stands(other) && excludes(other, unit, placed)) {
        return Optional.of(other);
      }
    }
    return Optional.empty();
  }

  private boolean excludes(Piece other, Piece unit, Placed placed) {
    return board.placed(other).bounds().meets(placed.bounds())
        && !other.id().equals(unit.id())
        && barring.bars(other, unit)
        && Contact.overlaps(placed, board.placed(other))
        && !wasIn(other, unit);
  }

  /// Whether the unit already stands in the other, as beside a wreck that turned over onto it.
  ///
  /// @rule MBB-38
  private boolean wasIn(Piece other, Piece unit) {
    return Board.stands(unit) && Contact.overlaps(board.placed(unit), board.placed(other));
  }

  static Area table(TableSize size) {
    return Area.table(size.width(), size.depth());
  }
}
