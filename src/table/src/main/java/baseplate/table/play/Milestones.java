package baseplate.table.play;

import baseplate.core.Command;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import java.util.OptionalInt;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/// Where in a record turns begin and rolls fall.
final class Milestones {
  private final int[] turns;
  private final int[] rolls;

  Milestones(Journal journal) {
    int size = journal.size() + 1;
    turns = new int[size];
    rolls = new int[size];
    turns[0] = journal.battleAfter(0).clock().turn();
    for (int entry = 1; entry < size; entry++) {
      Entry made = journal.entry(entry);
      turns[entry] = journal.battleAfter(entry).clock().turn();
      rolls[entry] = rolls[made.returnsTo().orElse(entry - 1)] + fallen(made);
    }
  }

  private static int fallen(Entry entry) {
    int fallen = entry.command() instanceof Command.Answer(Input.Faces _) ? 1 : 0;
    for (Given given : entry.given()) {
      fallen += given.input() instanceof Input.Faces ? 1 : 0;
    }
    return fallen;
  }

  /// The last entry.
  int last() {
    return turns.length - 1;
  }

  /// How many rolls had led to where the battle stood after an entry.
  int rollsAt(int entry) {
    return rolls[entry];
  }

  /// The first entry after which it was that turn.
  OptionalInt turn(int number) {
    return first(0, entry -> turns[entry] == number);
  }

  /// The first entry that made that roll.
  OptionalInt roll(int number) {
    return first(1, entry -> rolls[entry] >= number && rolls[entry - 1] < number);
  }

  /// Where the next turn begins, or where the record ends.
  int turnAfter(int entry) {
    return first(entry + 1, other -> turns[other] != turns[entry]).orElse(last());
  }

  /// Where the turn began; from there, where the one before it did.
  int turnBefore(int entry) {
    int at = Math.max(0, entry - 1);
    while (at > 0 && turns[at - 1] == turns[at]) {
      at--;
    }
    return at;
  }

  /// The next entry that rolled; the same entry where none does any more.
  int rollAfter(int entry) {
    return first(entry + 1, other -> rolls[other] > rolls[other - 1]).orElse(entry);
  }

  private OptionalInt first(int from, IntPredicate holds) {
    return IntStream.range(Math.max(0, from), turns.length).filter(holds).findFirst();
  }
}
