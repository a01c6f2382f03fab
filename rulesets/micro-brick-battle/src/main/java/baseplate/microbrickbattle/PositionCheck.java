package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import java.util.List;

/// Refuses positions that cannot be: pieces off the table, in each other, or sides with nothing
/// left. Wrecks may lie in others, for they turned over where they stood.
///
/// @rule MBB-9
/// @rule MBB-38
final class PositionCheck {
  private final Board board;
  private final Barring barring;
  private final Area table;

  PositionCheck(Catalogue catalogue, TableSize table) {
    this.board = new Board(catalogue);
    this.barring = new Barring(catalogue, board, Barring.Crossing.NOWHERE);
    this.table = Area.table(table.width(), table.depth());
  }

  /// @param pieces units first, then terrain, each in the order of the file
  void check(List<Piece> pieces) {
    int units = 0;
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.get(i);
      units += TerrainState.is(piece) ? 0 : 1;
      String pointer = TerrainState.is(piece) ? "/terrain/" + (i - units) : "/pieces/" + i;
      requireFree(piece, pieces.subList(0, i), pointer);
    }
    requireLive(pieces, SideId.FIRST);
    requireLive(pieces, SideId.SECOND);
  }

  /// Refuses a piece that is off the table or in another that keeps it out.
  private void requireFree(Piece piece, List<Piece> others, String pointer) {
    if (!Board.stands(piece)) {
      return;
    }
    requireOnTable(piece, pointer);
    for (Piece other : others) {
      if (Board.stands(other) && excludes(piece, other)) {
        requireApart(piece, other, pointer);
      }
    }
  }

  private void requireOnTable(Piece piece, String pointer) {
    if (!Contact.keepsTo(board.placed(piece), table)) {
      throw new Malformed(pointer, Phrase.of("mbb.malformed.off-table", "piece", piece.id()));
    }
  }

  private void requireApart(Piece piece, Piece other, String pointer) {
    Placed first = board.placed(piece);
    Placed second = board.placed(other);
    if (Contact.overlaps(first, second)) {
      throw new Malformed(
          pointer,
          Phrase.of("mbb.malformed.overlap", "piece", piece.id(), "other", other.id())
              .with("depth", Contact.depth(first, second).inches()));
    }
  }

  private boolean excludes(Piece piece, Piece other) {
    if (isWreck(piece) || isWreck(other)) {
      return false;
    }
    return TerrainState.is(piece)
        ? TerrainState.is(other) || barring.bars(piece, other)
        : barring.bars(other, piece);
  }

  private static boolean isWreck(Piece piece) {
    return piece.state() instanceof UnitState unit && unit.status() == Status.WRECK;
  }

  private static void requireLive(List<Piece> pieces, SideId side) {
    for (Piece piece : pieces) {
      if (piece.isOf(side)
          && (UnitState.of(piece).isLive() || UnitState.of(piece).status() == Status.RESERVE)) {
        return;
      }
    }
    throw new Malformed("/pieces", Phrase.of("mbb.malformed.empty-side", "side", side));
  }
}
