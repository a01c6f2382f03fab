package baseplate.microbrickbattle;

import baseplate.core.scene.Figure;
import baseplate.geometry.Height;

/// A kind of terrain.
///
/// @param id its name in files
/// @param name what players read
/// @param bulk what it is made of, for cover
/// @param entry who may go in
/// @param usual the size of a piece that is given none of its own
/// @param material what it is drawn as
/// @rule MBB-37
record TerrainKind(
    String id, String name, Bulk bulk, Entry entry, TerrainState usual, Figure.Material material) {

  /// More than this is Hard Cover, where it is solid.
  ///
  /// @rule MBB-14
  static final Height HARD_ABOVE = Height.ofBricks(4);

  /// What it is made of.
  enum Bulk {
    /// Hard Cover above four bricks, Soft Cover up to there.
    SOLID,
    /// Soft Cover at any height.
    LOOSE,
    /// No cover.
    FLAT
  }

  /// Who may go in.
  ///
  /// @rule MBB-9
  /// @rule MBB-37
  enum Entry {
    /// Nobody.
    BARRED,
    /// Nobody, or by agreement across at twice the Movement Points, without ending there.
    CROSSABLE,
    /// Everybody, by agreement at twice the Movement Points.
    ROUGH,
    /// Everybody.
    OPEN
  }

  /// The cover that a piece of this kind gives at that height.
  Cover cover(Height top) {
    return switch (bulk) {
      case FLAT -> Cover.NONE;
      case LOOSE -> Cover.SOFT;
      case SOLID -> top.compareTo(HARD_ABOVE) > 0 ? Cover.HARD : Cover.SOFT;
    };
  }
}
