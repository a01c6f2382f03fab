package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.play.Advisor;
import baseplate.core.play.Stop;
import java.util.Optional;
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
  private final @Nullable Advisor advisor;
  private CompletionStage<@Nullable Void> kept = CompletableFuture.completedFuture(null);

  /// @param journal played on from its last entry
  /// @param sink takes each new entry
  public Session(Journal journal, Sink sink) {
    this(journal, sink, null);
  }

  /// @param journal played on from its last entry
  /// @param sink takes each new entry
  /// @param advisor answers choices that a side has set to be advised on; without one the side is
  ///   asked
  public Session(Journal journal, Sink sink, @Nullable Advisor advisor) {
    this(journal, sink, advisor, Dice.of(journal.setting().header().dice()));
  }

  /// @param journal played on from its last entry, with other dice than its header names: what is
  ///   tried beside a battle must not show the faces that the battle will have
  /// @param dice answer rolls and card turns
  public Session(Journal journal, Dice dice) {
    this(journal, Sink.NONE, null, dice);
  }

  private Session(Journal journal, Sink sink, @Nullable Advisor advisor, Dice dice) {
    this.advisor = advisor;
    this.journal = journal;
    this.setting = journal.setting();
    this.judge = setting.judge(Judge.Showing.EVIDENCE);
    this.clerk = new Clerk(journal, judge);
    this.dice = dice;
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

  /// Whether entries are kept anywhere but in memory.
  public boolean isKept() {
    return sink.keeps();
  }

  /// Completes when the last entry is safe; fails with the reason why it is not.
  public CompletionStage<@Nullable Void> kept() {
    return kept;
  }

  /// Judges a command of the side that is to act, and enters it unless it is refused.
  public Verdict submit(Command command) {
    return submit(battle().toAct(), command);
  }

  /// Judges a command, and enters it unless it is refused; answers that sides have set beforehand
  /// are entered after it. Where the record moves back or forth nothing is answered, or nobody
  /// could ever undo past such an answer.
  ///
  /// @param by who gives it
  public Verdict submit(SideId by, Command command) {
    Verdict verdict = enter(by, command);
    if (!(verdict instanceof Verdict.Refused) && goesForward(command)) {
      answerAsSet();
    }
    return verdict;
  }

  private static boolean goesForward(Command command) {
    return !(command instanceof Command.Undo
        || command instanceof Command.Redo
        || command instanceof Command.TakeBack);
  }

  /// Enters the answers that the sides have set to the choices that wait, one after the other: what
  /// a program does too that opens a battle in which another stopped short of it.
  public void answerAsSet() {
    Optional<Command> answer = setAnswer();
    while (answer.isPresent()
        && !(enter(battle().toAct(), answer.get()) instanceof Verdict.Refused)) {
      answer = setAnswer();
    }
  }

  private Optional<Command> setAnswer() {
    return battle().pending().map(Pending::awaited).orElse(null) instanceof Request.Ask ask
        ? setAnswer(ask)
        : Optional.empty();
  }

  private Optional<Command> setAnswer(Request.Ask ask) {
    Stop.Answering by = journal.stopOf(ask.side()).of(ask.kind());
    return switch (by) {
      case ASK -> Optional.empty();
      case DECLINE -> Optional.of(byStop(ask, 0, by));
      case ADVISOR -> advised(ask).map(option -> byStop(ask, option, by));
    };
  }

  private Optional<Integer> advised(Request.Ask ask) {
    return Optional.ofNullable(advisor)
        .map(some -> some.choose(setting.rules().seenBy(battle(), ask.side()), ask));
  }

  private static Command byStop(Request.Ask ask, int option, Stop.Answering by) {
    return new Command.ByStop(new Input.Chosen(ask.options().get(option).id()), by);
  }

  private Verdict enter(SideId by, Command command) {
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
