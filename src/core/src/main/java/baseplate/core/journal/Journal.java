package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.doc.Malformed;
import baseplate.core.play.Stop;
import baseplate.core.words.Phrase;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// The record of a battle in memory: entries, and the battle after each of them.
///
/// Entries are folded, never judged. Battles share all that did not change, and any of them is at
/// hand at once. One thread may append while others read.
public final class Journal {
  private final Setting setting;
  private final List<Entry> entries = new ArrayList<>();
  private final List<State> states = new ArrayList<>();
  private final Map<SideId, Stop> stops = new HashMap<>();

  /// Where the battle stands after an entry, and what may be done again.
  private record State(Moment moment, @Nullable Undone undone) {}

  /// An empty record.
  public Journal(Setting setting) {
    this.setting = setting;
    states.add(new State(Moment.start(setting.start()), null));
  }

  /// What the battle is played by.
  public Setting setting() {
    return setting;
  }

  /// Takes the next entry. Its link is not checked; throws [Malformed] when its number is not the
  /// next, when it returns to an entry that is not before it, or when an event does not fit.
  public synchronized void append(Entry entry) {
    if (entry.number() != states.size()) {
      throw new Malformed(
          "/entry",
          Phrase.of("core.malformed.entry", "found", entry.number(), "wanted", states.size()));
    }
    setting.sides().demand(entry.side(), "/side");
    entry.events().forEach(event -> setting.sides().demand(event, "/events"));
    State next = next(states.getLast(), entry);
    entries.add(entry);
    states.add(next);
    if (entry.command() instanceof Command.SetStop(SideId _, String choice, Stop.Answering by)) {
      stops.put(entry.side(), stopOf(entry.side()).with(choice, by));
    }
  }

  private State next(State now, Entry entry) {
    if (entry.returnsTo().isEmpty()) {
      return new State(forward(now.moment(), entry), null);
    }
    int back = entry.returnsTo().getAsInt();
    if (back >= states.size()) {
      throw new Malformed("/back", Phrase.of("core.malformed.back", "entry", back));
    }
    Moment target = states.get(back).moment();
    return new State(target, undone(now, entry.command()));
  }

  private static @Nullable Undone undone(State now, Command command) {
    return switch (command) {
      case Command.Undo() -> new Undone(now.moment(), now.undone());
      case Command.Redo() -> now.undone() == null ? null : now.undone().rest();
      case Command.SetStop _ -> now.undone();
      default -> null;
    };
  }

  /// An event of a file that does not fit may fail anywhere in a ruleset's own state.
  private static Moment forward(Moment moment, Entry entry) {
    try {
      return moment.after(entry);
    } catch (RuntimeException _) {
      throw new Malformed("/events", Phrase.of("core.malformed.event"));
    }
  }

  /// How many entries there are; the number of the last one.
  public synchronized int size() {
    return entries.size();
  }

  /// An entry by its number from 1; throws IndexOutOfBoundsException.
  public synchronized Entry entry(int number) {
    return entries.get(number - 1);
  }

  /// All entries so far.
  public synchronized List<Entry> entries() {
    return List.copyOf(entries);
  }

  /// The battle as it stands.
  public Battle battle() {
    return now().battle();
  }

  /// The battle after an entry, 0 for the start; throws IndexOutOfBoundsException.
  public Battle battleAfter(int number) {
    return moment(number).battle();
  }

  /// How many rolls led to where the battle stands: what the next faces depend on beside the seed.
  public int rolls() {
    return now().rolls();
  }

  /// The same just after an entry.
  public int rollsAfter(int number) {
    return moment(number).rolls();
  }

  /// How a side has set choices to be answered for it; no undo changes that.
  public synchronized Stop stopOf(SideId side) {
    return stops.getOrDefault(side, Stop.ASK_ALL);
  }

  /// The digest of the last line.
  public synchronized Digest chain() {
    return entries.isEmpty() ? setting.chain() : entries.getLast().chain();
  }

  /// The entry that led to where the battle stands, 0 for the start; not the last entry where that
  /// undid or took something back.
  public int standsAfter() {
    return now().number();
  }

  /// The entries that still count, in order: those that led to where the battle stands, without
  /// what was undone or taken back.
  public List<Entry> standing() {
    Deque<Entry> line = new ArrayDeque<>();
    for (Moment at = now(); at != null && at.entry() != null; at = at.before()) {
      line.addFirst(at.entry());
    }
    return List.copyOf(line);
  }

  /// The same record with digests and links made anew, as a record that was upgraded from an older
  /// format needs them.
  public Journal linkedAnew() {
    Journal anew = new Journal(setting);
    for (Entry entry : entries()) {
      Battle before = battleAfter(entry.number() - 1);
      Battle after = battleAfter(entry.number());
      anew.append(setting.entries().chain(anew.chain(), entry.withState(due(before, after))));
    }
    return anew;
  }

  private @Nullable Digest due(Battle before, Battle after) {
    return Setting.isMilestone(before, after) ? setting.digest(after) : null;
  }

  synchronized Moment moment(int number) {
    return states.get(number).moment();
  }

  synchronized Moment now() {
    return states.getLast().moment();
  }

  /// What a redo leads to.
  synchronized Optional<Moment> undone() {
    Undone undone = states.getLast().undone();
    return undone == null ? Optional.empty() : Optional.of(undone.last());
  }
}
