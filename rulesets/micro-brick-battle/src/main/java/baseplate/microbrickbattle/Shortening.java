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
    Path affordable = affordable(battle, unit, allowed);
    Path free = trimmed(checks.free(battle, unit, affordable));
    if (isWorthwhile(battle, unit, free)) {
      return Optional.of(free);
    }
    Path clear = trimmed(checks.clear(battle, unit, free));
    return isWorthwhile(battle, unit, clear) ? Optional.of(clear) : Optional.empty();
  }

  /// Whether it is legal and more than a creep within the contact slack.
  private boolean isWorthwhile(Battle battle, Piece unit, Path path) {
    long straight = path.forward().thousandths() + path.reverse().thousandths();
    return (straight > Contact.SLACK || path.turned().hundredths() > 0)
        && checks.isLegal(battle, unit, path);
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
    Path paid = Path.NONE;
    for (Segment segment : path.segments()) {
      Path longer = paid.then(segment);
      if (isAffordable(battle, unit, longer)) {
        paid = longer;
      } else {
        return paid.then(cut(battle, unit, paid, segment));
      }
    }
    return paid;
  }

  private boolean isAffordable(Battle battle, Piece unit, Path path) {
    Bill bill = checks.bill(battle, unit, path);
    return bill.driven() + bill.turning() <= checks.left(unit);
  }

  private Segment cut(Battle battle, Piece unit, Path paid, Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> forward(most(battle, unit, paid, segment, length));
      case Segment.Reverse(Length length) ->
          new Segment.Reverse(new Length(most(battle, unit, paid, segment, length)));
      case Segment.Turn(Rotation by) -> new Segment.Turn(turn(battle, unit, paid, by));
    };
  }

  static Segment forward(long thousandths) {
    return new Segment.Forward(new Length(thousandths));
  }

  /// The greatest whole thousandth that can be paid for.
  private long most(Battle battle, Piece unit, Path paid, Segment segment, Length length) {
    long least = 0;
    long most = length.thousandths();
    while (least < most) {
      long middle = (least + most + 1) / 2;
      Segment cut =
          segment instanceof Segment.Reverse
              ? new Segment.Reverse(new Length(middle))
              : forward(middle);
      if (isAffordable(battle, unit, paid.then(cut))) {
        least = middle;
      } else {
        most = middle - 1;
      }
    }
    return least;
  }

  private Rotation turn(Battle battle, Piece unit, Path paid, Rotation by) {
    long turned = UnitState.of(unit).turned() + paid.turned().hundredths();
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
