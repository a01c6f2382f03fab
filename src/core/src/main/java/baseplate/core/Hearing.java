package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What rules have at hand while they judge one step: inputs to ask, objections to raise, evidence
/// to leave.
///
/// Asking leaves the rules when the input is not there yet; the step is judged again from its first
/// line when it comes, so rules must not change anything outside. Odds judge it again for every
/// outcome, so what is dear is better not done before asking.
public final class Hearing {
  private final List<Input> earlier;
  private final Inputs inputs;
  private final Waiver waiver;
  private final Evidence evidence;
  private final List<Input> used = new ArrayList<>(2);
  private final List<Refusal> waived = new ArrayList<>(0);
  private @Nullable Refusal standing;

  /// Which refusals the judge lets pass.
  enum Waiver {
    /// None.
    NOTHING,
    /// Those by rule.
    RULES
  }

  Hearing(List<Input> earlier, Inputs inputs, Waiver waiver, Evidence evidence) {
    this.earlier = earlier;
    this.inputs = inputs;
    this.waiver = waiver;
    this.evidence = evidence;
  }

  /// Whether the pool's sum is at least `least`.
  public boolean reach(Pool pool, int least) {
    return outcome(new Request.Reach(pool, least)) == 1;
  }

  /// Whether the first pool's sum is greater than the second's.
  public boolean exceeds(Pool attack, Pool defence) {
    return outcome(new Request.Exceeds(attack, defence)) == 1;
  }

  /// The pool's sum.
  public int sum(Pool pool) {
    return outcome(new Request.Sum(pool));
  }

  /// How many dice show at least `least`.
  public int count(Pool pool, int least) {
    return outcome(new Request.Count(pool, least));
  }

  /// The highest face.
  public int highest(Pool pool) {
    return outcome(new Request.Highest(pool));
  }

  /// The option of the choice that its side took, by id.
  public String choose(Request.Ask ask) {
    return ask.options().get(outcome(ask)).id();
  }

  /// The outcome of any request.
  public int outcome(Request request) {
    Input input = next(request);
    used.add(input);
    return Outcomes.of(request, input);
  }

  private Input next(Request request) {
    if (used.size() < earlier.size()) {
      return earlier.get(used.size());
    }
    return inputs.next(request).orElseThrow(() -> new Awaited(request));
  }

  /// The faces that the last request came to, for evidence alone; empty where it was no roll, or
  /// only its outcome is known.
  public List<Integer> rolled() {
    return !used.isEmpty() && used.getLast() instanceof Input.Faces(List<Integer> faces)
        ? faces
        : List.of();
  }

  /// Raises an objection; true when it stands, and the rules must return [Resolution#notDone].
  /// False when it is waived: the rules go on, and the entry will carry it.
  public boolean objects(Refusal refusal) {
    if (refusal.kind() == Refusal.Kind.RULE && waiver == Waiver.RULES) {
      waived.add(refusal);
      return false;
    }
    standing = refusal;
    return true;
  }

  /// Raises an objection of structure, which always stands.
  public Resolution refuse(Refusal refusal) {
    standing = refusal;
    return Resolution.notDone();
  }

  /// Where rulings and reckonings go.
  public Evidence evidence() {
    return evidence;
  }

  List<Input> used() {
    return used;
  }

  List<Refusal> waived() {
    return waived;
  }

  Refusal standing() {
    if (standing == null) {
      throw new IllegalStateException("refused without an objection that stands");
    }
    return standing;
  }
}
