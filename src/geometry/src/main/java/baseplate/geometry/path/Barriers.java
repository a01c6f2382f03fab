package baseplate.geometry.path;

import baseplate.geometry.Area;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// All that stops a moving piece: other pieces, and the edge of the table where it may not leave.
///
/// @param pieces in any order; the order never changes an answer but for ties, which go to the
///   first
/// @param table what the whole footprint has to keep to; [Area#UNBOUNDED] for no edge
/// @rule MBB-9
public record Barriers(List<Barrier> pieces, Area table) {
  public Barriers {
    pieces = List.copyOf(pieces);
  }

  public static Barriers of(Collection<Barrier> pieces, Area table) {
    return new Barriers(List.copyOf(pieces), table);
  }

  /// Without any edge of the table.
  public static Barriers of(Collection<Barrier> pieces) {
    return new Barriers(List.copyOf(pieces), Area.UNBOUNDED);
  }

  /// The same without the piece of this id.
  public Barriers without(String id) {
    return new Barriers(pieces.stream().filter(p -> !p.id().equals(id)).toList(), table);
  }

  /// Those whose bounds meet the area.
  List<Barrier> near(Area area) {
    List<Barrier> near = new ArrayList<>();
    for (Barrier piece : pieces) {
      if (piece.outline().bounds().meets(area)) {
        near.add(piece);
      }
    }
    return near;
  }
}
