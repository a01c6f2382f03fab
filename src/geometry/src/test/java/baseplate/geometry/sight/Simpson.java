package baseplate.geometry.sight;

import java.util.function.DoubleUnaryOperator;

/// Simpson's rule, halving where it disagrees with its halves.
record Simpson(DoubleUnaryOperator function) {
  private static final double ACCURACY = 1e-8;
  private static final int DEPTH = 24;

  double integral(double begin, double end) {
    double middle = (begin + end) / 2;
    return integral(
        begin,
        end,
        function.applyAsDouble(begin),
        function.applyAsDouble(middle),
        function.applyAsDouble(end),
        DEPTH);
  }

  private double integral(double begin, double end, double a, double b, double c, int depth) {
    double middle = (begin + end) / 2;
    double left = function.applyAsDouble((begin + middle) / 2);
    double right = function.applyAsDouble((middle + end) / 2);
    double whole = (end - begin) / 6 * (a + 4 * b + c);
    double halves = (end - begin) / 12 * (a + 4 * left + 2 * b + 4 * right + c);
    if (depth == 0 || Math.abs(whole - halves) < ACCURACY) {
      return halves;
    }
    return integral(begin, middle, a, left, b, depth - 1)
        + integral(middle, end, b, right, c, depth - 1);
  }
}
