package baseplate.table.play;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.words.Phrase;
import java.util.Set;

/// A record that is looked at again at one entry, by one side. Nothing goes into it.
final class Watched implements Course {
  private final Session session;
  private SideId viewer;
  private int entry;

  /// @param entry the one that is looked at first, 0 for the start
  Watched(Journal journal, SideId viewer, int entry) {
    this.session = new Session(journal, Sink.NONE);
    this.viewer = viewer;
    this.entry = entry;
  }

  SideId viewer() {
    return viewer;
  }

  int entry() {
    return entry;
  }

  void look(int at) {
    entry = at;
  }

  void look(SideId by) {
    viewer = by;
  }

  @Override
  public Session session() {
    return session;
  }

  @Override
  public Set<SideId> people() {
    return Set.of(viewer);
  }

  @Override
  public Battle battle() {
    return session.journal().battleAfter(entry);
  }

  @Override
  public int entries() {
    return entry;
  }

  @Override
  public boolean isPlayed() {
    return false;
  }

  @Override
  public Verdict submit(SideId by, Command command) {
    return new Verdict.Refused(
        Refusal.byStructure(Phrase.of("table.replay.refused")), Verdict.Findings.NONE);
  }
}
