package baseplate.microbrickbattle;

import baseplate.core.Amount;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.PieceId;
import baseplate.core.Reckoning;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is left of a shot for people to read: each number line by line, each rule with its effect.
///
/// @rule MBB-19
/// @rule MBB-20
final class StrikeEvidence {
  private final Readings readings;
  private final Sighting sighting;

  StrikeEvidence(Setting setting, Sighting sighting) {
    this.readings = setting.readings();
    this.sighting = sighting;
  }

  /// The rules and numbers of a shot that is rolled for.
  void reckoned(Situation situation, Sightline line, Strike strike, Evidence evidence) {
    new StrikeRulings(readings, line, strike, evidence).leave(sighting.inTheWay(situation, line));
    evidence.reckon(attack(line, strike));
    evidence.reckon(defence(line, strike));
    evidence.reckon(need(line, strike));
  }

  private static Reckoning attack(Sightline line, Strike strike) {
    List<Amount> lines = new ArrayList<>();
    lines.add(amount("mbb.number.attack", null, strike.baseAttack()));
    lines.addAll(onAttack(strike));
    return total("mbb.number.attack", line.shooter().id(), lines, strike.attack());
  }

  private static Reckoning defence(Sightline line, Strike strike) {
    List<Amount> lines = new ArrayList<>();
    lines.add(amount("mbb.number.defence", null, strike.baseDefence()));
    lines.addAll(onDefence(strike));
    return total("mbb.number.defence", line.target().id(), lines, strike.defence());
  }

  private static Reckoning need(Sightline line, Strike strike) {
    Phrase cell =
        Phrase.of("mbb.number.cell", "attack", strike.attack(), "defence", strike.defence());
    Amount looked = new Amount(cell, Rule.MBB_20, BigDecimal.valueOf(strike.need()));
    return total("mbb.number.need", line.shooter().id(), List.of(looked), strike.need());
  }

  /// What modifies AP.
  static List<Amount> onAttack(Strike strike) {
    List<Amount> lines = new ArrayList<>(2);
    if (strike.hidden() != 0) {
      lines.add(amount("mbb.modifier.hidden", Rule.MBB_16, strike.hidden()));
    }
    if (strike.wreck() != 0) {
      lines.add(amount("mbb.modifier.wreck", Rule.MBB_17, strike.wreck()));
    }
    return lines;
  }

  /// What modifies DP.
  static List<Amount> onDefence(Strike strike) {
    return strike.rear() == 0
        ? List.of()
        : List.of(amount("mbb.modifier.rear", Rule.MBB_18, strike.rear()));
  }

  private static Amount amount(String key, @Nullable RuleId rule, int value) {
    return new Amount(Phrase.of(key), rule, BigDecimal.valueOf(value));
  }

  private static Reckoning total(String key, PieceId subject, List<Amount> lines, int total) {
    return new Reckoning(Phrase.of(key), subject.text(), lines, BigDecimal.valueOf(total));
  }

  /// What was rolled for a shot, what it needed and what came of it.
  ///
  /// @param shot `hit` or `missed`
  void rolled(Sightline line, Strike strike, String shot, Hearing hearing) {
    List<Integer> faces = hearing.rolled();
    if (!faces.isEmpty()) {
      Phrase effect =
          Phrase.of("mbb.ruling." + shot, "target", line.target().id(), "need", strike.need())
              .with("faces", faces)
              .with("sum", faces.stream().mapToInt(Integer::intValue).sum());
      hearing.evidence().rule(Rule.MBB_20, line.shooter().id().text(), effect);
    }
  }

  /// A shot that had nothing left to shoot at.
  ///
  /// @rule MBB-12
  void voided(Shot shot, Evidence evidence) {
    evidence.rule(
        Rule.MBB_12,
        shot.shooter().text(),
        Phrase.of("mbb.ruling.void", "shooter", shot.shooter(), "target", shot.target()));
  }

  /// A unit destroyed.
  void destroyed(PieceId target, Status fate, Evidence evidence) {
    RuleId rule = fate == Status.WRECK ? Rule.MBB_22 : Rule.MBB_25;
    evidence.rule(rule, target.text(), Phrase.of("mbb.ruling." + fate.word(), "unit", target));
  }
}
