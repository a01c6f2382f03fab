package baseplate.microbrickbattle;

import baseplate.core.Amount;
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

  MoveEvidence(Setting setting) {
    this.setting = setting;
  }

  void moved(Piece unit, Path path, Bill bill, Evidence evidence) {
    reckoned(unit, bill, evidence);
    spent(unit, bill, evidence);
    if (path.turned().hundredths() > 0) {
      turned(unit, path, bill, evidence);
    }
    if (bill.slow() > 0) {
      slowed(unit, evidence);
    }
  }

  private static void reckoned(Piece unit, Bill bill, Evidence evidence) {
    Phrase points = Phrase.of("mbb.points");
    BigDecimal total = Decimal.thousandths(bill.total());
    evidence.reckon(new Reckoning(points, unit.id().text(), lines(bill), total));
  }

  private static List<Amount> lines(Bill bill) {
    List<Amount> lines = new ArrayList<>();
    add(lines, "mbb.points.before", null, bill.before());
    add(lines, "mbb.points.forward", Rule.MBB_5, bill.forward());
    add(lines, "mbb.points.reverse", Rule.MBB_5, bill.reverse());
    add(lines, "mbb.points.slow", Rule.MBB_37, bill.slow());
    add(lines, "mbb.points.turning", Rule.MBB_6, bill.turning());
    return lines;
  }

  private void spent(Piece unit, Bill bill, Evidence evidence) {
    Phrase effect =
        Phrase.of("mbb.ruling.points", "spent", Decimal.thousandths(bill.total()))
            .with("points", setting.catalogue().unit(unit).movement());
    evidence.rule(Rule.MBB_4, unit.id().text(), effect);
  }

  private static void turned(Piece unit, Path path, Bill bill, Evidence evidence) {
    long turned = UnitState.of(unit).turned() + (long) path.turned().hundredths();
    Phrase effect =
        Phrase.of("mbb.ruling.turned", "degrees", Decimal.hundredths(turned))
            .with("cost", Decimal.thousandths(bill.turning()));
    evidence.ruleAgreed(Rule.MBB_6, unit.id().text(), effect, HouseOptions.TURNING);
  }

  private static void slowed(Piece unit, Evidence evidence) {
    evidence.ruleAgreed(
        Rule.MBB_37, unit.id().text(), Phrase.of("mbb.ruling.slow"), HouseOptions.ROUGH_GROUND);
  }

  void put(Piece unit, long distance, Evidence evidence) {
    evidence.ruleAgreed(
        Rule.MBB_8,
        unit.id().text(),
        Phrase.of("mbb.ruling.put", "distance", Decimal.thousandths(distance)),
        HouseOptions.MOVEMENT);
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
