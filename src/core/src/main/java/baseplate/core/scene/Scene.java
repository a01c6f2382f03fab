package baseplate.core.scene;

import baseplate.core.TableSize;
import java.util.List;

/// All that is drawn of a battle, as data, in reading order.
///
/// @param table the table's size
/// @param zones named areas
/// @param figures pieces on the table, lower ones first
/// @param marks what lies over them
/// @param slots places that take pieces: joints, spots of a line, hands
public record Scene(
    TableSize table, List<Zone> zones, List<Figure> figures, List<Mark> marks, List<Slot> slots) {
  public Scene {
    zones = List.copyOf(zones);
    figures = List.copyOf(figures);
    marks = List.copyOf(marks);
    slots = List.copyOf(slots);
  }

  /// A scene without slots.
  public Scene(TableSize table, List<Zone> zones, List<Figure> figures, List<Mark> marks) {
    this(table, zones, figures, marks, List.of());
  }
}
