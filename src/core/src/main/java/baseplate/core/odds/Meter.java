package baseplate.core.odds;

/// Counts what an answer takes, against its budget.
final class Meter {
  private static final long LOOK_EVERY = 64;

  private final Budget budget;
  private final long most;
  private final long begun;
  private long edges;
  private long lookAt = LOOK_EVERY;

  private Meter(Budget budget, long most) {
    this.budget = budget;
    this.most = most;
    this.begun = budget.clock().getAsLong();
  }

  static Meter ofWalking(Budget budget) {
    return new Meter(budget, budget.edges());
  }

  static Meter ofSampling(Budget budget) {
    return new Meter(budget, budget.samplingEdges());
  }

  /// One branch was judged, after so many inputs of its step; throws [Exhausted] past the budget. A
  /// long row of inputs costs more, because each is read again.
  void spend(int inputs) {
    edges += 1 + inputs / 8;
    if (edges > most) {
      throw new Exhausted();
    }
    if (edges >= lookAt) {
      lookAt = edges + LOOK_EVERY;
      if (budget.clock().getAsLong() - begun > budget.nanos()) {
        throw new Exhausted();
      }
    }
  }

  long edges() {
    return edges;
  }
}
