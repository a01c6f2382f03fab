package baseplate.geometry.sight;

import java.util.Arrays;

/// Straight tops over stretches of a wall of height 1 and width 1, and the area below the highest
/// of them.
final class Tops {
  private final double[] from;
  private final double[] to;
  private final double[] fromTop;
  private final double[] toTop;
  private int size;
  private int terms;

  Tops(int most) {
    from = new double[most];
    to = new double[most];
    fromTop = new double[most];
    toTop = new double[most];
  }

  /// How many areas were added up.
  int terms() {
    return terms;
  }

  /// Adds a stretch cut to heights from 0 to 1: what stands higher is flat at 1.
  void addCut(double begin, double end, double top, double endTop) {
    if (top > endTop) {
      addRising(end, begin, endTop, top);
    } else {
      addRising(begin, end, top, endTop);
    }
  }

  /// The same, from its lower end to its higher end; `low` may lie after `high`.
  private void addRising(double low, double high, double lowTop, double highTop) {
    if (highTop <= 0) {
      return;
    }
    if (lowTop >= 1) {
      addEitherWay(low, high, 1, 1);
      return;
    }
    double slope = (high - low) / (highTop - lowTop);
    double ground = lowTop < 0 ? low - lowTop * slope : low;
    double full = highTop > 1 ? low + (1 - lowTop) * slope : high;
    addEitherWay(ground, full, Math.max(lowTop, 0), Math.min(highTop, 1));
    if (highTop > 1) {
      addEitherWay(full, high, 1, 1);
    }
  }

  private void addEitherWay(double a, double b, double aTop, double bTop) {
    if (a < b) {
      add(a, b, aTop, bTop);
    } else if (b < a) {
      add(b, a, bTop, aTop);
    }
  }

  void add(double begin, double end, double top, double endTop) {
    from[size] = begin;
    to[size] = end;
    fromTop[size] = top;
    toTop[size] = endTop;
    size++;
  }

  double area() {
    if (size == 1) {
      terms = 1;
      return (to[0] - from[0]) * (fromTop[0] + toTop[0]) / 2;
    }
    double[] cuts = new double[2 * size];
    System.arraycopy(from, 0, cuts, 0, size);
    System.arraycopy(to, 0, cuts, size, size);
    Arrays.sort(cuts);
    double area = 0;
    for (int i = 1; i < cuts.length; i++) {
      if (cuts[i] > cuts[i - 1]) {
        area += area(cuts[i - 1], cuts[i]);
      }
    }
    return area;
  }

  /// The area between two neighbouring cuts: walks along the highest line from crossing to
  /// crossing.
  private double area(double begin, double end) {
    double area = 0;
    double at = begin;
    int line = highest(begin, end);
    while (line >= 0) {
      double next = end;
      int nextLine = -1;
      for (int i = 0; i < size; i++) {
        if (slope(i) > slope(line) && isOver(i, begin, end)) {
          double crossing = crossing(line, i, at);
          if (crossing < next
              || (crossing == next && nextLine >= 0 && slope(i) > slope(nextLine))) {
            next = crossing;
            nextLine = i;
          }
        }
      }
      area += (next - at) * height(line, (at + next) / 2);
      terms++;
      at = next;
      line = nextLine;
    }
    return area;
  }

  private boolean isOver(int i, double begin, double end) {
    return from[i] <= begin && to[i] >= end;
  }

  private double slope(int i) {
    return (toTop[i] - fromTop[i]) / (to[i] - from[i]);
  }

  private double height(int i, double at) {
    double high = fromTop[i] + (at - from[i]) / (to[i] - from[i]) * (toTop[i] - fromTop[i]);
    return Math.clamp(high, Math.min(fromTop[i], toTop[i]), Math.max(fromTop[i], toTop[i]));
  }

  /// The line that is highest at the begin; of several the steepest; -1 where nothing hides.
  private int highest(double begin, double end) {
    int best = -1;
    for (int i = 0; i < size; i++) {
      if (isOver(i, begin, end) && (best < 0 || isHigher(i, best, begin))) {
        best = i;
      }
    }
    return best;
  }

  private boolean isHigher(int i, int best, double at) {
    double gap = height(i, at) - height(best, at);
    return gap > 0 || (gap == 0 && slope(i) > slope(best));
  }

  /// Where the steeper line overtakes the other, not before `at`.
  private double crossing(int line, int steeper, double at) {
    double gap = height(line, at) - height(steeper, at);
    return at + Math.max(0, gap) / (slope(steeper) - slope(line));
  }
}
