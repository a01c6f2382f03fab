package baseplate.table.play;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Rules;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import baseplate.core.journal.Session;
import baseplate.core.play.HandOver;
import baseplate.core.play.View;
import baseplate.core.scene.Member;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// A battle at the table: what is shown of it, and the one road by which commands go into it.
///
/// For one thread, that of the screen.
public final class BattleModel {
  private final Course course;
  private final Judge judge;
  private final ReadOnlyObjectWrapper<Shown> shown;
  private final ReadOnlyObjectWrapper<Told> told = new ReadOnlyObjectWrapper<>(Told.NOTHING);
  private SideId looking;

  /// @param session the battle under record
  /// @param people the sides that people play; the table is shown to one of them
  public BattleModel(Session session, Set<SideId> people) {
    this(new Course.Played(session, people));
  }

  BattleModel(Course course) {
    this.course = course;
    this.judge = course.session().journal().setting().judge(Judge.Showing.EVIDENCE);
    this.looking = first();
    this.shown = new ReadOnlyObjectWrapper<>(look());
  }

  private SideId first() {
    SideId acting = battle().toAct();
    Set<SideId> people = course.people();
    return people.isEmpty() || people.contains(acting) ? acting : people.iterator().next();
  }

  /// What is shown; a new value after everything that happens.
  public ReadOnlyObjectProperty<Shown> shown() {
    return shown.getReadOnlyProperty();
  }

  /// What came of the last command.
  public ReadOnlyObjectProperty<Told> told() {
    return told.getReadOnlyProperty();
  }

  /// Judges, with evidence, what is only looked at.
  public Judge judge() {
    return judge;
  }

  public Rules rules() {
    return judge.rules();
  }

  /// The record.
  public Journal journal() {
    return course.session().journal();
  }

  /// The record and what keeps it.
  public Session session() {
    return course.session();
  }

  /// The battle as it stands, for judging; what a side may see of it is in [#shown].
  public Battle battle() {
    return course.battle();
  }

  /// Whether a person at this table is to act.
  public boolean isPersonsTurn() {
    return course.isPlayed()
        && battle().ending().isEmpty()
        && course.people().contains(battle().toAct());
  }

  /// Gives a command for the side that is to act.
  public Verdict send(Command command) {
    return send(battle().toAct(), command);
  }

  /// Gives a command for a side.
  public Verdict send(SideId by, Command command) {
    Verdict verdict = course.submit(by, command);
    told.set(told(verdict));
    refresh();
    return verdict;
  }

  private Told told(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Refused refused -> new Told(List.of(), refused.findings(), refused.refusal());
      case Verdict.Accepted accepted -> told(accepted.findings());
      case Verdict.Awaiting awaiting -> told(awaiting.findings());
    };
  }

  private Told told(Verdict.Findings findings) {
    Entry last = journal().entry(journal().size());
    Seen seen = new Log(journal(), looking).seen(last, findings);
    return new Told(seen.happening().given(), seen.happening().findings(), null);
  }

  /// Shows another moment of what is looked at again.
  void tell(Told what) {
    looking = first();
    shown.set(look());
    told.set(what);
  }

  /// Shows the battle anew, as after entries that others made.
  public void refresh() {
    if (!handOverIsDue()) {
      looking = next();
    }
    shown.set(look());
  }

  /// The other side sits at the table now.
  public void handedOver() {
    looking = next();
    shown.set(look());
  }

  private boolean handOverIsDue() {
    return isPersonsTurn() && HandOver.due(rules(), battle(), looking).isPresent();
  }

  private SideId next() {
    SideId acting = battle().toAct();
    Set<SideId> people = course.people();
    return people.isEmpty() || people.contains(acting) ? acting : looking;
  }

  private Shown look() {
    View view = rules().seenBy(battle(), looking);
    boolean acts =
        course.isPlayed()
            && course.people().contains(battle().toAct())
            && battle().toAct().equals(looking);
    HandOver due = isPersonsTurn() ? HandOver.due(rules(), battle(), looking).orElse(null) : null;
    return new Shown(
        view,
        rules().scene(view),
        acts ? rules().options(view) : List.of(),
        rosters(view),
        rules().phases(view),
        course.entries(),
        due);
  }

  private List<List<Member>> rosters(View view) {
    List<List<Member>> rosters = new ArrayList<>();
    for (int side = 0; side < journal().setting().header().sides().size(); side++) {
      rosters.add(rules().roster(view, new SideId(side)));
    }
    return rosters;
  }
}
