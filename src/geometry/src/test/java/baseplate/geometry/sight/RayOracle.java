package baseplate.geometry.sight;

import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.Side;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;

/// The hidden share by brute force: exact rays cast through all edges of all obstacles, between
/// every two neighbouring places at which anything could change. It knows no convex parts, no near
/// and far edges, no rejection and no doubles.
final class RayOracle {
  private final Scene scene;

  RayOracle(Scene scene) {
    this.scene = scene;
  }

  /// The exact share of that side.
  Fraction share(Side side) {
    Point from = scene.target().hull().corner(side);
    Point to = scene.target().hull().cornerAfter(side);
    return share(from, to, scene.obstacles(), false);
  }

  /// Whether some stretch of the hull's outline is visible past Hard Cover.
  boolean sees() {
    List<Obstacle> hard = scene.obstacles().stream().filter(o -> o.cover() == Cover.HARD).toList();
    if (hard.stream().anyMatch(this::buries)) {
      return false;
    }
    if (ExactRay.where(scene.target().hull(), scene.at()) >= 0) {
      return true;
    }
    return scene.target().hull().rings().stream().anyMatch(ring -> seesRing(ring, hard));
  }

  private boolean seesRing(Ring ring, List<Obstacle> hard) {
    return IntStream.range(0, ring.size())
        .anyMatch(i -> seesEdge(ring.point(i), ring.point(ring.next(i)), hard));
  }

  private boolean seesEdge(Point from, Point to, List<Obstacle> hard) {
    return isSeenFromOutside(from, to) && share(from, to, hard, true).compareTo(Fraction.ONE) < 0;
  }

  private boolean isSeenFromOutside(Point from, Point to) {
    Point at = scene.at();
    return (to.x() - from.x()) * (at.y() - from.y()) < (to.y() - from.y()) * (at.x() - from.x());
  }

  private boolean buries(Obstacle obstacle) {
    return ExactRay.where(obstacle.outline(), scene.at()) > 0 && !isClear(obstacle);
  }

  private boolean isClear(Obstacle obstacle) {
    return scene.reading() == UnderMuzzle.CLEAR
        && obstacle.height().tenths() <= scene.muzzleHeight()
        && ExactRay.where(obstacle.outline(), scene.at()) > 0;
  }

  private Fraction share(Point from, Point to, List<Obstacle> obstacles, boolean plan) {
    List<Obstacle> counting = obstacles.stream().filter(o -> !isClear(o)).toList();
    if (counting.stream().anyMatch(this::hidesAll)) {
      return Fraction.ONE;
    }
    if (ExactRay.area(scene.at(), from, to).signum() == 0) {
      return Fraction.ZERO;
    }
    return shareBelowTops(from, to, counting, plan);
  }

  private Fraction shareBelowTops(Point from, Point to, List<Obstacle> counting, boolean plan) {
    List<Fraction> cuts = cuts(from, to, counting);
    Fraction share = Fraction.ZERO;
    for (int i = 1; i < cuts.size(); i++) {
      List<Straight> tops = tops(from, to, counting, cuts.get(i - 1), cuts.get(i), plan);
      share = share.plus(Straight.areaBelow(tops, cuts.get(i - 1), cuts.get(i)));
    }
    return share;
  }

  private boolean hidesAll(Obstacle obstacle) {
    long over = obstacle.height().tenths() - scene.muzzleHeight();
    return ExactRay.where(obstacle.outline(), scene.at()) > 0
        && (obstacle.cover() == Cover.HARD || over >= 0);
  }

  /// Where a vertex lies in line, or an edge meets the wall's line.
  private List<Fraction> cuts(Point from, Point to, List<Obstacle> obstacles) {
    TreeSet<Fraction> cuts = new TreeSet<>(List.of(Fraction.ZERO, Fraction.ONE));
    for (Obstacle obstacle : obstacles) {
      obstacle.outline().rings().forEach(ring -> addCuts(from, to, ring, cuts));
    }
    return List.copyOf(cuts);
  }

  private void addCuts(Point from, Point to, Ring ring, Set<Fraction> cuts) {
    for (int i = 0; i < ring.size(); i++) {
      Point p = ring.point(i);
      Point q = ring.point(ring.next(i));
      ExactRay.placeInLine(scene.at(), from, to, p).ifPresent(cuts::add);
      ExactRay.placeOnWall(from, to, p, q).ifPresent(cuts::add);
    }
  }

  private List<Straight> tops(
      Point from, Point to, List<Obstacle> obstacles, Fraction begin, Fraction end, boolean plan) {
    return obstacles.stream().map(o -> topLine(from, to, o, begin, end, plan)).toList();
  }

  /// The line through the tops at two places between begin and end.
  private Straight topLine(
      Point from, Point to, Obstacle obstacle, Fraction begin, Fraction end, boolean plan) {
    Fraction third = end.minus(begin).over(Fraction.of(3));
    Fraction first = begin.plus(third);
    Fraction second = end.minus(third);
    Fraction a = top(from, to, obstacle, first, plan);
    Fraction b = top(from, to, obstacle, second, plan);
    return Straight.through(first, a, second, b);
  }

  /// How high, in hull heights, the obstacle hides the wall at a place; none is -1.
  private Fraction top(Point from, Point to, Obstacle obstacle, Fraction at, boolean plan) {
    List<Fraction> inside = ExactRay.insides(obstacle.outline(), scene.at(), from, to, at);
    return inside.isEmpty() ? Fraction.of(-1) : top(obstacle, inside, plan);
  }

  private Fraction top(Obstacle obstacle, List<Fraction> inside, boolean plan) {
    Fraction muzzle = Fraction.of(scene.muzzleHeight());
    Fraction rise = Fraction.of(obstacle.height().tenths()).minus(muzzle);
    boolean high = rise.signum() > 0;
    Fraction edge = high ? inside.getFirst() : inside.getLast();
    if (plan || obstacle.cover() == Cover.HARD || high && edge.signum() == 0) {
      return Fraction.of(1_000);
    }
    return muzzle.plus(rise.over(edge)).over(Fraction.of(scene.wallHeight()));
  }
}
