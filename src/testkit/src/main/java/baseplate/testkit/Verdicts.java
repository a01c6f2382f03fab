package baseplate.testkit;

import baseplate.core.Verdict;

/// Where assertions on verdicts begin: `assertThatVerdict(v).isRefused().by("MBB-5")`.
public final class Verdicts {
  private Verdicts() {}

  /// Assertions on a verdict.
  public static VerdictAssert assertThatVerdict(Verdict verdict) {
    return new VerdictAssert(verdict);
  }
}
