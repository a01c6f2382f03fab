package baseplate.geometry;

/// How many cases a test runs: few by default, many with `-Dbaseplate.proof=true`.
public final class Counts {
  private Counts() {}

  public static int of(int usual, int proof) {
    return Boolean.getBoolean("baseplate.proof") ? proof : usual;
  }
}
