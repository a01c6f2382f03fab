package baseplate.table.panel;

import baseplate.table.tool.MeasureTool;
import baseplate.table.tool.SelectTool;
import baseplate.table.tool.SightTool;
import baseplate.table.tool.Tool;
import baseplate.table.view.TableView;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// The tools of a table and which of them is chosen.
public final class Tools {
  private final SelectTool select;
  private final MeasureTool measure;
  private final SightTool sight;
  private final ReadOnlyObjectWrapper<Tool> chosen;

  Tools(TableView table, Seat seat) {
    this.select = new SelectTool(table, seat.gathering(), seat.selection());
    this.measure = new MeasureTool(table, seat.model(), seat.speech());
    this.sight = new SightTool(table, seat.model(), seat.selection());
    this.chosen = new ReadOnlyObjectWrapper<>(select);
  }

  /// The one that is chosen.
  public ReadOnlyObjectProperty<Tool> chosen() {
    return chosen.getReadOnlyProperty();
  }

  /// Selects and steers.
  public SelectTool select() {
    return select;
  }

  /// Measures.
  public MeasureTool measure() {
    return measure;
  }

  /// Looks.
  public SightTool sight() {
    return sight;
  }

  /// Chooses a tool; the one that was chosen puts its things away.
  @SuppressWarnings("ReferenceEquality") // a tool is told apart by identity
  public void choose(Tool tool) {
    if (chosen.get() != tool) {
      chosen.get().put();
      chosen.set(tool);
    }
  }

  /// Chooses a tool, or goes back to selecting where it is chosen already.
  @SuppressWarnings("ReferenceEquality") // a tool is told apart by identity
  public void toggle(Tool tool) {
    choose(chosen.get() == tool ? select : tool);
  }
}
