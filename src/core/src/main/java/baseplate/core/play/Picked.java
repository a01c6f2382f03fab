package baseplate.core.play;

import baseplate.core.PieceId;
import baseplate.core.SlotId;
import baseplate.geometry.Angle;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Segment;
import java.util.List;

/// What was gathered for a [Pick], kind for kind.
public sealed interface Picked {
  /// For [Pick.Piece].
  record Piece(PieceId piece) implements Picked {}

  /// For [Pick.Slot].
  record Slot(SlotId slot) implements Picked {}

  /// For [Pick.Path].
  record Path(List<Segment> segments) implements Picked {
    public Path {
      segments = List.copyOf(segments);
    }
  }

  /// For [Pick.Turn].
  record Turn(Angle to) implements Picked {}

  /// For [Pick.Place], and for [Pick.Path] with the grammar FREE.
  record Place(Pose pose) implements Picked {}

  /// For [Pick.Cards].
  record Cards(List<PieceId> cards) implements Picked {
    public Cards {
      cards = List.copyOf(cards);
    }
  }

  /// For [Pick.Number].
  record Number(long value) implements Picked {}

  /// For [Pick.Words].
  record Words(String word) implements Picked {}
}
