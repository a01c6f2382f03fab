package baseplate.core.scene;

import baseplate.core.TableSize;
import java.util.List;

/// All that is drawn of a battle, as data, in reading order.
///
/// @param table the table's size
/// @param zones named areas
/// @param figures pieces on the table, lower ones first
/// @param marks what lies over them
public record Scene(TableSize table, List<Zone> zones, List<Figure> figures, List<Mark> marks) {
  public Scene {
    zones = List.copyOf(zones);
    figures = List.copyOf(figures);
    marks = List.copyOf(marks);
  }
}
