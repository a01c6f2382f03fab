package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Crossing;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;

/// Ground that costs twice as much, where the table plays so: what a straight piece costs is
/// doubled for as far as any part of the footprint is over it. Turning costs the same everywhere.
///
/// @rule MBB-9
/// @rule MBB-37
final class SlowGround {
  private final Catalogue catalogue;
  private final Board board;
  private final boolean rough;
  private final boolean low;

  SlowGround(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.rough = setting.readings().roughGround() == Readings.RoughGround.DOUBLE_COST;
    this.low = setting.readings().softCover() == Readings.SoftCover.DOUBLE_COST;
  }

  /// What slow ground adds to a path, in thousandths of a Movement Point.
  long extra(Battle battle, Piece unit, Path path) {
    if (!rough && !low || catalogue.unit(unit).unitClass().flies()) {
      return 0;
    }
    List<Placed> slow = slow(battle);
    return slow.isEmpty() ? 0 : extra(board.outline(unit), Board.pose(unit), path, slow);
  }

  private static long extra(Outline outline, Pose start, Path path, List<Placed> slow) {
    long extra = 0;
    Pose pose = start;
    for (Segment segment : path.segments()) {
      long over = Crossing.of(outline, pose, segment, slow).thousandths();
      extra += segment instanceof Segment.Reverse ? 2 * over : over;
      pose = segment.from(pose);
    }
    return extra;
  }

  private List<Placed> slow(Battle battle) {
    List<Placed> slow = new ArrayList<>();
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (TerrainState.is(piece) && Board.stands(piece) && isSlow(piece)) {
        slow.add(board.placed(piece));
      }
    }
    return slow;
  }

  private boolean isSlow(Piece terrain) {
    return switch (catalogue.terrain(terrain).entry()) {
      case ROUGH -> rough;
      case CROSSABLE -> low;
      case BARRED, OPEN -> false;
    };
  }
}
