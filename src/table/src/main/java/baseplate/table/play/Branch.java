package baseplate.table.play;

import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import baseplate.core.dice.Stream;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.journal.Dice;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;

/// A line of play tried beside a record.
final class Branch {
  private static final int HEX = 16;

  private Branch() {}

  /// A battle that goes on after an entry, in memory alone. Its dice are those of a stream of its
  /// own, so that nothing of what the record's battle will roll shows.
  ///
  /// @param entry the last one that counts, 0 for the start
  /// @param number which line, from 1
  static Session of(Journal record, int entry, int number) {
    Journal journal = new Journal(record.setting());
    for (int made = 1; made <= entry; made++) {
      journal.append(record.entry(made));
    }
    Seed seed = seed(record);
    Dice dice = _ -> SeededDice.ofStream(seed, Stream.branch(number), taken(journal, entry));
    return new Session(journal, dice);
  }

  private static Seed seed(Journal record) {
    return switch (record.setting().header().dice()) {
      case Header.Seeded(Seed seed) -> seed;
      case Header.Typed() ->
          new Seed(Long.parseUnsignedLong(record.setting().chain().hex().substring(0, HEX), HEX));
    };
  }

  /// How much was taken from the stream by what still counts: cards turned take from it too.
  private static int taken(Journal journal, int entry) {
    int taken = 0;
    for (Entry standing : journal.standing()) {
      taken += standing.number() > entry ? taken(standing) : 0;
    }
    return taken;
  }

  private static int taken(Entry entry) {
    int taken = 0;
    for (Given given : entry.given()) {
      taken += given.input() instanceof Input.Chosen ? 0 : 1;
    }
    return taken;
  }
}
