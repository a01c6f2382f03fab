package baseplate.app.cli;

/// Positions of the rules' worked examples, as position files.
final class Positions {
  private static final String TABLE =
      """
      {"ruleset": "micro-brick-battle", "table": {"width": 36, "height": 36},
       "sides": [{"name": "Blue"}, {"name": "Red"}],
       "pieces": [
         {"id": "a", "side": "Blue", "unit": "m4-sherman", "at": [10, 5], "facing": 0},
         {"id": "b", "side": "Blue", "unit": "m10", "at": [14, 5], "facing": 0},
         {"id": "x", "side": "Red", "unit": "panzer-iii", "at": [10, 27], "facing": 180}],
       "terrain": [TERRAIN],
       "phase": "PHASE", "active": "Blue", "round": 2}
      """;

  /// A Sherman a and an M10 b at a Panzer III x, 20 inches off on open ground, frontal.
  static final String OPEN = table("declaration", "");

  /// The same with a house between a and x.
  static final String HOUSE =
      table("declaration", "{\"id\": \"h\", \"kind\": \"house\", \"at\": [10, 15], \"facing\": 0}");

  /// The same as the open one in the Movement Phase.
  static final String MOVING = table("movement", "");

  private Positions() {}

  private static String table(String phase, String terrain) {
    return TABLE.replace("TERRAIN", terrain).replace("PHASE", phase);
  }
}
