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

    Spot towards(Spot other, Fraction part) {
      return new Spot(x.plus(other.x.minus(x).times(part)), y.plus(other.y.minus(y).times(part)));
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
    for (Ring ring : outline.rings()) {
      for (int i = 0; i < ring.size(); i++) {
        Spot a = Spot.of(ring.point(i));
        Spot b = Spot.of(ring.point(ring.next(i)));
        if (area(a, b, p).signum() == 0 && isWithin(a.x, b.x, p.x) && isWithin(a.y, b.y, p.y)) {
          return 0;
        }
        boolean up = a.y.compareTo(p.y) <= 0 && b.y.compareTo(p.y) > 0;
        boolean down = b.y.compareTo(p.y) <= 0 && a.y.compareTo(p.y) > 0;
        int side = area(a, b, p).signum();
        inside ^= up && side > 0 || down && side < 0;
      }
    }
    return inside ? 1 : -1;
  }

  private static boolean isWithin(Fraction a, Fraction b, Fraction p) {
    return a.least(b).compareTo(p) <= 0 && a.greatest(b).compareTo(p) >= 0;
  }

  /// The place of the wall that lies in line with a vertex, as seen from the muzzle.
  static Optional<Fraction> placeInLine(Point muzzle, Point from, Point to, Point vertex) {
    // muzzle + s (vertex − muzzle) = from + t (to − from)
    Fraction wx = Fraction.of(to.x() - from.x());
    Fraction wy = Fraction.of(to.y() - from.y());
    Fraction vx = Fraction.of(vertex.x() - muzzle.x());
    Fraction vy = Fraction.of(vertex.y() - muzzle.y());
    Fraction mx = Fraction.of(from.x() - muzzle.x());
    Fraction my = Fraction.of(from.y() - muzzle.y());
    Fraction whole = vx.times(wy).minus(vy.times(wx));
    if (whole.signum() == 0) {
      return Optional.empty();
    }
    Fraction s = mx.times(wy).minus(my.times(wx)).over(whole);
    Fraction t = mx.times(vy).minus(my.times(vx)).over(whole);
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
    Spot cut = Spot.of(p).towards(Spot.of(q), part);
    Fraction wx = Fraction.of(to.x() - from.x());
    Fraction wy = Fraction.of(to.y() - from.y());
    Fraction t =
        wx.signum() != 0
            ? cut.x.minus(Fraction.of(from.x())).over(wx)
            : cut.y.minus(Fraction.of(from.y())).over(wy);
    return isInner(t) ? Optional.of(t) : Optional.empty();
  }

  /// The stretches of the ray from the muzzle to a place of the wall that lie inside the outline:
  /// begin and end of each, as shares of the way, in order.
  static List<Fraction> insides(Placed outline, Point muzzle, Point from, Point to, Fraction at) {
    Spot start = Spot.of(muzzle);
    Spot end = Spot.of(from).towards(Spot.of(to), at);
    TreeSet<Fraction> cuts = new TreeSet<>(List.of(Fraction.ZERO, Fraction.ONE));
    for (Ring ring : outline.rings()) {
      for (int i = 0; i < ring.size(); i++) {
        Spot p = Spot.of(ring.point(i));
        Spot q = Spot.of(ring.point(ring.next(i)));
        Fraction a = area(start, end, p);
        Fraction b = area(start, end, q);
        if (a.signum() * b.signum() < 0) {
          Fraction s = area(p, q, start).over(area(p, q, start).minus(area(p, q, end)));
          if (isInner(s)) {
            cuts.add(s);
          }
        }
      }
    }
    List<Fraction> all = List.copyOf(cuts);
    Fraction first = all.get(0).plus(all.get(1)).over(Fraction.of(2));
    boolean inside = where(outline, start.towards(end, first)) > 0;
    List<Fraction> insides = new ArrayList<>();
    for (int i = 1; i < all.size(); i++) {
      if (inside) {
        insides.add(all.get(i - 1));
        insides.add(all.get(i));
      }
      inside = !inside;
    }
    return insides;
  }
}
