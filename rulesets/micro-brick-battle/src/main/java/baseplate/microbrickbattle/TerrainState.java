package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.geometry.Height;
import baseplate.geometry.Length;

/// The size of a terrain piece. Terrain belongs to no side; what is not yet set up is aside.
///
/// @param across extent across its facing
/// @param along extent along its facing
/// @param height of its top above the table
record TerrainState(Length across, Length along, Height height) implements PieceState {
  /// The state of a piece that is terrain.
  static TerrainState of(Piece piece) {
    return (TerrainState) piece.state();
  }

  static boolean is(Piece piece) {
    return piece.state() instanceof TerrainState;
  }
}
