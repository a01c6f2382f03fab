package baseplate.microbrickbattle;

import baseplate.core.Amount;
import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Situation;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.sight.Certificate;
import baseplate.geometry.sight.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Tells what one unit sees of another and what a shot would need.
///
/// @rule MBB-13
/// @rule MBB-33
final class SightReports {
  private final Sighting sighting;
  private final Aim aim;
  private final Lines lines;
  private final Strikes strikes;
  private final StrikeEvidence evidence;

  SightReports(Setting setting, Sighting sighting) {
    this.sighting = sighting;
    this.aim = new Aim(setting);
    this.lines = new Lines(setting);
    this.strikes = new Strikes(setting);
    this.evidence = new StrikeEvidence(setting);
  }

  /// Empty where either is no live unit on the table.
  Optional<SightReport> report(View view, PieceId from, PieceId to) {
    Optional<Piece> shooter = view.pieces().find(from).filter(SightReports::isLive);
    Optional<Piece> target = view.pieces().find(to).filter(SightReports::isLive);
    return shooter.isEmpty() || target.isEmpty() || from.equals(to)
        ? Optional.empty()
        : Optional.of(report(view, shooter.get(), target.get()));
  }

  private static boolean isLive(Piece piece) {
    return piece.state() instanceof UnitState unit && unit.isLive();
  }

  private SightReport report(View view, Piece shooter, Piece target) {
    Sightline line = sighting.line(view, shooter, aim.declared(shooter, target), target);
    Optional<Refusal> refusal = refusal(view, line);
    Strike strike = strikes.of(line);
    Evidence found = Evidence.collecting();
    if (refusal.isPresent()) {
      forbidden(refusal.get(), shooter.id(), found);
    } else {
      lines.declared(line, found);
    }
    evidence.reckoned(line, strike, found);
    boolean shoots = refusal.isEmpty();
    Certificate certificate = line.past().certify(line.muzzle(), line.goal());
    return new SightReport(
        line.sees(),
        certificate,
        line.look().hindering().stream().map(SightReports::piece).toList(),
        modifiers(strike),
        shoots ? new Request.Reach(Pool.TWO_D6, strike.need()) : null,
        shoots ? strike.need() : null,
        found.rulings(),
        SightMarks.of(line, certificate));
  }

  /// Why no shot is possible; a shot once declared stays legal.
  private Optional<Refusal> refusal(Situation situation, Sightline line) {
    Piece shooter = line.shooter();
    Piece target = line.target();
    boolean declared =
        BattleState.of(situation)
            .shotOf(shooter.id())
            .filter(shot -> shot.target().equals(target.id()))
            .isPresent();
    return declared ? Optional.empty() : aim.off(shooter, target).or(() -> lines.illegal(line));
  }

  private static void forbidden(Refusal refusal, PieceId shooter, Evidence found) {
    for (RuleId rule : refusal.rules()) {
      found.rule(rule, shooter.text(), refusal.reason());
    }
  }

  private static PieceId piece(Obstacle obstacle) {
    return new PieceId(obstacle.id());
  }

  private static List<Amount> modifiers(Strike strike) {
    List<Amount> modifiers = new ArrayList<>();
    StrikeEvidence.onAttack(strike).forEach(each -> modifiers.add(on("mbb.number.attack", each)));
    StrikeEvidence.onDefence(strike).forEach(each -> modifiers.add(on("mbb.number.defence", each)));
    return modifiers;
  }

  /// The amount under the name of the number that it is on.
  private static Amount on(String number, Amount amount) {
    return new Amount(Phrase.of(number), amount.rule(), amount.value());
  }
}
