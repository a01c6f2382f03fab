package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.Refusal;
import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.Optional;
import java.util.stream.Stream;

/// What putting a unit down must keep to, where the table plays by simple radius: centre to centre
/// at most its Movement Points in inches, facing freely, whatever lies between.
///
/// @rule MBB-8
final class PutChecks {
  private final Setting setting;
  private final Tariff tariff;
  private final Exits exits;
  private final Way way;
  private final MoveRefusals refusals;

  PutChecks(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
    this.exits = new Exits(setting);
    this.way = new Way(setting, exits);
    this.refusals = new MoveRefusals(setting);
  }

  /// From centre to centre in thousandths, rounded up.
  static long distance(Pose from, Pose to) {
    Point by = to.at().minus(from.at());
    return rootUp(by.x() * by.x() + by.y() * by.y());
  }

  /// The least whole number whose square is not less.
  private static long rootUp(long squared) {
    long root = (long) Math.sqrt((double) squared);
    while (root * root < squared) {
      root++;
    }
    while (root > 0 && (root - 1) * (root - 1) >= squared) {
      root--;
    }
    return root;
  }

  /// Whether the unit may be put there; where not, the refusal stands in the hearing.
  boolean stand(Battle battle, Piece unit, Pose to, Hearing hearing) {
    if (to.equals(Board.pose(unit))) {
      hearing.refuse(Orders.structure(Phrase.of("mbb.refused.no-move")));
      return false;
    }
    return Stream.of(Check.values())
        .flatMap(check -> refusal(check, battle, unit, to).stream())
        .noneMatch(hearing::objects);
  }

  /// Whether the unit may be put there.
  boolean isLegal(Battle battle, Piece unit, Pose to) {
    for (Check check : Check.values()) {
      if (refusal(check, battle, unit, to).isPresent()) {
        return false;
      }
    }
    return true;
  }

  /// What is looked at, in order.
  private enum Check {
    AGREED,
    RADIUS,
    TABLE,
    END
  }

  private Optional<Refusal> refusal(Check check, Battle battle, Piece unit, Pose to) {
    return switch (check) {
      case AGREED -> agreed(unit);
      case RADIUS -> radius(battle, unit, to);
      case TABLE -> table(battle, unit, to);
      case END -> end(battle, unit, to);
    };
  }

  private Optional<Refusal> agreed(Piece unit) {
    return setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS
        ? Optional.empty()
        : Optional.of(refusals.byPath(unit));
  }

  private Optional<Refusal> radius(Battle battle, Piece unit, Pose to) {
    if (isInRadius(unit, to)) {
      return Optional.empty();
    }
    Refusal refusal = refusals.tooFar(unit, distance(Board.pose(unit), to), left(unit));
    return nearest(battle, unit, to).map(refusal::withNearest).or(() -> Optional.of(refusal));
  }

  private boolean isInRadius(Piece unit, Pose to) {
    return distance(Board.pose(unit), to) <= left(unit)
        && setting.catalogue().unit(unit).movement() > 0;
  }

  /// There, or as far on the way there as the unit's points go, where it may be put there.
  Optional<UnitCommand.Put> nearest(Battle battle, Piece unit, Pose to) {
    Pose from = Board.pose(unit);
    Pose nearest = isInRadius(unit, to) ? to : toward(from, to, left(unit));
    boolean turnsOnly = nearest.at().equals(from.at()) && !to.at().equals(from.at());
    return !turnsOnly
            && !nearest.equals(from)
            && isInRadius(unit, nearest)
            && isLegal(battle, unit, nearest)
        ? Optional.of(new UnitCommand.Put(unit.id(), nearest))
        : Optional.empty();
  }

  private long left(Piece unit) {
    long points = setting.catalogue().unit(unit).movementThousandths();
    return Math.max(0, points - tariff.spent(UnitState.of(unit)));
  }

  /// A pose on the way, no further off than what is left; rounded towards where it starts.
  private static Pose toward(Pose from, Pose to, long left) {
    Point by = to.at().minus(from.at());
    long wanted = Math.max(1, distance(from, to));
    Point step = new Point(by.x() * left / wanted, by.y() * left / wanted);
    return Pose.of(from.at().plus(step), to.facing());
  }

  private Optional<Refusal> table(Battle battle, Piece unit, Pose to) {
    return exits.isOnTable(battle, unit, to)
            || exits.mayLeave(unit) && exits.isOut(battle, unit, to)
        ? Optional.empty()
        : Optional.of(MoveRefusals.offTable(unit, to, battle.table()));
  }

  private Optional<Refusal> end(Battle battle, Piece unit, Pose to) {
    return way.underneath(battle, unit, to).map(other -> refusals.endsOn(unit, other));
  }
}
