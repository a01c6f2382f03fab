package baseplate.data;

import baseplate.core.words.Phrase;

/// The end of a battle file that does not hold: nothing from its first line on counts.
///
/// @param line the first line that does not hold
/// @param lines how many lines there are from it on
public record Damage(int line, int lines) {
  /// The damage of a file, which has some.
  static Damage of(byte[] bytes, BattleReader.Reading reading) {
    Lines rest = new Lines(bytes, reading.good());
    int count = 0;
    while (rest.hasNext()) {
      rest.next();
      count++;
    }
    return new Damage(reading.bad(), count);
  }

  /// The sentence that says so.
  ///
  /// @param file what the file is called
  public Phrase phrase(String file) {
    return Phrase.of("data.battle.damaged", "file", file, "line", line).with("lines", lines);
  }
}
