package baseplate.core.journal;

import baseplate.core.Battle;
import org.jspecify.annotations.Nullable;

/// A battle as it stood after an entry that moved it forward, or at the start: a node of the tree
/// of what was played. Undo, redo and take-back go from node to node.
///
/// @param number the entry that made it, 0 for the start
/// @param battle the battle then
/// @param rolls how many rolls led here: what the next faces depend on beside the seed
/// @param before the moment that it came from, null for the start
/// @param entry the entry that made it, null for the start
record Moment(
    int number, Battle battle, int rolls, @Nullable Moment before, @Nullable Entry entry) {

  static Moment start(Battle battle) {
    return new Moment(0, battle, 0, null, null);
  }

  Moment after(Entry entry) {
    return new Moment(
        entry.number(), battle.after(entry.events()), rolls + entry.rolls(), this, entry);
  }
}
