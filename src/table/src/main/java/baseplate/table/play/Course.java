package baseplate.table.play;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.journal.Session;
import java.util.Set;

/// Where what a table shows comes from: a battle that goes on, or one that is looked at again.
sealed interface Course permits Course.Played, Watched {
  /// The record and what keeps it.
  Session session();

  /// The sides that people play; the table is shown to one of them.
  Set<SideId> people();

  /// The battle as it is shown.
  Battle battle();

  /// How many entries led there.
  int entries();

  /// Whether commands are carried out.
  boolean isPlayed();

  /// Gives a command for a side.
  Verdict submit(SideId by, Command command);

  /// A battle that goes on.
  record Played(Session session, Set<SideId> people) implements Course {
    public Played {
      people = Set.copyOf(people);
    }

    @Override
    public Battle battle() {
      return session.battle();
    }

    @Override
    public int entries() {
      return session.journal().size();
    }

    @Override
    public boolean isPlayed() {
      return true;
    }

    @Override
    public Verdict submit(SideId by, Command command) {
      return session.submit(by, command);
    }
  }
}
