package baseplate.app.cli;

/// Positions of the rules' worked examples.
final class Positions {
  private Positions() {}

  /// Sherman A at Panzer X, 20 inches apart on open ground, frontal.
  static final String OPEN = table("\"declaration\"", "");

  /// The same with a low wall before the panzer's left half.
  static final String WALLED =
      table(
          "\"declaration\"",
          "{\"id\": \"w\", \"kind\": \"wall\", \"at\": [9.65, 25],"
              + " \"facing\": 0, \"size\": [0.6, 0.3], \"height\": 9}");

  /// The same with a house between them.
  static final String HOUSE =
      table(
          "\"declaration\"",
          "{\"id\": \"h\", \"kind\": \"house\", \"at\": [10, 15]," + " \"facing\": 0}");

  /// Movement instead of declaration.
  static final String MOVING = table("\"movement\"", "");

  private static String table(String phase, String terrain) {
    return """
    {"ruleset": "micro-brick-battle", "table": {"width": 36, "height": 36},
     "sides": [{"name": "Blue"}, {"name": "Red"}],
     "pieces": [
       {"id": "a", "side": "Blue", "unit": "m4-sherman", "at": [10, 5], "facing": 0},
       {"id": "b", "side": "Blue", "unit": "m10", "at": [14, 5], "facing": 0},
       {"id": "x", "side": "Red", "unit": "panzer-iii", "at": [10, 27], "facing": 180}],
     "terrain": [TERRAIN],
     "phase": PHASE, "active": "Blue", "round": 2}
    """
        .replace("TERRAIN", terrain)
        .replace("PHASE", phase);
  }
}
