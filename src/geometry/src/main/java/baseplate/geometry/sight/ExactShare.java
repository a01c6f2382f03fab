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
      Fraction fromWide = Fraction.of(shadows.fromWideTop(i), shadows.fromWideBottom(i));
      Fraction toWide = Fraction.of(shadows.toWideTop(i), shadows.toWideBottom(i));
      boolean whole = shadows.isWhole(i);
      new Stretch(
              Fraction.of(shadows.fromTop(i), shadows.fromBottom(i)),
              Fraction.of(shadows.toTop(i), shadows.toBottom(i)),
              whole ? Fraction.ONE : muzzle.plus(rise.times(fromWide)),
              whole ? Fraction.ONE : muzzle.plus(rise.times(toWide)),
              names.apply(shadows.owner(i)))
          .addCutTo(stretches);
    }
    return stretches;
  }

  /// The highest tops of all, from left to right; where several are as high, the least name.
  static List<Stretch> envelope(List<Stretch> stretches) {
    List<Fraction> cuts = cuts(stretches);
    List<Stretch> envelope = new ArrayList<>();
    for (int i = 1; i < cuts.size(); i++) {
      Stretch highest = highest(stretches, cuts.get(i - 1), cuts.get(i));
      if (highest != null) {
        Stretch next = highest.between(cuts.get(i - 1), cuts.get(i));
        boolean goesOn = !envelope.isEmpty() && envelope.getLast().goesOnIn(next);
        envelope.add(goesOn ? envelope.removeLast().joined(next) : next);
      }
    }
    return List.copyOf(envelope);
  }

  private static @Nullable Stretch highest(List<Stretch> stretches, Fraction begin, Fraction end) {
    Fraction middle = begin.plus(end).over(Fraction.of(2));
    Stretch highest = null;
    for (Stretch stretch : stretches) {
      if (stretch.isOver(begin, end)) {
        int over = highest == null ? 1 : stretch.top(middle).compareTo(highest.top(middle));
        if (highest == null
            || over > 0
            || (over == 0 && stretch.by().compareTo(highest.by()) < 0)) {
          highest = stretch;
        }
      }
    }
    return highest;
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
