package baseplate.testkit;

import baseplate.core.Verdict;
import org.assertj.core.api.AbstractAssert;

/// Assertions on what the judge said.
public final class VerdictAssert extends AbstractAssert<VerdictAssert, Verdict> {
  VerdictAssert(Verdict verdict) {
    super(verdict, VerdictAssert.class);
  }

  /// The command was carried out.
  public HappenedAssert isAccepted() {
    if (actual instanceof Verdict.Accepted(var after, var events, var inputs, var findings)) {
      return new HappenedAssert(after, events, inputs, findings);
    }
    throw wrong("accepted");
  }

  /// It waits for an input.
  public AwaitingAssert isAwaiting() {
    if (actual instanceof Verdict.Awaiting awaiting) {
      return new AwaitingAssert(awaiting);
    }
    throw wrong("awaiting an input");
  }

  /// It was not carried out.
  public RefusedAssert isRefused() {
    if (actual instanceof Verdict.Refused refused) {
      return new RefusedAssert(refused);
    }
    throw wrong("refused");
  }

  private AssertionError wrong(String wanted) {
    String was =
        switch (actual) {
          case Verdict.Accepted accepted -> "accepted: " + accepted.events();
          case Verdict.Awaiting awaiting -> "awaiting " + awaiting.request();
          case Verdict.Refused refused ->
              "refused: " + refused.refusal().rules() + " " + refused.refusal().reason();
        };
    return failure("the verdict should be %s but is %s", wanted, was);
  }
}
