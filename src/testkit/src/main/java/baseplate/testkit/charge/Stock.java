package baseplate.testkit.charge;

import baseplate.core.Piece;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.data.Json;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import java.io.InputStream;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/// The kinds of pieces of a battle.
///
/// @param fighters those that fight, by id
/// @param modules those that are borne, by id
public record Stock(Map<String, Kind> fighters, Map<String, Gear> modules) {
  private static final String FOLDER = "/baseplate/testkit/charge/";
  private static final int MOST = 12;
  private static final int MOST_STRENGTH = 100;

  public Stock {
    fighters = Map.copyOf(fighters);
    modules = Map.copyOf(modules);
  }

  /// A kind of fighter.
  ///
  /// @param outline its shape
  /// @param speed how far it goes straight in a move
  /// @param reach how far it strikes
  /// @param attack dice of its blows
  /// @param ward what a blow at it needs that it takes
  /// @param parry dice of its parries
  /// @param weight dice of strength that its blows cost
  /// @param strength what it has at first
  /// @param push dice that knock back
  /// @param hold dice against being knocked back
  /// @param bears the load that it bears at most
  /// @param joints where modules go
  public record Kind(
      Outline outline,
      Length speed,
      Length reach,
      int attack,
      int ward,
      int parry,
      int weight,
      int strength,
      int push,
      int hold,
      int bears,
      List<Joint> joints) {
    public Kind {
      joints = List.copyOf(joints);
    }
  }

  /// A place for a module.
  ///
  /// @param id its name on its piece
  /// @param at where, in the piece's own frame
  /// @param facing how the module faces there, clockwise from the piece's facing
  /// @param takes the modules that fit
  public record Joint(String id, Point at, Angle facing, List<String> takes) {
    public Joint {
      takes = List.copyOf(takes);
    }
  }

  /// A kind of module.
  ///
  /// @param outline its shape
  /// @param load how heavy it is
  /// @param attack dice that it adds to blows
  /// @param parry dice that it adds to parries
  /// @param weight dice of strength that it adds
  /// @param reach what it adds to the reach
  public record Gear(Outline outline, int load, int attack, int parry, int weight, Length reach) {}

  /// A document that comes with the ruleset.
  static Doc.Obj ready(String name) {
    String file = FOLDER + name;
    InputStream in = Objects.requireNonNull(Stock.class.getResourceAsStream(file), file);
    return Fields.of(Json.read(in, file), "").whole();
  }

  static Stock read(Fields content) {
    Map<String, Kind> fighters = new LinkedHashMap<>();
    content.objects("fighters").forEach(each -> fighters.put(each.text("id"), fighter(each)));
    Map<String, Gear> modules = new LinkedHashMap<>();
    content.objects("modules").forEach(each -> modules.put(each.text("id"), module(each)));
    content.done();
    return new Stock(fighters, modules);
  }

  private static Kind fighter(Fields fields) {
    Kind kind =
        new Kind(
            outline(fields),
            fields.inches("speed"),
            fields.inches("reach"),
            fields.count("attack", 1, MOST),
            fields.count("ward", 1, MOST * MOST),
            fields.count("parry", 1, MOST),
            fields.count("weight", 1, MOST),
            fields.count("strength", 1, MOST_STRENGTH),
            fields.count("push", 1, MOST),
            fields.count("hold", 1, MOST),
            fields.count("bears", 0, MOST),
            fields.objects("joints").stream().map(Stock::joint).toList());
    fields.done();
    return kind;
  }

  private static Joint joint(Fields fields) {
    Joint joint =
        new Joint(
            fields.text("id"), fields.point("at"), fields.degrees("facing"), fields.texts("takes"));
    fields.done();
    return joint;
  }

  private static Gear module(Fields fields) {
    Gear gear =
        new Gear(
            outline(fields),
            fields.count("load", 0, MOST),
            fields.count("attack", 0, MOST),
            fields.count("parry", 0, MOST),
            fields.count("weight", 0, MOST),
            fields.inches("reach"));
    fields.done();
    return gear;
  }

  private static Outline outline(Fields fields) {
    return Outline.rectangle(fields.inches("along"), fields.inches("across"));
  }

  /// What a fighter is.
  Kind kind(Piece fighter) {
    return Objects.requireNonNull(fighters.get(fighter.kind()), fighter.kind());
  }

  /// What a module is.
  Gear gear(Piece module) {
    return Objects.requireNonNull(modules.get(module.kind()), module.kind());
  }
}
