package baseplate.testkit.charge;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SlotId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.data.Json;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/// Battles with a die each, small enough to throw every die by itself.
final class Small {
  private static final String STOCK =
      """
      {"fighters": [
        {"id": "rider", "along": 2, "across": 1, "speed": 8, "reach": 1, "attack": 1, "ward": 4,
         "parry": 1, "weight": 1, "strength": 3, "push": 1, "hold": 1, "bears": 2,
         "joints": [{"id": "right", "at": [0.5, 0], "facing": 0, "takes": ["lance"]}]},
        {"id": "guard", "along": 1, "across": 1, "speed": 5, "reach": 1.5, "attack": 1, "ward": 5,
         "parry": 1, "weight": 1, "strength": 2, "push": 1, "hold": 1, "bears": 2,
         "joints": [{"id": "front", "at": [0, 0.5], "facing": 0, "takes": ["shield"]}]}],
       "modules": [
        {"id": "lance", "along": 2, "across": 0.25, "load": 2, "attack": 0, "parry": 0, "weight": 0,
         "reach": 1},
        {"id": "shield", "along": 0.25, "across": 1, "load": 1, "attack": 0, "parry": 1,
         "weight": 0, "reach": 0}]}
      """;

  /// The rules with a die for everything.
  static final ChargeRules RULES = rules();

  /// A rider's way past a guard.
  static final Battle PASSING =
      strong(
          Tilt.opened(
              """
              . . . . . . .
              . . . . . . .
              . . . . U< . .
              . . . . . . .
              . . . . . . .
              . . . . . . .
              . . A^ . . . .
              . . A^ . . . .
              """),
          3);

  /// Two that fall by the first blow that goes through.
  static final Battle FRAGILE =
      strong(
          Tilt.opened(
              """
              . . . . . . . .
              . . A> . Xv . . .
              . . . . Xv . . .
              . . . . . . . U
              """),
          1);

  /// A row of three that fall at a touch and do not reach the lance's bearer, another far off.
  static final Battle ROW =
      strong(
              Tilt.opened(
                  """
                  . . . . . . . . . . . . . . . . l
                  . A> . . . Y> . . V . . Z> . . . X .
                  . . . . . . . . . . . . . . . X .
                  """),
              1)
          .after(
              new Event.PieceMoved(new PieceId("l"), new Place.InSlot(new SlotId("A.right"), 0)));

  /// A bearer that falls at a touch.
  static final Battle BEARER =
      strong(
              Tilt.opened(
                  """
                  . . . . . . . . . .
                  . . . . . . . . . .
                  . A> . U> . . . s . .
                  . . . . . . . . . .
                  . . . . . . . . V .
                  """),
              1)
          .after(
              new Event.PieceMoved(new PieceId("s"), new Place.InSlot(new SlotId("U.front"), 0)));

  private Small() {}

  private static ChargeRules rules() {
    Doc content = Json.read(STOCK.getBytes(StandardCharsets.UTF_8), "small stock");
    Agreements agreements = Agreements.of(new Charge().options(), Map.of());
    return new Charge().rules(Fields.of(content, ""), agreements);
  }

  /// The same with that strength everywhere.
  static Battle strong(Battle battle, int strength) {
    return battle.after(
        Ground.fighters(battle).stream()
            .map(piece -> new Event.PieceChanged(piece.id(), new Body.Fighter(strength)))
            .toList());
  }
}
