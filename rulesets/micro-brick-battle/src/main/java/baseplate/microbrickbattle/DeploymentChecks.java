package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import java.util.Optional;
import java.util.function.Predicate;

/// Where units may be deployed: wholly in the own strip, overlapping nothing, and not in sight of
/// an enemy already down while there is a place that is not.
///
/// @rule MBB-27
/// @rule MBB-28
final class DeploymentChecks {
  private static final String KEY = HouseOptions.DEPLOY_OUT_OF_SIGHT;

  private final Setting setting;
  private final Way way;
  private final Sighting sighting;
  private final DeploymentPlaces places;

  DeploymentChecks(Setting setting, Sighting sighting) {
    this.setting = setting;
    this.way = new Way(setting, new Exits(setting));
    this.sighting = sighting;
    this.places = new DeploymentPlaces(setting, this);
  }

  /// Where the strip is looked over.
  DeploymentPlaces places() {
    return places;
  }

  /// The side's strip.
  static Area strip(Situation situation, SideId side, Terms terms) {
    return BattleState.of(situation).edge(side).strip(situation.table(), terms.stripDepth());
  }

  /// The side's strip.
  Area strip(Situation situation, SideId side) {
    return strip(situation, side, setting.terms());
  }

  /// Why the unit may not be deployed there; empty where it may.
  Optional<Refusal> unfit(Battle battle, SideId by, Piece unit, Pose to) {
    if (!isInStrip(battle, by, unit, to)) {
      return Optional.of(outsideStrip(unit, to, strip(battle, by)));
    }
    Optional<Piece> other = way.underneath(battle, unit, to);
    return other.isPresent()
        ? Optional.of(MoveRefusals.endsOn(Rule.MBB_27, unit, other.get()))
        : inSight(battle, by, unit, to);
  }

  private Refusal outsideStrip(Piece unit, Pose to, Area strip) {
    return Refusal.byRule(
        Rule.MBB_27,
        Phrase.of("mbb.refused.outside-strip", "unit", unit.id(), "ground", ground(strip, to))
            .with("strip", Decimal.thousandths(setting.terms().stripDepth())));
  }

  /// The ground that something is to lie on, and the place where it would not.
  static Phrase ground(Area ground, Pose to) {
    return Phrase.of("mbb.ground", "width", Decimal.thousandths(ground.right()))
        .with("from", Decimal.thousandths(ground.bottom()))
        .with("to", Decimal.thousandths(ground.top()))
        .with("x", Decimal.thousandths(to.at().x()))
        .with("y", Decimal.thousandths(to.at().y()));
  }

  private boolean isInStrip(Battle battle, SideId by, Piece unit, Pose to) {
    return isInStrip(battle, by, setting.board().outline(unit).at(to));
  }

  private boolean isInStrip(Battle battle, SideId by, Placed placed) {
    return Contact.keepsTo(placed, strip(battle, by));
  }

  /// Whether the place is free, in sight or not.
  boolean isFree(Battle battle, SideId by, Piece unit, Pose to) {
    Placed placed = setting.board().outline(unit).at(to);
    return isInStrip(battle, by, placed) && way.underneath(battle, unit, placed).isEmpty();
  }

  private Optional<Refusal> inSight(Battle battle, SideId by, Piece unit, Pose to) {
    return seen(battle, by, unit, to)
        .flatMap(
            enemy ->
                places
                    .hidden(battle, by, unit, to.at().x())
                    .map(place -> inSight(unit, enemy, place)));
  }

  private Refusal inSight(Piece unit, Piece enemy, Pose hidden) {
    Phrase reason = agreed().in(seeing("mbb.refused.in-sight", unit, enemy), KEY);
    return Refusal.byRule(Rule.MBB_28, reason)
        .withNearest(new UnitCommand.Deploy(unit.id(), hidden));
  }

  private static Phrase seeing(String key, Piece unit, Piece enemy) {
    return Phrase.of(key, "unit", unit.id(), "enemy", enemy.id());
  }

  /// Leaves why the unit may stand there although it sees an enemy already down, if it does.
  void tellSight(Battle battle, SideId by, Piece unit, Pose to, Evidence evidence) {
    String key = isOn() ? "mbb.ruling.nowhere-hidden" : "mbb.ruling.in-sight";
    inView(battle, by, unit, to)
        .ifPresent(
            enemy ->
                agreed()
                    .rule(evidence, Rule.MBB_28, unit.id().text(), seeing(key, unit, enemy), KEY));
  }

  /// Leaves that a roll looks for places out of sight first, where it does.
  void tellLooking(SideId by, Evidence evidence) {
    if (isOn()) {
      Phrase effect = Phrase.of("mbb.ruling.hidden-first");
      agreed().rule(evidence, Rule.MBB_28, by.toString(), effect, KEY);
    }
  }

  private Agreed agreed() {
    return setting.readings().agreed();
  }

  private boolean isOn() {
    return setting.readings().deployOutOfSight().isOn();
  }

  /// An enemy unit already down that the unit would see, where that matters.
  Optional<Piece> seen(Battle battle, SideId by, Piece unit, Pose to) {
    return isOn() ? inView(battle, by, unit, to) : Optional.empty();
  }

  private Optional<Piece> inView(Battle battle, SideId by, Piece unit, Pose to) {
    Piece there = unit.at(new Place.OnTable(to)).with(UnitState.FRESH);
    Optional<Piece> free = enemy(battle, by, enemy -> sighting.seesFreely(battle, there, enemy));
    return free.isPresent()
        ? free
        : enemy(battle, by, enemy -> sighting.sees(battle, there, enemy));
  }

  private static Optional<Piece> enemy(Battle battle, SideId by, Predicate<Piece> seen) {
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece enemy = battle.pieces().at(i);
      if (enemy.isOf(by.other()) && UnitState.of(enemy).isLive() && seen.test(enemy)) {
        return Optional.of(enemy);
      }
    }
    return Optional.empty();
  }
}
