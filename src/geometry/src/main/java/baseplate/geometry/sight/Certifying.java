package baseplate.geometry.sight;

import baseplate.geometry.Contact;
import baseplate.geometry.Line;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// Makes a certificate.
final class Certifying {
  private static final int MOST_GAPS = 3;

  private final Obstacles set;
  private final Muzzle muzzle;
  private final Target target;
  private final Glance glance;
  private final FacingSide facing;
  private final Look look;
  private final List<Stretch> stretches;
  private final List<Stretch> envelope;

  Certifying(Obstacles set, Muzzle muzzle, Target target) {
    this.set = set;
    this.muzzle = muzzle;
    this.target = target;
    glance = new Glance(set, muzzle, target);
    facing = glance.facing();
    look = glance.look();
    stretches = stretches(facing.shadows(), facing.muzzleHeight(), facing.wallHeight());
    envelope = ExactShare.envelope(stretches);
  }

  private List<Stretch> stretches(Shadows shadows, long muzzleHeight, long wallHeight) {
    return ExactShare.stretches(shadows, muzzleHeight, wallHeight, owner -> set.get(owner).id());
  }

  Certificate certificate() {
    DecidingLine line = line();
    return new Certificate(
        muzzle,
        facing.side(),
        facing.from(),
        facing.to(),
        target.height(),
        look.sees(),
        look.band(),
        look.veil(),
        shadows(),
        envelope,
        ExactShare.share(envelope),
        line,
        gaps(line));
  }

  /// Each obstacle's own stretches, joined where they meet.
  private List<Shadow> shadows() {
    List<Shadow> shadows = new ArrayList<>();
    stretches.stream()
        .sorted(Comparator.comparing(Stretch::by).thenComparing(Stretch::from))
        .map(stretch -> new Shadow(stretch.by(), stretch.from(), stretch.to()))
        .forEachOrdered(shadow -> addJoined(shadows, shadow));
    return shadows;
  }

  private static void addJoined(List<Shadow> shadows, Shadow next) {
    if (!shadows.isEmpty() && isJoined(shadows.getLast(), next)) {
      Shadow last = shadows.removeLast();
      shadows.add(new Shadow(last.id(), last.from(), last.to().greatest(next.to())));
    } else {
      shadows.add(next);
    }
  }

  private static boolean isJoined(Shadow last, Shadow next) {
    return last.id().equals(next.id()) && next.from().compareTo(last.to()) <= 0;
  }

  private DecidingLine line() {
    Optional<Open> side = widest(Open.besides(facing.from(), facing.to(), envelope));
    if (look.sees() && side.isPresent()) {
      return new DecidingLine(muzzle.at(), side.get().middle(), DecidingLine.End.FACING_SIDE);
    }
    Optional<Open> hull = look.sees() ? widest(openHull()) : Optional.empty();
    return hull.map(open -> new DecidingLine(muzzle.at(), open.middle(), DecidingLine.End.HULL))
        .orElseGet(() -> new DecidingLine(muzzle.at(), nearestCorner(), DecidingLine.End.BLOCKER));
  }

  /// The longest; of several the first.
  private static Optional<Open> widest(List<Open> open) {
    Optional<Open> widest = Optional.empty();
    for (Open stretch : open) {
      if (widest.isEmpty() || stretch.squaredLength().compareTo(widest.get().squaredLength()) > 0) {
        widest = Optional.of(stretch);
      }
    }
    return widest;
  }

  /// The stretches of the hull's outline that are visible past Hard Cover.
  private List<Open> openHull() {
    List<Open> open = new ArrayList<>();
    for (Ring ring : target.hull().rings()) {
      for (int i = 0; i < ring.size(); i++) {
        open.addAll(openEdge(ring.point(i), ring.point(ring.next(i))));
      }
    }
    return open;
  }

  private List<Open> openEdge(Point from, Point to) {
    if (Line.cross(from, to, muzzle.at()) >= 0) {
      return List.of();
    }
    List<Stretch> hard = stretches(glance.castHard(from, to), 0, 1);
    return Open.besides(from, to, ExactShare.envelope(hard));
  }

  private Point nearestCorner() {
    return shadows().stream()
        .map(Shadow::id)
        .distinct()
        .flatMap(id -> corners(id).stream())
        .min(Comparator.comparing(corner -> Contact.distance(muzzle.at(), corner)))
        .orElse(target.hull().centre());
  }

  private List<Point> corners(String id) {
    return set.all().stream()
        .filter(obstacle -> obstacle.id().equals(id))
        .flatMap(obstacle -> obstacle.outline().rings().stream())
        .flatMap(ring -> ring.points().stream())
        .toList();
  }

  private List<Gap> gaps(DecidingLine line) {
    return set.all().stream()
        .map(
            obstacle ->
                new Gap(
                    obstacle.id(), Contact.distance(line.from(), line.to(), obstacle.outline())))
        .filter(gap -> gap.length().thousandths() > 0)
        .sorted(Comparator.comparing(Gap::length).thenComparing(Gap::id))
        .limit(MOST_GAPS)
        .toList();
  }
}
