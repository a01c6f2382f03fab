package baseplate.table.play;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import baseplate.core.journal.Session;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A record looked at again, entry by entry, in any order. It never changes.
///
/// For one thread, that of the screen.
public final class Replay {
  private final Journal journal;
  private final Watched watched;
  private final BattleModel model;
  private final Chronicle chronicle;
  private final Milestones milestones;
  private final Access access;
  private final Map<Integer, Retold> told = new HashMap<>();
  private final ReadOnlyObjectWrapper<Integer> at;
  private int tried;

  /// Who looks.
  public enum Access {
    /// Somebody who may know everything, as a referee may, and all may when the battle is over.
    ALL,
    /// One side while the battle goes on.
    ONE_SIDE
  }

  /// @param journal what is looked at; entries that come later are not
  /// @param viewer the side that looks
  /// @param entry the one looked at first, 0 for the start
  public Replay(Journal journal, SideId viewer, int entry, Access access) {
    this.journal = journal;
    this.access = access;
    this.watched = new Watched(journal, viewer, Math.clamp(entry, 0, journal.size()));
    this.model = new BattleModel(watched);
    this.chronicle = new Chronicle(journal);
    this.milestones = new Milestones(journal);
    this.at = new ReadOnlyObjectWrapper<>(watched.entry());
    model.tell(toldOf(watched.entry()));
  }

  /// The battle as it stood, for the panels around the table; it carries out nothing.
  public BattleModel model() {
    return model;
  }

  /// The record.
  public Journal journal() {
    return journal;
  }

  /// The entry that is looked at, 0 for the start.
  public ReadOnlyObjectProperty<Integer> at() {
    return at.getReadOnlyProperty();
  }

  /// The last entry.
  public int last() {
    return milestones.last();
  }

  /// The side that looks.
  public SideId viewer() {
    return watched.viewer();
  }

  /// Looks as another side.
  public void view(SideId side) {
    watched.look(side);
    told.clear();
    jump(watched.entry());
  }

  /// Whether whoever looks may know all of the battle as it stood.
  public boolean mayKnowAll() {
    return access == Access.ALL || isOpen(watched.battle());
  }

  /// The sides as which it may be looked at; none where that makes no difference.
  public List<SideId> viewers() {
    List<SideId> sides = new ArrayList<>();
    for (int side = 0; side < journal.setting().header().sides().size(); side++) {
      sides.add(new SideId(side));
    }
    return access == Access.ALL && hidesAnything() ? sides : List.of();
  }

  private boolean hidesAnything() {
    return IntStream.rangeClosed(0, last())
        .mapToObj(journal::battleAfter)
        .anyMatch(battle -> !isOpen(battle));
  }

  private boolean isOpen(Battle battle) {
    return model.rules().seenBy(battle, viewer()).isOpen(battle);
  }

  /// Goes to an entry, to the first or the last where there is none of that number.
  public void jump(int entry) {
    int to = Math.clamp(entry, 0, last());
    watched.look(to);
    model.tell(toldOf(to));
    at.set(to);
  }

  /// Goes on by some entries, back where they are negative.
  public void step(int entries) {
    jump(watched.entry() + entries);
  }

  /// Goes to where the next turn begins.
  public void nextTurn() {
    jump(milestones.turnAfter(watched.entry()));
  }

  /// Goes to where the turn began, or the one before it.
  public void turnBefore() {
    jump(milestones.turnBefore(watched.entry()));
  }

  /// Goes to the next entry that rolled.
  public void nextRoll() {
    jump(milestones.rollAfter(watched.entry()));
  }

  /// Goes to the next entry in which a rule was applied.
  public void nextRuling() {
    for (int entry = watched.entry() + 1; entry <= last(); entry++) {
      if (!retold(entry).seen().happening().findings().rulings().isEmpty()) {
        jump(entry);
        return;
      }
    }
  }

  /// Goes to where a turn began; whether there is one of that number.
  public boolean jumpToTurn(int number) {
    OptionalInt turn = milestones.turn(number);
    turn.ifPresent(this::jump);
    return turn.isPresent();
  }

  /// Goes to the entry that made a roll; whether there is one of that number.
  public boolean jumpToRoll(int number) {
    OptionalInt roll = milestones.roll(number);
    roll.ifPresent(this::jump);
    return roll.isPresent();
  }

  /// Goes to an entry; whether there is one of that number.
  public boolean jumpToEntry(int number) {
    boolean isThere = number >= 0 && number <= last();
    if (isThere) {
      jump(number);
    }
    return isThere;
  }

  /// How many rolls had led to where the battle stood.
  public int rolls() {
    return milestones.rollsAt(watched.entry());
  }

  /// The entry that is looked at; empty at the start.
  public Optional<Retold> now() {
    return watched.entry() == 0 ? Optional.empty() : Optional.of(retold(watched.entry()));
  }

  /// An entry as the side that looks may know it.
  ///
  /// @param number from 1
  public Retold retold(int number) {
    return told.computeIfAbsent(number, this::tell);
  }

  private Retold tell(int number) {
    Entry entry = journal.entry(number);
    Verdict verdict = chronicle.again(entry);
    Seen seen = new Log(journal, viewer()).seen(entry, Chronicle.findings(verdict));
    return new Retold(seen, Rolls.of(journal, entry, seen), marks(number, seen, verdict));
  }

  /// What was drawn when the order was looked at; where its side alone may know it, nothing.
  private List<Mark> marks(int number, Seen seen, Verdict verdict) {
    Command wish = seen.happening().wish();
    View before = model.rules().seenBy(journal.battleAfter(number - 1), viewer());
    return wish == null ? List.of() : model.rules().marks(before, wish, verdict);
  }

  private Told toldOf(int entry) {
    if (entry == 0) {
      return Told.NOTHING;
    }
    Retold now = retold(entry);
    return new Told(now.rolls(), now.seen().happening().findings(), null);
  }

  /// A battle that goes on from here in memory, with dice of its own; each is another one. The
  /// record stays as it is.
  public Session branch() {
    tried++;
    return Branch.of(journal, watched.entry(), tried);
  }
}
