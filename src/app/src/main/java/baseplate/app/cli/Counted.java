package baseplate.app.cli;

import baseplate.core.words.Phrase;

/// Numbers of things as people say them: one entry, two entries.
final class Counted {
  private Counted() {}

  /// @param things their word for more than one: `entries`, `pieces`, `battles`, `wins`, `draws`
  static Phrase of(String things, int count) {
    return Phrase.of(count == 1 ? single(things) : "app.count." + things, "count", count);
  }

  private static String single(String things) {
    return switch (things) {
      case "entries" -> "app.count.entry";
      case "pieces" -> "app.count.piece";
      case "battles" -> "app.count.battle";
      case "wins" -> "app.count.win";
      default -> "app.count.draw";
    };
  }
}
