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

  PutChecks(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
    this.exits = new Exits(setting);
    this.way = new Way(setting, exits);
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
        : Optional.of(
            Refusal.byRule(Rule.MBB_8, Phrase.of("mbb.refused.by-path", "unit", unit.id())));
  }

  private Optional<Refusal> radius(Battle battle, Piece unit, Pose to) {
    long left = left(unit);
    long wanted = distance(Board.pose(unit), to);
    if (wanted <= left && setting.catalogue().unit(unit).movement() > 0) {
      return Optional.empty();
    }
    Refusal refusal = tooFar(unit, wanted, left);
    return nearer(battle, unit, to).map(refusal::withNearest).or(() -> Optional.of(refusal));
  }

  private static Refusal tooFar(Piece unit, long wanted, long left) {
    return Refusal.byRule(
        Rule.MBB_8,
        Phrase.of("mbb.refused.too-far", "unit", unit.id())
            .with("wanted", Decimal.thousandths(wanted))
            .with("left", Decimal.thousandths(left)));
  }

  /// As far on the way there as the unit's points go, where it may be put there.
  private Optional<UnitCommand.Put> nearer(Battle battle, Piece unit, Pose to) {
    long wanted = distance(Board.pose(unit), to);
    if (wanted == 0) {
      return Optional.empty();
    }
    Pose nearer = toward(Board.pose(unit), to, left(unit), wanted);
    return isWithin(battle, unit, nearer)
        ? Optional.of(new UnitCommand.Put(unit.id(), nearer))
        : Optional.empty();
  }

  private boolean isWithin(Battle battle, Piece unit, Pose to) {
    long distance = distance(Board.pose(unit), to);
    return distance > 0
        && distance <= left(unit)
        && table(battle, unit, to).isEmpty()
        && end(battle, unit, to).isEmpty();
  }

  private long left(Piece unit) {
    long points = setting.catalogue().unit(unit).movementThousandths();
    return Math.max(0, points - tariff.spent(UnitState.of(unit)));
  }

  /// A pose on the way, short of the limit by what rounding could add.
  private static Pose toward(Pose from, Pose to, long left, long wanted) {
    Point by = to.at().minus(from.at());
    long reach = Math.max(0, left - 1);
    Point step = new Point(by.x() * reach / wanted, by.y() * reach / wanted);
    return Pose.of(from.at().plus(step), to.facing());
  }

  private Optional<Refusal> table(Battle battle, Piece unit, Pose to) {
    return way.keepsTo(battle.table(), unit, to)
            || exits.mayLeave(unit) && exits.isBeyond(battle, unit, to)
        ? Optional.empty()
        : Optional.of(
            Refusal.byRule(Rule.MBB_9, Phrase.of("mbb.refused.off-table", "unit", unit.id())));
  }

  private Optional<Refusal> end(Battle battle, Piece unit, Pose to) {
    return way.underneath(battle, unit, to)
        .map(
            other ->
                Refusal.byRule(
                    setting.catalogue().unit(unit).unitClass().flies() ? Rule.MBB_25 : Rule.MBB_9,
                    Phrase.of("mbb.refused.ends-on", "unit", unit.id(), "other", other.id())));
  }
}
