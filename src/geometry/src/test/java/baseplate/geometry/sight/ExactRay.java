package baseplate.geometry.sight;

import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;

/// Rays and points against polygons in exact fractions.
final class ExactRay {
  private ExactRay() {}

  /// An exact place.
  private record Spot(Fraction x, Fraction y) {
    static Spot of(Point p) {
      return new Spot(Fraction.of(p.x()), Fraction.of(p.y()));
    }

    /// The way from one point to the other.
    static Spot way(Point from, Point to) {
      return new Spot(Fraction.of(to.x() - from.x()), Fraction.of(to.y() - from.y()));
    }

    Spot towards(Spot other, Fraction part) {
      return new Spot(x.plus(other.x.minus(x).times(part)), y.plus(other.y.minus(y).times(part)));
    }

    Fraction cross(Spot other) {
      return x.times(other.y).minus(y.times(other.x));
    }
  }

  private record Edge(Spot from, Spot to) {
    static List<Edge> of(Placed outline) {
      List<Edge> edges = new ArrayList<>();
      for (Ring ring : outline.rings()) {
        for (int i = 0; i < ring.size(); i++) {
          edges.add(new Edge(Spot.of(ring.point(i)), Spot.of(ring.point(ring.next(i)))));
        }
      }
      return edges;
    }

    boolean carries(Spot p) {
      return area(from, to, p).signum() == 0
          && isWithin(from.x, to.x, p.x)
          && isWithin(from.y, to.y, p.y);
    }

    /// Whether it meets the level line that runs from p to the right.
    boolean passes(Spot p) {
      boolean up = from.y.compareTo(p.y) <= 0 && to.y.compareTo(p.y) > 0;
      boolean down = to.y.compareTo(p.y) <= 0 && from.y.compareTo(p.y) > 0;
      int side = area(from, to, p).signum();
      return up && side > 0 || down && side < 0;
    }

    /// The share of the way from start to end at which it is crossed inside both.
    Optional<Fraction> cut(Spot start, Spot end) {
      if (area(start, end, from).signum() * area(start, end, to).signum() >= 0) {
        return Optional.empty();
      }
      Fraction before = area(from, to, start);
      Fraction share = before.over(before.minus(area(from, to, end)));
      return isInner(share) ? Optional.of(share) : Optional.empty();
    }
  }

  private static Fraction area(Spot a, Spot b, Spot c) {
    return b.x.minus(a.x).times(c.y.minus(a.y)).minus(b.y.minus(a.y).times(c.x.minus(a.x)));
  }

  static Fraction area(Point a, Point b, Point c) {
    return area(Spot.of(a), Spot.of(b), Spot.of(c));
  }

  /// 1 inside, 0 on the boundary, -1 outside.
  static int where(Placed outline, Point p) {
    return where(outline, Spot.of(p));
  }

  private static int where(Placed outline, Spot p) {
    boolean inside = false;
    for (Edge edge : Edge.of(outline)) {
      if (edge.carries(p)) {
        return 0;
      }
      inside ^= edge.passes(p);
    }
    return inside ? 1 : -1;
  }

  private static boolean isWithin(Fraction a, Fraction b, Fraction p) {
    return a.least(b).compareTo(p) <= 0 && a.greatest(b).compareTo(p) >= 0;
  }

  /// The place t of the wall that lies in line with a vertex, as seen from the muzzle: muzzle + s
  /// (vertex − muzzle) = from + t (to − from).
  static Optional<Fraction> placeInLine(Point muzzle, Point from, Point to, Point vertex) {
    Spot wall = Spot.way(from, to);
    Spot sight = Spot.way(muzzle, vertex);
    Fraction whole = sight.cross(wall);
    if (whole.signum() == 0) {
      return Optional.empty();
    }
    Fraction s = Spot.way(muzzle, from).cross(wall).over(whole);
    Fraction t = Spot.way(muzzle, from).cross(sight).over(whole);
    return s.signum() > 0 && isInner(t) ? Optional.of(t) : Optional.empty();
  }

  private static boolean isInner(Fraction t) {
    return t.signum() > 0 && t.compareTo(Fraction.ONE) < 0;
  }

  /// The place of the wall that an edge meets.
  static Optional<Fraction> placeOnWall(Point from, Point to, Point p, Point q) {
    Fraction a = area(from, to, p);
    Fraction b = area(from, to, q);
    if (a.signum() * b.signum() > 0 || a.equals(b)) {
      return Optional.empty();
    }
    Fraction part = a.over(a.minus(b));
    Fraction t = along(from, to, Spot.of(p).towards(Spot.of(q), part));
    return isInner(t) ? Optional.of(t) : Optional.empty();
  }

  /// The share of the way from one point to the other at which a place on it lies.
  private static Fraction along(Point from, Point to, Spot place) {
    Spot way = Spot.way(from, to);
    return way.x.signum() != 0
        ? place.x.minus(Fraction.of(from.x())).over(way.x)
        : place.y.minus(Fraction.of(from.y())).over(way.y);
  }

  /// The stretches of the ray from the muzzle to a place of the wall that lie inside the outline:
  /// begin and end of each, as shares of the way, in order.
  static List<Fraction> insides(Placed outline, Point muzzle, Point from, Point to, Fraction at) {
    Spot start = Spot.of(muzzle);
    Spot end = Spot.of(from).towards(Spot.of(to), at);
    List<Fraction> cuts = cuts(outline, start, end);
    Fraction middle = cuts.get(0).plus(cuts.get(1)).over(Fraction.of(2));
    boolean beginsInside = where(outline, start.towards(end, middle)) > 0;
    List<Fraction> insides = new ArrayList<>();
    for (int i = beginsInside ? 0 : 1; i + 1 < cuts.size(); i += 2) {
      insides.addAll(cuts.subList(i, i + 2));
    }
    return insides;
  }

  /// Where the way goes in or out, begin and end included.
  private static List<Fraction> cuts(Placed outline, Spot start, Spot end) {
    TreeSet<Fraction> cuts = new TreeSet<>(List.of(Fraction.ZERO, Fraction.ONE));
    Edge.of(outline).forEach(edge -> edge.cut(start, end).ifPresent(cuts::add));
    return List.copyOf(cuts);
  }
}
