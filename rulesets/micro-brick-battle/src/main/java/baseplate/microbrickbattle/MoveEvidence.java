package baseplate.microbrickbattle;

import baseplate.core.Amount;
import baseplate.core.Battle;
import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.Reckoning;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Angle;
import baseplate.geometry.path.Path;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is left for people to read of movement: Movement Points line by line, and the rulings.
final class MoveEvidence {
  private final Setting setting;
  private final Agreed agreed;
  private final SlowGround slow;

  MoveEvidence(Setting setting) {
    this.setting = setting;
    this.agreed = setting.readings().agreed();
    this.slow = new SlowGround(setting);
  }

  void moved(Battle battle, Piece unit, Path path, Bill bill, Evidence evidence) {
    List<String> slowBy = slow.agreements(battle, unit, path);
    reckoned(unit, bill, slowBy, evidence);
    spent(unit, bill, evidence);
    if (path.turned().hundredths() > 0) {
      turned(unit, path, bill, evidence);
    }
    slowBy.forEach(key -> ground(unit, "mbb.ruling.slow." + key, key, evidence));
    if (slow.isFreeByAgreement(battle, unit, path)) {
      ground(unit, "mbb.ruling.free.rough-ground", HouseOptions.ROUGH_GROUND, evidence);
    }
  }

  private static void reckoned(Piece unit, Bill bill, List<String> slowBy, Evidence evidence) {
    Phrase points = Phrase.of("mbb.points");
    BigDecimal total = Decimal.thousandths(bill.total());
    evidence.reckon(new Reckoning(points, unit.id().text(), lines(bill, slowBy), total));
  }

  private static List<Amount> lines(Bill bill, List<String> slowBy) {
    List<Amount> lines = new ArrayList<>();
    add(lines, "mbb.points.before", null, bill.before());
    add(lines, "mbb.points.forward", Rule.MBB_5, bill.forward());
    add(lines, "mbb.points.reverse", Rule.MBB_5, bill.reverse());
    add(lines, "mbb.points.slow", slowRule(slowBy), bill.slow());
    add(lines, "mbb.points.turning", Rule.MBB_6, bill.turning());
    return lines;
  }

  private void spent(Piece unit, Bill bill, Evidence evidence) {
    Phrase effect =
        Phrase.of("mbb.ruling.points", "spent", Decimal.thousandths(bill.total()))
            .with("points", setting.catalogue().unit(unit).movement());
    evidence.rule(Rule.MBB_4, unit.id().text(), effect);
  }

  private void turned(Piece unit, Path path, Bill bill, Evidence evidence) {
    long turned = UnitState.of(unit).turned() + (long) path.turned().hundredths();
    Phrase effect =
        Phrase.of("mbb.ruling.turned", "degrees", Decimal.hundredths(turned))
            .with("cost", Decimal.thousandths(bill.turning()));
    agreed.rule(evidence, Rule.MBB_6, unit.id().text(), effect, HouseOptions.TURNING);
  }

  private void ground(Piece unit, String effect, String key, Evidence evidence) {
    agreed.rule(evidence, slowRule(List.of(key)), unit.id().text(), Phrase.of(effect), key);
  }

  /// Low obstacles alone are MBB-9's matter.
  private static RuleId slowRule(List<String> slowBy) {
    return slowBy.equals(List.of(HouseOptions.SOFT_COVER)) ? Rule.MBB_9 : Rule.MBB_37;
  }

  void put(Piece unit, long distance, Evidence evidence) {
    Phrase effect = Phrase.of("mbb.ruling.put", "distance", Decimal.thousandths(distance));
    agreed.rule(evidence, Rule.MBB_8, unit.id().text(), effect, HouseOptions.MOVEMENT);
  }

  void aimed(Piece unit, Angle to, Evidence evidence) {
    evidence.rule(
        Rule.MBB_7,
        unit.id().text(),
        Phrase.of("mbb.ruling.aimed", "to", Decimal.hundredths(to.hundredths())));
  }

  private static void add(List<Amount> lines, String key, @Nullable RuleId rule, long value) {
    if (value != 0) {
      lines.add(new Amount(Phrase.of(key), rule, Decimal.thousandths(value)));
    }
  }
}
