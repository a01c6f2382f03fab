package baseplate.testkit;

import baseplate.core.Agreements;
import baseplate.core.PieceId;
import baseplate.core.PositionData;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A table drawn in text: what a test needs to say where things stand.
///
/// ```
/// . . Xv . .
/// . #  # . .
/// . . A^ . .
/// ```
///
/// Cells are set apart by blanks. A letter or sign names a piece; the same name in neighbouring
/// cells is one piece over all of them; the same name elsewhere is another piece. `^ > v <` joined
/// to a name (`A^`) says where it faces; without one it faces away from the first side's edge. A
/// dot is bare ground. The top row is the far edge. A cell is one inch square unless [#scale] says
/// otherwise.
///
/// Pieces are called by their name, or by name and number (`#1`, `#2`) in reading order where one
/// name stands for several.
public final class Sketch {
  private final Grid grid;
  private long cell;
  private final Map<Character, Meaning> legend = new LinkedHashMap<>();
  private final DocBuilder more = Doc.object();

  private Sketch(Grid grid) {
    this.grid = grid;
    this.cell = 1000;
  }

  /// Reads a drawing; throws IllegalArgumentException where rows differ in length.
  public static Sketch of(String drawing) {
    return new Sketch(Grid.of(drawing));
  }

  /// Cells are that wide and deep.
  public Sketch scale(Length width) {
    cell = width.thousandths();
    return this;
  }

  /// The name stands for a unit of a side, at the centre of its cells.
  public Sketch unit(char name, String unit, SideId side) {
    return unit(name, unit, side, Doc.object().build());
  }

  /// The same with further fields of the piece, as a position file has them.
  public Sketch unit(char name, String unit, SideId side, Doc.Obj rest) {
    legend.put(name, new Meaning(unit, side, rest, Extent.OWN));
    return this;
  }

  /// The name stands for terrain in its own size, at the centre of its cells.
  public Sketch terrain(char name, String kind) {
    legend.put(name, new Meaning(kind, null, Doc.object().build(), Extent.OWN));
    return this;
  }

  /// The name stands for terrain as large as its cells.
  public Sketch block(char name, String kind) {
    legend.put(name, new Meaning(kind, null, Doc.object().build(), Extent.DRAWN));
    return this;
  }

  /// A further field of the position: phase, round, what the ruleset adds.
  public Sketch put(String field, Doc value) {
    more.put(field, value);
    return this;
  }

  /// The table's size.
  public TableSize table() {
    return new TableSize(
        Length.ofThousandths(grid.columns() * cell), Length.ofThousandths(grid.rows() * cell));
  }

  /// Where a piece stands; throws IllegalArgumentException when none has that name.
  public Pose pose(String id) {
    return grid.spots().stream()
        .filter(spot -> spot.id().equals(id))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException("no " + id + " in the sketch"))
        .pose(cell);
  }

  /// The position that the sketch shows, for a ruleset.
  public PositionData position(String ruleset) {
    List<PositionData.Item> pieces = new ArrayList<>();
    List<PositionData.Item> terrain = new ArrayList<>();
    for (Grid.Spot spot : grid.spots()) {
      PositionData.Item item = item(spot);
      (item.side() == null ? terrain : pieces).add(item);
    }
    return new PositionData(
        ruleset, table(), new HashMap<>(), List.of(), pieces, terrain, Fields.of(more.build(), ""));
  }

  /// What a ruleset opens to play from the sketch.
  public SetUp setUp(String ruleset, Agreements agreements) {
    return new SetUp(new SetUp.Position(position(ruleset)), List.of(), agreements, List.of());
  }

  private PositionData.Item item(Grid.Spot spot) {
    Meaning meaning = legend.get(spot.name());
    if (meaning == null) {
      throw new IllegalArgumentException("the legend does not say what " + spot.name() + " is");
    }
    return new PositionData.Item(
        new PieceId(spot.id()),
        meaning.side(),
        meaning.kind(),
        spot.pose(cell),
        Fields.of(meaning.rest(spot, cell), "/" + spot.id()));
  }

  /// How large a piece is.
  private enum Extent {
    OWN,
    DRAWN
  }

  private record Meaning(String kind, @Nullable SideId side, Doc.Obj fields, Extent extent) {
    Doc.Obj rest(Grid.Spot spot, long cell) {
      if (extent == Extent.OWN) {
        return fields;
      }
      Doc size =
          new Doc.Items(
              List.of(Doc.scaled(spot.across() * cell, 3), Doc.scaled(spot.along() * cell, 3)));
      return Doc.object().put("size", size).build();
    }
  }
}
