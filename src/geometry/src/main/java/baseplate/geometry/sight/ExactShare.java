package baseplate.geometry.sight;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// The highest shadow tops along a wall and the share of its area below them, in exact fractions.
final class ExactShare {
  private ExactShare() {}

  static Fraction of(Shadows shadows, long muzzleHeight, long wallHeight) {
    return share(envelope(stretches(shadows, muzzleHeight, wallHeight, owner -> "")));
  }

  /// The sum of the stretches' shares.
  static Fraction share(List<Stretch> envelope) {
    Fraction share = Fraction.ZERO;
    for (Stretch stretch : envelope) {
      share = share.plus(stretch.share());
    }
    return share;
  }

  /// The shadows as straight stretches, cut to the wall's height.
  static List<Stretch> stretches(
      Shadows shadows, long muzzleHeight, long wallHeight, IntFunction<String> names) {
    List<Stretch> stretches = new ArrayList<>();
    Fraction muzzle = Fraction.of(muzzleHeight, wallHeight);
    for (int i = 0; i < shadows.size(); i++) {
      Fraction rise = Fraction.of(shadows.rise(i), wallHeight);
      stretch(shadows, i, muzzle, rise, names.apply(shadows.owner(i))).addCutTo(stretches);
    }
    return stretches;
  }

  private static Stretch stretch(
      Shadows shadows, int i, Fraction muzzle, Fraction rise, String name) {
    Fraction from = Fraction.of(shadows.fromTop(i), shadows.fromBottom(i));
    Fraction to = Fraction.of(shadows.toTop(i), shadows.toBottom(i));
    if (shadows.isWhole(i)) {
      return new Stretch(from, to, Fraction.ONE, Fraction.ONE, name);
    }
    Fraction fromWide = Fraction.of(shadows.fromWideTop(i), shadows.fromWideBottom(i));
    Fraction toWide = Fraction.of(shadows.toWideTop(i), shadows.toWideBottom(i));
    return new Stretch(
        from, to, muzzle.plus(rise.times(fromWide)), muzzle.plus(rise.times(toWide)), name);
  }

  /// The highest tops of all, from left to right; where several are as high, the least name.
  static List<Stretch> envelope(List<Stretch> stretches) {
    List<Fraction> cuts = cuts(stretches);
    List<Stretch> envelope = new ArrayList<>();
    for (int i = 1; i < cuts.size(); i++) {
      Stretch highest = highest(stretches, cuts.get(i - 1), cuts.get(i));
      if (highest != null) {
        addJoined(envelope, highest.between(cuts.get(i - 1), cuts.get(i)));
      }
    }
    return List.copyOf(envelope);
  }

  private static void addJoined(List<Stretch> envelope, Stretch next) {
    boolean goesOn = !envelope.isEmpty() && envelope.getLast().goesOnIn(next);
    envelope.add(goesOn ? envelope.removeLast().joined(next) : next);
  }

  private static @Nullable Stretch highest(List<Stretch> stretches, Fraction begin, Fraction end) {
    Fraction middle = begin.plus(end).over(Fraction.of(2));
    Stretch highest = null;
    for (Stretch stretch : stretches) {
      if (stretch.isOver(begin, end) && (highest == null || isHigher(stretch, highest, middle))) {
        highest = stretch;
      }
    }
    return highest;
  }

  private static boolean isHigher(Stretch stretch, Stretch other, Fraction at) {
    int over = stretch.top(at).compareTo(other.top(at));
    return over > 0 || (over == 0 && stretch.by().compareTo(other.by()) < 0);
  }

  /// All ends and all places where two tops cross.
  private static List<Fraction> cuts(List<Stretch> stretches) {
    TreeSet<Fraction> cuts = new TreeSet<>();
    for (int i = 0; i < stretches.size(); i++) {
      cuts.add(stretches.get(i).from());
      cuts.add(stretches.get(i).to());
      for (int j = 0; j < i; j++) {
        stretches.get(i).crossing(stretches.get(j)).ifPresent(cuts::add);
      }
    }
    return List.copyOf(cuts);
  }
}
