package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.PositionData;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Placing;
import java.util.ArrayList;
import java.util.List;

/// Opens a position: fighters with an optional `strength`, modules as terrain, `on` a joint or on
/// the table; `round` and `active` where it does not begin. What could not stand so is refused.
final class Layout {
  private static final List<String> COMMON =
      List.of("ruleset", "table", "house", "sides", "pieces", "terrain");
  private static final int MOST = 100;

  private final Stock stock;
  private final Ground ground;
  private final Joints joints;

  Layout(Stock stock) {
    this.stock = stock;
    this.ground = new Ground(stock);
    this.joints = new Joints(stock, ground);
  }

  Battle battle(PositionData position) {
    List<Piece> pieces = new ArrayList<>();
    position.pieces().forEach(item -> pieces.add(fighter(item)));
    position.terrain().forEach(item -> pieces.add(module(item)));
    Fields rest = position.rest();
    COMMON.forEach(rest::maybe);
    Clock clock = clock(rest);
    rest.done();
    if (position.sides().size() > 2) {
      throw rest.fault("sides", Phrase.of("charge.malformed.sides"));
    }
    Battle battle = new Battle(position.table(), Pieces.of(pieces), clock, ChargeState.FRESH);
    position.pieces().forEach(item -> requireFree(battle, item));
    position.terrain().forEach(item -> requireJoint(battle, item));
    return battle;
  }

  /// No fighter stands in another or off the table.
  private void requireFree(Battle battle, PositionData.Item item) {
    Piece piece = battle.pieces().get(item.id());
    if (!Placing.isFree(
        stock.kind(piece).outline(), Ground.pose(piece), ground.around(battle, piece))) {
      throw item.rest().fault("at", Phrase.of("charge.malformed.place", "piece", piece.id()));
    }
  }

  /// A module is on the table or on a joint that takes it and nothing else.
  private void requireJoint(Battle battle, PositionData.Item item) {
    Piece module = battle.pieces().get(item.id());
    boolean fits =
        !(module.place() instanceof Place.InSlot(SlotId slot, int _))
            || joints
                .find(battle, slot)
                .filter(spot -> spot.joint().takes().contains(module.kind()))
                .flatMap(spot -> Joints.on(battle, spot))
                .filter(module::equals)
                .isPresent();
    if (!fits) {
      throw item.rest().fault("on", Phrase.of("charge.malformed.joint", "module", module.id()));
    }
  }

  private static Clock clock(Fields rest) {
    int round = rest.has("round") ? rest.count("round", 1, MOST) : 1;
    SideId active = new SideId(rest.has("active") ? rest.count("active", 0, 1) : 0);
    return new Clock(round, 2 * round - 1 + active.number(), active, Turns.PHASE);
  }

  private Piece fighter(PositionData.Item item) {
    Stock.Kind kind = stock.fighters().get(item.kind());
    if (kind == null) {
      throw unknown(item.rest(), "unit", item.kind());
    }
    Fields rest = item.rest();
    int strength =
        rest.has("strength") ? rest.count("strength", 1, kind.strength()) : kind.strength();
    rest.done();
    return new Piece(
        item.id(),
        item.owner().orElseThrow(),
        item.kind(),
        new Place.OnTable(pose(item)),
        new Body.Fighter(strength));
  }

  private Piece module(PositionData.Item item) {
    if (!stock.modules().containsKey(item.kind())) {
      throw unknown(item.rest(), "kind", item.kind());
    }
    Fields rest = item.rest();
    Place place =
        rest.has("on")
            ? new Place.InSlot(new SlotId(rest.text("on")), 0)
            : new Place.OnTable(pose(item));
    rest.done();
    return new Piece(item.id(), null, item.kind(), place, new Body.Module());
  }

  private static Pose pose(PositionData.Item item) {
    return item.placed().orElseThrow(() -> unknown(item.rest(), "at", item.id().text()));
  }

  private static RuntimeException unknown(Fields fields, String field, String name) {
    return fields.fault(field, Phrase.of("charge.unknown", "name", name));
  }
}
