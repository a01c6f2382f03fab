package baseplate.data;

/// How much is tried: little on the way, much in the nightly proof.
final class Proof {
  private Proof() {}

  static int count(int small, int large) {
    return Boolean.getBoolean("baseplate.proof") ? large : small;
  }
}
