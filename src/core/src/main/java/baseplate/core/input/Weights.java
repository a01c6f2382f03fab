package baseplate.core.input;

/// How many ways lead to each of the sums 0, 1, 2, …, out of all ways that there are.
///
/// Starts as one way to the sum 0; each die gives new weights.
sealed interface Weights permits SmallWeights, BigWeights {
  /// One more than the greatest sum that is told.
  int size();

  /// With one more die of `sides` faces, each equally likely.
  Weights die(int sides);

  /// With one more trial that adds nothing in `miss` ways and one in `hit` ways.
  Weights trial(int miss, int hit);

  /// With one more die that is rolled again and added after its highest face, and so on. Greater
  /// sums than are told so far fall away; the number of all ways stays as it is, so it must be
  /// divisible by `sides` as often as such dice are rolled on the way to the greatest sum told.
  Weights chained(int sides);

  /// The share of the ways that lead to sums from `from` to less than `to`; both are taken to the
  /// nearest that is told.
  Fraction share(long from, long to);
}
