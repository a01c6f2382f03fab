package baseplate.geometry.sight;

import java.util.List;
import java.util.TreeSet;

/// A straight line of heights over places: height = base + slope · place.
record Straight(Fraction base, Fraction slope) {
  private static final Straight GROUND = new Straight(Fraction.ZERO, Fraction.ZERO);
  private static final Straight CEILING = new Straight(Fraction.ONE, Fraction.ZERO);

  static Straight through(Fraction first, Fraction a, Fraction second, Fraction b) {
    Fraction slope = b.minus(a).over(second.minus(first));
    return new Straight(a.minus(slope.times(first)), slope);
  }

  Fraction at(Fraction place) {
    return base.plus(slope.times(place));
  }

  /// The area between begin and end under the highest line, cut to heights from 0 to 1.
  static Fraction areaBelow(List<Straight> lines, Fraction begin, Fraction end) {
    Fraction area = Fraction.ZERO;
    Fraction last = begin;
    for (Fraction cut : cuts(lines, begin, end)) {
      Fraction middle = last.plus(cut).over(Fraction.of(2));
      area = area.plus(cut.minus(last).times(highest(lines, middle)));
      last = cut;
    }
    return area;
  }

  /// The ends and where lines cross each other, the ground or the ceiling, in their order.
  private static List<Fraction> cuts(List<Straight> lines, Fraction begin, Fraction end) {
    TreeSet<Fraction> cuts = new TreeSet<>(List.of(begin, end));
    for (Straight line : lines) {
      line.addCrossing(GROUND, cuts, begin, end);
      line.addCrossing(CEILING, cuts, begin, end);
      lines.forEach(other -> line.addCrossing(other, cuts, begin, end));
    }
    return List.copyOf(cuts);
  }

  private static Fraction highest(List<Straight> lines, Fraction place) {
    Fraction highest = Fraction.ZERO;
    for (Straight line : lines) {
      highest = highest.greatest(line.at(place).least(Fraction.ONE));
    }
    return highest;
  }

  private void addCrossing(Straight other, TreeSet<Fraction> cuts, Fraction begin, Fraction end) {
    if (!slope.equals(other.slope)) {
      Fraction place = other.base.minus(base).over(slope.minus(other.slope));
      if (place.compareTo(begin) > 0 && place.compareTo(end) < 0) {
        cuts.add(place);
      }
    }
  }
}
