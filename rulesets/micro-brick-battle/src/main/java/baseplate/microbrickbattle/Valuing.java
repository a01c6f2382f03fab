package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.play.Outlook;
import baseplate.geometry.Circle;
import baseplate.geometry.Point;
import java.util.Comparator;
import java.util.Optional;

/// What shots and places are worth to a computer player, in prices of units.
final class Valuing {
  private static final double RISK = 0.4;
  private static final double PER_INCH = 0.05;
  private static final double GOAL = 3;

  private final Catalogue catalogue;
  private final Terms terms;
  private final Sighting sighting;
  private final Aim aim;
  private final Lines lines;
  private final Strikes strikes;

  Valuing(Setting setting, Sighting sighting) {
    this.catalogue = setting.catalogue();
    this.terms = setting.terms();
    this.sighting = sighting;
    this.aim = new Aim(setting);
    this.lines = new Lines(setting);
    this.strikes = new Strikes(setting);
  }

  /// The chance that a shot destroys; 0 where it cannot be declared.
  double chance(Outlook outlook, Situation situation, Piece shooter, Piece target) {
    if (!aim.bears(shooter, target)) {
      return 0;
    }
    Sightline line = sighting.line(situation, shooter, aim.declared(shooter, target), target);
    return lines.isLegal(line)
        ? outlook.chance(new Request.Reach(Pool.TWO_D6, strikes.of(line).need()), 1).orElse(0)
        : 0;
  }

  double price(Piece unit) {
    return catalogue.unit(unit).price().doubleValue();
  }

  /// The target that most is expected to be taken from, beside what is declared already; empty
  /// where nothing can be hit.
  Optional<PieceId> bestTarget(Outlook outlook, Situation situation, Piece shooter) {
    return situation.pieces().list().stream()
        .filter(piece -> isEnemy(piece, shooter))
        .map(enemy -> prey(outlook, situation, shooter, enemy))
        .filter(prey -> prey.worth() > 0)
        .max(Comparator.comparingDouble(Prey::worth))
        .map(Prey::target);
  }

  /// What a shot at a target is expected to take.
  ///
  /// @param target the enemy
  /// @param worth in prices of units
  private record Prey(PieceId target, double worth) {}

  private Prey prey(Outlook outlook, Situation situation, Piece shooter, Piece target) {
    return new Prey(
        target.id(),
        price(target)
            * chance(outlook, situation, shooter, target)
            * surviving(outlook, situation, target));
  }

  static boolean isEnemy(Piece piece, Piece of) {
    return piece.state() instanceof UnitState unit
        && unit.isLive()
        && !piece.side().equals(of.side());
  }

  /// The chance that a target outlives the shots declared at it so far.
  private double surviving(Outlook outlook, Situation situation, Piece target) {
    double chance = 1;
    for (Shot shot : BattleState.of(situation).shots()) {
      if (shot.target().equals(target.id())) {
        Piece shooter = situation.pieces().get(shot.shooter());
        chance *= 1 - chance(outlook, situation, shooter, target);
      }
    }
    return chance;
  }

  /// What a unit's place is worth: its best shot, less what it risks, less the way to where it
  /// wants to be; having left by the exit edge is worth its price twice.
  double place(Outlook outlook, Situation situation, Piece unit) {
    if (!UnitState.of(unit).isLive()) {
      return 2 * price(unit);
    }
    double gain = 0;
    double survival = 1;
    double nearest = Double.MAX_VALUE;
    for (Piece enemy : situation.pieces()) {
      if (isEnemy(enemy, unit)) {
        gain = Math.max(gain, price(enemy) * chance(outlook, situation, unit, enemy));
        survival *= 1 - chance(outlook, situation, enemy, unit);
        nearest = Math.min(nearest, inches(Board.pose(unit).at(), Board.pose(enemy).at()));
      }
    }
    double way = toGoal(situation, unit, gain > 0 ? 0 : nearest);
    return gain - RISK * price(unit) * (1 - survival) - PER_INCH * way;
  }

  /// The inches to go: to an exit edge or into a circle where the scenario wants it, else to the
  /// enemy.
  private double toGoal(Situation situation, Piece unit, double toEnemy) {
    Point at = Board.pose(unit).at();
    SideId side = unit.side().orElseThrow();
    Terms.Exit exit = terms.exit();
    if (exit != null && exit.attacker().equals(side)) {
      TableEdge far = BattleState.of(situation).edge(side).opposite();
      return GOAL * far.distance(at, situation.table()) / 1000.0;
    }
    Terms.Hold hold = terms.hold();
    return hold == null ? toEnemy : toEnemy + GOAL * beyond(hold.circle(), at);
  }

  /// The inches from the circle to a point outside it, 0 inside.
  private static double beyond(Circle circle, Point at) {
    return Math.max(0, inches(at, circle.centre()) - circle.radius().thousandths() / 1000.0);
  }

  static double inches(Point a, Point b) {
    double x = a.x() - b.x();
    double y = a.y() - b.y();
    return Math.sqrt(x * x + y * y) / 1000;
  }
}
