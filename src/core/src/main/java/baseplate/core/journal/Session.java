package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import org.jspecify.annotations.Nullable;

/// A battle being played: commands are judged, and what is carried out goes into the journal and to
/// its sink.
///
/// Undo, redo and take-back are judged here, everything else by the [Judge]. For one thread.
public final class Session {
  private final Journal journal;
  private final Setting setting;
  private final Judge judge;
  private final Clerk clerk;
  private final Dice dice;
  private final Sink sink;
  private CompletionStage<@Nullable Void> kept = CompletableFuture.completedFuture(null);

  /// @param journal played on from its last entry
  /// @param sink takes each new entry
  public Session(Journal journal, Sink sink) {
    this.journal = journal;
    this.setting = journal.setting();
    this.judge = setting.judge(Judge.Showing.EVIDENCE);
    this.clerk = new Clerk(journal, judge);
    this.dice = Dice.of(setting.header().dice());
    this.sink = sink;
  }

  /// The record so far.
  public Journal journal() {
    return journal;
  }

  /// The battle as it stands.
  public Battle battle() {
    return journal.battle();
  }

  /// Completes when the last entry is safe; fails with the reason why it is not.
  public CompletionStage<@Nullable Void> kept() {
    return kept;
  }

  /// Judges a command of the side that is to act, and enters it unless it is refused.
  public Verdict submit(Command command) {
    return submit(battle().toAct(), command);
  }

  /// Judges a command, and enters it unless it is refused.
  ///
  /// @param by who gives it
  public Verdict submit(SideId by, Command command) {
    Battle before = battle();
    Judged judged = clerk.judge(by, command, dice.from(journal.rolls()));
    if (!(judged.verdict() instanceof Verdict.Refused)) {
      enter(judged.entry(journal.size() + 1, digest(before, judged.after(before))));
    }
    return judged.verdict();
  }

  private @Nullable Digest digest(Battle before, Battle after) {
    return Setting.isMilestone(before, after) ? setting.digest(after) : null;
  }

  private void enter(Entry entry) {
    Entry linked = setting.entries().chain(journal.chain(), entry);
    journal.append(linked);
    kept = sink.append(linked);
  }

  /// Judges a command without entering it; it stops at its first roll, as a preview does, so that
  /// nothing of the dice is seen.
  public Verdict preview(Command command) {
    return judge.judge(battle(), command, Inputs.NONE);
  }
}
