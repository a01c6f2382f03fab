package baseplate.core.play;

import baseplate.core.PieceId;
import baseplate.core.SlotId;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import java.util.List;

/// What a table must gather next for a command. A closed list: a table that can gather each of
/// these can play every ruleset.
public sealed interface Pick {

  /// One of some pieces.
  record Piece(List<PieceId> among) implements Pick {
    public Piece {
      among = List.copyOf(among);
    }
  }

  /// One of some slots.
  record Slot(List<SlotId> among) implements Pick {
    public Slot {
      among = List.copyOf(among);
    }
  }

  /// A path of a piece.
  ///
  /// @param piece which moves
  /// @param grammar what the path may be made of
  /// @param reach the furthest that the piece could go straight on with all that it has left
  record Path(PieceId piece, Grammar grammar, Length reach) implements Pick {}

  /// What paths may be made of.
  enum Grammar {
    /// Straight pieces along the hull's axis and turns on the spot.
    HULL,
    /// Straight pieces forward and turns, no reverse.
    FLIGHT,
    /// Put down anywhere near.
    FREE
  }

  /// An angle of a part of a piece.
  ///
  /// @param piece whose
  /// @param part `turret` and the like
  /// @param from the least angle allowed, clockwise from the piece's facing
  /// @param to the greatest angle allowed; equal to `from` for all
  record Turn(PieceId piece, String part, Angle from, Angle to) implements Pick {}

  /// A pose within a zone.
  ///
  /// @param piece what is placed
  /// @param zone corners of the zone in order
  record Place(PieceId piece, List<Point> zone) implements Pick {
    public Place {
      zone = List.copyOf(zone);
    }
  }

  /// Some of some cards.
  ///
  /// @param among which
  /// @param min least
  /// @param max most
  record Cards(List<PieceId> among, int min, int max) implements Pick {
    public Cards {
      among = List.copyOf(among);
    }
  }

  /// A whole number.
  ///
  /// @param min least
  /// @param max most
  record Number(long min, long max) implements Pick {}

  /// One of some words.
  ///
  /// @param among the words as they stand in the command
  record Words(List<String> among) implements Pick {
    public Words {
      among = List.copyOf(among);
    }
  }
}
