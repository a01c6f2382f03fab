package baseplate.core.scene;

import baseplate.core.PieceId;
import baseplate.core.words.Phrase;

/// A piece in the roster of its side.
///
/// @param piece which
/// @param name what players read
/// @param status how it stands, in a word or two
/// @param standing whether it still counts, or is lost
public record Member(PieceId piece, Phrase name, Phrase status, Standing standing) {

  /// Whether a piece still counts.
  public enum Standing {
    /// It does, and something is expected of it now.
    DUE,
    /// It does.
    READY,
    /// It is not on the table yet.
    ASIDE,
    /// It has left without being lost.
    AWAY,
    /// It is lost.
    LOST
  }
}
