package baseplate.core.odds;

/// Ends the exact way when the budget is used up or a distribution is too large for it.
final class Exhausted extends RuntimeException {
  private static final long serialVersionUID = 1L;

  Exhausted() {
    super("exhausted", null, false, false);
  }
}
