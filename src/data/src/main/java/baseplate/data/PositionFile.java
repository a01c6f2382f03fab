package baseplate.data;

import baseplate.core.PieceId;
import baseplate.core.PositionData;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;
import baseplate.core.words.PlainText;
import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/// A position that somebody wrote down as JSON: table, sides, pieces and terrain, in inches and
/// degrees. What only one ruleset knows is left to that ruleset, which refuses what it does not
/// know.
public final class PositionFile {
  private static final int SIDES = 16;
  private static final int PIECES = 2_000;
  private static final long WIDEST = 1_000_000;

  private final Fields root;
  private final Set<PieceId> ids = new HashSet<>();

  private PositionFile(Fields root) {
    this.root = root;
  }

  /// Reads a file; throws [BadFile].
  public static PositionData read(Path file) {
    String name = file.toString();
    try {
      byte[] bytes = Disk.bytes(file, Limits.FILE.bytes());
      FileKind.demand(FileKind.POSITION, name, bytes);
      return of(Json.read(bytes, name));
    } catch (Malformed malformed) {
      throw BadFile.of(name, malformed);
    }
  }

  /// Reads a document; throws [Malformed].
  public static PositionData of(Doc doc) {
    return new PositionFile(Fields.of(doc, "")).position();
  }

  private PositionData position() {
    String ruleset = root.text("ruleset");
    TableSize table = table(root.object("table"));
    List<String> sides = sides();
    Map<String, String> house = house();
    List<PositionData.Item> pieces = items("pieces", "unit", sides);
    List<PositionData.Item> terrain = items("terrain", "kind", List.of());
    return new PositionData(ruleset, table, house, sides, pieces, terrain, root);
  }

  private static TableSize table(Fields fields) {
    TableSize table = new TableSize(extent(fields, "width"), extent(fields, "height"));
    fields.done();
    return table;
  }

  private static Length extent(Fields fields, String name) {
    return Length.ofThousandths(fields.scaled(name, 3, 1, WIDEST));
  }

  private List<String> sides() {
    int count = root.items("sides").size();
    if (count < 1 || count > SIDES) {
      throw root.fault("sides", Phrase.of("core.malformed.sides", "most", SIDES));
    }
    List<String> sides = new ArrayList<>();
    for (Fields side : root.objects("sides")) {
      sides.add(sideName(side, sides));
      side.done();
    }
    return sides;
  }

  /// The name of a side, which no other before it has.
  private static String sideName(Fields side, List<String> before) {
    String name = side.text("name");
    if (!PlainText.isName(name, 64) || before.contains(name)) {
      throw side.fault("name", Phrase.of("data.position.side-name", "most", 64));
    }
    return name;
  }

  private Map<String, String> house() {
    if (!root.has("house")) {
      return Map.of();
    }
    Fields given = root.object("house");
    Map<String, String> house = new LinkedHashMap<>();
    for (String key : given.names()) {
      house.put(key, value(given, key));
    }
    return house;
  }

  /// A reading as text; `true` and `false` are `on` and `off`, numbers stand for themselves.
  private static String value(Fields house, String key) {
    return switch (house.any(key)) {
      case Doc.Text(String text) -> text;
      case Doc.Flag(boolean on) -> on ? "on" : "off";
      case Doc.Num number -> number.value().toPlainString();
      case Doc.Obj _, Doc.Items _, Doc.Nothing _ ->
          throw house.fault(key, Phrase.of("core.malformed.type", "wanted", "text"));
    };
  }

  private List<PositionData.Item> items(String list, String kind, List<String> sides) {
    if (!root.has(list)) {
      return List.of();
    }
    if (root.items(list).size() > PIECES) {
      throw root.fault(list, Phrase.of("data.position.many", "most", PIECES));
    }
    return root.objects(list).stream().map(fields -> item(fields, kind, sides)).toList();
  }

  private PositionData.Item item(Fields fields, String kind, List<String> sides) {
    return new PositionData.Item(
        id(fields),
        sides.isEmpty() ? null : side(fields, sides),
        fields.text(kind),
        pose(fields),
        fields);
  }

  private PieceId id(Fields fields) {
    PieceId id = id(fields, fields.text("id"));
    if (!ids.add(id)) {
      throw fields.fault("id", Phrase.of("data.position.twice", "id", id));
    }
    return id;
  }

  private static PieceId id(Fields fields, String text) {
    try {
      return new PieceId(text);
    } catch (IllegalArgumentException _) {
      throw fields.fault("id", Phrase.of("core.malformed.text", "most", 64));
    }
  }

  /// A side by its number from 0 or by its name.
  private static SideId side(Fields fields, List<String> sides) {
    return switch (fields.any("side")) {
      case Doc.Text(String name) when sides.contains(name) -> new SideId(sides.indexOf(name));
      case Doc.Text(String name) ->
          throw fields.fault("side", Phrase.of("data.position.side", "side", name, "sides", sides));
      case Doc.Num _ -> new SideId(fields.count("side", 0, sides.size() - 1));
      case Doc.Flag _, Doc.Obj _, Doc.Items _, Doc.Nothing _ ->
          throw fields.fault("side", Phrase.of("data.position.side-type", "sides", sides));
    };
  }

  private static @Nullable Pose pose(Fields fields) {
    if (!fields.has("at")) {
      return null;
    }
    return Pose.of(fields.point("at"), fields.degrees("facing"));
  }
}
