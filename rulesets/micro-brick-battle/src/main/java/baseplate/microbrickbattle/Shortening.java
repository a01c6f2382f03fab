package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.LongPredicate;

/// The longest beginning of a refused path that would be accepted, as far as it is easily found.
final class Shortening {
  private final MoveChecks checks;
  private final Tariff tariff;

  Shortening(MoveChecks checks, Tariff tariff) {
    this.checks = checks;
    this.tariff = tariff;
  }

  /// The shortened path, if one is legal.
  Optional<Path> of(Battle battle, Piece unit, Path path) {
    Path allowed = checks.flies(unit) ? untilReverse(path) : path;
    return until(battle, unit, checks.free(battle, unit, affordable(battle, unit, allowed)));
  }

  /// A path that is free and paid for, if it may end where it ends; else what of it may.
  Optional<Path> until(Battle battle, Piece unit, Path path) {
    Path free = trimmed(path);
    if (!isWorthwhile(free) || checks.isLegalEnd(battle, unit, free)) {
      return isWorthwhile(free) ? Optional.of(free) : Optional.empty();
    }
    Path clear = trimmed(checks.clear(battle, unit, free));
    return isWorthwhile(clear) && checks.isLegal(battle, unit, clear)
        ? Optional.of(clear)
        : Optional.empty();
  }

  /// Whether it is more than a creep within the contact slack.
  private static boolean isWorthwhile(Path path) {
    long straight = path.forward().thousandths() + path.reverse().thousandths();
    return straight > Contact.SLACK || path.turned().hundredths() > 0;
  }

  private static Path untilReverse(Path path) {
    List<Segment> segments = new ArrayList<>();
    for (Segment segment : path.segments()) {
      if (segment instanceof Segment.Reverse) {
        break;
      }
      segments.add(segment);
    }
    return new Path(segments);
  }

  /// As much of the path as the unit can pay for.
  private Path affordable(Battle battle, Piece unit, Path path) {
    return isAffordable(battle, unit, path) ? path : paidPart(battle, unit, path);
  }

  private boolean isAffordable(Battle battle, Piece unit, Path path) {
    return checks.bill(battle, unit, path).isWithin(checks.left(unit));
  }

  private Path paidPart(Battle battle, Piece unit, Path path) {
    Path paid = Path.NONE;
    for (Segment segment : path.segments()) {
      Segment cut = cut(battle, unit, paid, segment);
      paid = paid.then(cut);
      if (!cut.equals(segment)) {
        return paid;
      }
    }
    return paid;
  }

  private Segment cut(Battle battle, Piece unit, Path paid, Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> forward(most(battle, unit, paid, segment, length));
      case Segment.Reverse(Length length) -> reverse(most(battle, unit, paid, segment, length));
      case Segment.Turn(Rotation by) -> new Segment.Turn(turn(battle, unit, paid, by));
    };
  }

  static Segment forward(long thousandths) {
    return new Segment.Forward(new Length(thousandths));
  }

  static Segment reverse(long thousandths) {
    return new Segment.Reverse(new Length(thousandths));
  }

  /// The greatest whole thousandth that can be paid for; where no slow ground is in the way, what
  /// the points that are left come to.
  private long most(Battle battle, Piece unit, Path paid, Segment segment, Length length) {
    boolean back = segment instanceof Segment.Reverse;
    Bill bill = checks.bill(battle, unit, paid);
    long points = checks.left(unit) - bill.driven() - bill.turning();
    return greatest(
        Math.clamp(back ? points / 2 : points, 0, length.thousandths()),
        tried -> isAffordable(battle, unit, paid.then(back ? reverse(tried) : forward(tried))));
  }

  /// The greatest number up to `most` that fits, where all below one that fits do; 0 always does.
  private static long greatest(long most, LongPredicate fits) {
    long fitting = 0;
    long limit = most;
    long tried = most;
    while (fitting < limit) {
      if (fits.test(tried)) {
        fitting = tried;
      } else {
        limit = tried - 1;
      }
      tried = (fitting + limit + 1) / 2;
    }
    return fitting;
  }

  private Rotation turn(Battle battle, Piece unit, Path paid, Rotation by) {
    long turned = UnitState.of(unit).turned() + (long) paid.turned().hundredths();
    long points = checks.left(unit) - checks.bill(battle, unit, paid).driven();
    long charged = tariff.turning(UnitState.of(unit).turned());
    long furthest = Math.max(0, tariff.furthestTurn(points + charged) - turned);
    long amount = Math.min(furthest, by.amount().hundredths());
    return Rotation.ofHundredths(by.hundredths() < 0 ? -amount : amount);
  }

  /// Without empty segments at its end.
  private static Path trimmed(Path path) {
    List<Segment> segments = new ArrayList<>(path.segments());
    while (!segments.isEmpty() && isEmpty(segments.getLast())) {
      segments.removeLast();
    }
    return new Path(segments);
  }

  private static boolean isEmpty(Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> length.thousandths() == 0;
      case Segment.Reverse(Length length) -> length.thousandths() == 0;
      case Segment.Turn(Rotation by) -> by.hundredths() == 0;
    };
  }
}
