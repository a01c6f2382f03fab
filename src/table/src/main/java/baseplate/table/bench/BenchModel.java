package baseplate.table.bench;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Malformed;
import baseplate.core.scene.Field;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.stream.Collectors;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// A draft on a workbench: what is changed, what it is worth, what was refused and why. Knows no
/// control; used on the screen's thread alone.
public final class BenchModel {
  /// The place of a fault that no field has.
  public static final String WHOLE = "";

  private static final int MOST_UNDONE = 500;

  private final Workbench bench;
  private final Map<String, List<Field.Entry>> more;
  private final Threads threads;
  private final Deque<Doc.Obj> past = new ArrayDeque<>();
  private final Deque<Doc.Obj> future = new ArrayDeque<>();
  private final Map<String, Phrase> faults = new HashMap<>();
  private final ReadOnlyObjectWrapper<Shown> shown;
  private Doc.Obj draft;
  private Doc.Obj kept;
  private Workbench.@Nullable Assessment assessment;
  private @Nullable String typing;
  private boolean isAssessed;
  private int round;

  /// Where work is done.
  ///
  /// @param away works out what a draft is worth
  /// @param screen takes the answer
  public record Threads(Executor away, Executor screen) {}

  /// What there is to see.
  ///
  /// @param draft as it is now
  /// @param assessment what it is worth, null before that was ever told
  /// @param isAssessed whether that was told of this very draft
  /// @param faults why what was given last is refused, by field
  /// @param canUndo whether something can be taken back
  /// @param canRedo whether something can be done again
  /// @param isDirty whether the draft differs from what was kept last
  public record Shown(
      Doc.Obj draft,
      Workbench.@Nullable Assessment assessment,
      boolean isAssessed,
      Map<String, Phrase> faults,
      boolean canUndo,
      boolean canRedo,
      boolean isDirty) {
    public Shown {
      faults = Map.copyOf(faults);
    }

    /// What it is worth, where that was ever told.
    public Optional<Workbench.Assessment> worth() {
      return Optional.ofNullable(assessment);
    }
  }

  /// @param start what one begins with; as long as it is not changed nothing can be lost
  /// @param more further entries to count, of packs, by kind
  public BenchModel(
      Workbench bench, Doc.Obj start, Map<String, List<Field.Entry>> more, Threads threads) {
    this.bench = bench;
    this.draft = start;
    this.kept = start;
    this.more = Map.copyOf(more);
    this.threads = threads;
    this.shown = new ReadOnlyObjectWrapper<>(now());
    assess();
  }

  /// What there is to see.
  public ReadOnlyObjectProperty<Shown> shown() {
    return shown.getReadOnlyProperty();
  }

  /// The editor that it lies on.
  public Workbench bench() {
    return bench;
  }

  /// Further entries of a kind, of packs.
  public List<Field.Entry> more(String kind) {
    return more.getOrDefault(kind, List.of());
  }

  /// The draft as it is now.
  public Doc.Obj draft() {
    return draft;
  }

  /// Whether nothing that was given last is refused.
  public boolean isSound() {
    return faults.isEmpty();
  }

  /// Changes a field; where that is refused, the draft stays and it is said why.
  public void edit(String field, Doc value) {
    typing = null;
    change(field, value);
  }

  /// Changes a field letter by letter: all that is typed there without a rest is taken back at
  /// once.
  public void type(String field, Doc value) {
    change(field, value);
    typing = faults.containsKey(field) ? typing : field;
  }

  /// Whatever is typed from now on is taken back by itself.
  public void rest() {
    typing = null;
  }

  /// Says that what a field holds can be no value.
  public void refuse(String field, Phrase why) {
    faults.put(field, why);
    publish();
  }

  private void change(String field, Doc value) {
    try {
      Doc.Obj changed = bench.edit(draft, field, value);
      faults.remove(field);
      if (!changed.equals(draft)) {
        remember(field);
        draft = changed;
        assess();
      }
    } catch (Malformed malformed) {
      faults.put(field, malformed.problem());
    }
    publish();
  }

  private void remember(String field) {
    if (!field.equals(typing)) {
      past.push(draft);
    }
    if (past.size() > MOST_UNDONE) {
      past.removeLast();
    }
    future.clear();
  }

  /// Takes back what is refused, or else the last change.
  public void undo() {
    if (faults.isEmpty() && !past.isEmpty()) {
      future.push(draft);
      draft = past.pop();
    }
    turnTo();
  }

  /// Does again what was taken back.
  public void redo() {
    if (!future.isEmpty()) {
      past.push(draft);
      draft = future.pop();
    }
    turnTo();
  }

  private void turnTo() {
    typing = null;
    faults.clear();
    assess();
    publish();
  }

  /// Says that the draft lies on the disk as it is now.
  public void keep() {
    typing = null;
    kept = draft;
    publish();
  }

  private void assess() {
    isAssessed = false;
    int number = ++round;
    Doc.Obj of = draft;
    threads.away().execute(() -> worth(number, of));
  }

  private void worth(int number, Doc.Obj of) {
    try {
      Workbench.Assessment worth = bench.assess(of);
      threads.screen().execute(() -> arrive(number, worth));
    } catch (Malformed malformed) {
      threads.screen().execute(() -> fail(number, malformed.problem()));
    }
  }

  /// What came too late is of a draft that is no more.
  private void arrive(int number, Workbench.Assessment worth) {
    if (number == round) {
      assessment = worth;
      isAssessed = true;
      faults.keySet().retainAll(fields(worth));
      publish();
    }
  }

  private static Set<String> fields(Workbench.Assessment worth) {
    return worth.fields().stream().map(Field::id).collect(Collectors.toSet());
  }

  private void fail(int number, Phrase problem) {
    if (number == round) {
      faults.put(WHOLE, problem);
      publish();
    }
  }

  private void publish() {
    shown.set(now());
  }

  private Shown now() {
    boolean canUndo = !past.isEmpty() || !faults.isEmpty();
    boolean isDirty = !draft.equals(kept);
    return new Shown(draft, assessment, isAssessed, faults, canUndo, !future.isEmpty(), isDirty);
  }
}
