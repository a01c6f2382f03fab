package baseplate.testkit;

import baseplate.core.Verdict;
import baseplate.core.input.Request;
import org.assertj.core.api.Assertions;

/// Assertions on what the judge waits for.
public final class AwaitingAssert {
  private final Verdict.Awaiting awaiting;

  AwaitingAssert(Verdict.Awaiting awaiting) {
    this.awaiting = awaiting;
  }

  /// This is asked.
  public AwaitingAssert of(Request request) {
    Assertions.assertThat(awaiting.request()).isEqualTo(request);
    return this;
  }

  /// A choice of that kind is asked.
  public AwaitingAssert ofChoice(String kind) {
    Assertions.assertThat(awaiting.request())
        .isInstanceOfSatisfying(
            Request.Ask.class, ask -> Assertions.assertThat(ask.kind()).isEqualTo(kind));
    return this;
  }

  /// What happened before it, and why.
  public HappenedAssert after() {
    return new HappenedAssert(
        awaiting.after(), awaiting.events(), awaiting.inputs(), awaiting.findings());
  }
}
