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
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// Ground that costs twice as much, where the table plays so: what a straight piece costs is
/// doubled for as far as any part of the footprint is over it. Turning costs the same everywhere.
///
/// @rule MBB-9
/// @rule MBB-37
final class SlowGround {
  private final Catalogue catalogue;
  private final Board board;
  private final Set<TerrainKind.Entry> doubled;

  SlowGround(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.doubled = doubled(setting.readings());
  }

  private static Set<TerrainKind.Entry> doubled(Readings readings) {
    Set<TerrainKind.Entry> doubled = EnumSet.noneOf(TerrainKind.Entry.class);
    if (readings.roughGround() == Readings.RoughGround.DOUBLE_COST) {
      doubled.add(TerrainKind.Entry.ROUGH);
    }
    if (readings.softCover() == Readings.SoftCover.DOUBLE_COST) {
      doubled.add(TerrainKind.Entry.CROSSABLE);
    }
    return doubled;
  }

  /// What slow ground adds to a path, in thousandths of a Movement Point.
  long extra(Battle battle, Piece unit, Path path) {
    return extra(battle, unit, path, doubled);
  }

  /// The agreements by which slow ground adds to a path.
  List<String> agreements(Battle battle, Piece unit, Path path) {
    List<String> keys = new ArrayList<>(2);
    for (TerrainKind.Entry entry : doubled) {
      if (extra(battle, unit, path, EnumSet.of(entry)) > 0) {
        keys.add(agreement(entry));
      }
    }
    return keys;
  }

  /// Whether the path leads through rough ground that by agreement costs nothing more.
  boolean isFreeByAgreement(Battle battle, Piece unit, Path path) {
    return !doubled.contains(TerrainKind.Entry.ROUGH)
        && extra(battle, unit, path, EnumSet.of(TerrainKind.Entry.ROUGH)) > 0;
  }

  private static String agreement(TerrainKind.Entry entry) {
    return entry == TerrainKind.Entry.ROUGH ? HouseOptions.ROUGH_GROUND : HouseOptions.SOFT_COVER;
  }

  private long extra(Battle battle, Piece unit, Path path, Set<TerrainKind.Entry> entries) {
    if (entries.isEmpty() || catalogue.unit(unit).unitClass().flies()) {
      return 0;
    }
    List<Placed> slow = slow(battle, entries);
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

  private List<Placed> slow(Battle battle, Set<TerrainKind.Entry> entries) {
    List<Placed> slow = new ArrayList<>();
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (TerrainState.is(piece)
          && Board.stands(piece)
          && entries.contains(catalogue.terrain(piece).entry())) {
        slow.add(board.placed(piece));
      }
    }
    return slow;
  }
}
