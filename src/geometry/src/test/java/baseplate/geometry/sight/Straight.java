package baseplate.geometry.sight;

import java.util.List;
import java.util.TreeSet;

/// A straight line of heights over places: height = base + slope · place.
record Straight(Fraction base, Fraction slope) {
  static Straight through(Fraction first, Fraction a, Fraction second, Fraction b) {
    Fraction slope = b.minus(a).over(second.minus(first));
    return new Straight(a.minus(slope.times(first)), slope);
  }

  Fraction at(Fraction place) {
    return base.plus(slope.times(place));
  }

  /// The area between begin and end under the highest line, cut to heights from 0 to 1.
  static Fraction areaBelow(List<Straight> lines, Fraction begin, Fraction end) {
    TreeSet<Fraction> cuts = new TreeSet<>(List.of(begin, end));
    Straight ground = new Straight(Fraction.ZERO, Fraction.ZERO);
    Straight ceiling = new Straight(Fraction.ONE, Fraction.ZERO);
    for (Straight line : lines) {
      line.addCrossing(ground, cuts, begin, end);
      line.addCrossing(ceiling, cuts, begin, end);
      lines.forEach(other -> line.addCrossing(other, cuts, begin, end));
    }
    Fraction area = Fraction.ZERO;
    Fraction last = begin;
    for (Fraction cut : cuts) {
      Fraction middle = last.plus(cut).over(Fraction.of(2));
      Fraction high = Fraction.ZERO;
      for (Straight line : lines) {
        high = high.greatest(line.at(middle).least(Fraction.ONE));
      }
      area = area.plus(cut.minus(last).times(high));
      last = cut;
    }
    return area;
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
