package baseplate.core.scene;

import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import java.util.List;

/// A named area of the table.
///
/// @param id its name in files
/// @param label what players read
/// @param corners in order
public record Zone(String id, Phrase label, List<Point> corners) {
  public Zone {
    corners = List.copyOf(corners);
  }
}
