package baseplate.geometry.sight;

import java.util.List;
import java.util.Optional;

/// A stretch of the facing side and how high it is hidden there, from end to end in a straight
/// line; exact. Places run from 0 to 1 along the side, heights from 0 to 1 of the hull's.
///
/// @param by the obstacle whose shadow it is
/// @rule MBB-16
public record Stretch(Fraction from, Fraction to, Fraction fromTop, Fraction toTop, String by) {
  /// Its part of the side's area.
  public Fraction share() {
    return to.minus(from).times(fromTop.plus(toTop)).over(Fraction.of(2));
  }

  String text() {
    return from + " to " + to + " at " + fromTop + " to " + toTop + " by " + by;
  }

  /// The height at a place, as the straight line runs.
  Fraction top(Fraction at) {
    if (fromTop.equals(toTop)) {
      return fromTop;
    }
    return fromTop.plus(at.minus(from).times(slope()));
  }

  private Fraction slope() {
    return toTop.minus(fromTop).over(to.minus(from));
  }

  /// Whether the side is hidden to its full height there.
  boolean isFull() {
    return fromTop.equals(Fraction.ONE) && toTop.equals(Fraction.ONE);
  }

  boolean isOver(Fraction begin, Fraction end) {
    return from.compareTo(begin) <= 0 && to.compareTo(end) >= 0;
  }

  /// The same line over another stretch.
  Stretch between(Fraction begin, Fraction end) {
    return new Stretch(begin, end, top(begin), top(end), by);
  }

  /// Whether the next is the same line of the same obstacle, from where this one ends.
  boolean goesOnIn(Stretch next) {
    return by.equals(next.by)
        && to.equals(next.from)
        && toTop.equals(next.fromTop)
        && slope().equals(next.slope());
  }

  /// This and the next, on which it goes on, in one.
  Stretch joined(Stretch next) {
    return new Stretch(from, next.to, fromTop, next.toTop, by);
  }

  /// Where two tops cross inside both.
  Optional<Fraction> crossing(Stretch other) {
    Fraction begin = from.greatest(other.from);
    Fraction end = to.least(other.to);
    return begin.compareTo(end) < 0 ? crossing(other, begin, end) : Optional.empty();
  }

  private Optional<Fraction> crossing(Stretch other, Fraction begin, Fraction end) {
    Fraction before = top(begin).minus(other.top(begin));
    Fraction after = top(end).minus(other.top(end));
    return before.signum() * after.signum() >= 0
        ? Optional.empty()
        : Optional.of(begin.plus(end.minus(begin).times(before).over(before.minus(after))));
  }

  /// Adds this cut to heights from 0 to 1: what is lower is left out, what is higher is flat.
  void addCutTo(List<Stretch> stretches) {
    Fraction ground = place(Fraction.ZERO);
    Fraction full = place(Fraction.ONE);
    addBetween(from, ground.least(full), stretches);
    addBetween(ground.least(full), ground.greatest(full), stretches);
    addBetween(ground.greatest(full), to, stretches);
  }

  /// Where the line passes a height, or the nearer end if it does not.
  private Fraction place(Fraction height) {
    if (fromTop.equals(toTop)) {
      return from;
    }
    return from.plus(height.minus(fromTop).over(slope())).greatest(from).least(to);
  }

  private void addBetween(Fraction begin, Fraction end, List<Stretch> stretches) {
    if (begin.compareTo(end) >= 0) {
      return;
    }
    Fraction beginTop = top(begin).greatest(Fraction.ZERO).least(Fraction.ONE);
    Fraction endTop = top(end).greatest(Fraction.ZERO).least(Fraction.ONE);
    if (beginTop.signum() > 0 || endTop.signum() > 0) {
      stretches.add(new Stretch(begin, end, beginTop, endTop, by));
    }
  }
}
