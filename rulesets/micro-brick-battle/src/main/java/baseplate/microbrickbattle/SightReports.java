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
import baseplate.core.scene.Mark;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Point;
import baseplate.geometry.sight.Certificate;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Obstacles;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Tells what one unit sees of another and what a shot would need.
///
/// @rule MBB-13
/// @rule MBB-33
final class SightReports {
  private final Catalogue catalogue;
  private final Sighting sighting;
  private final Aim aim;
  private final Lines lines;
  private final Strikes strikes;
  private final StrikeEvidence evidence;

  SightReports(Setting setting, Sighting sighting) {
    this.catalogue = setting.catalogue();
    this.sighting = sighting;
    this.aim = new Aim(setting);
    this.lines = new Lines(setting);
    this.strikes = new Strikes(setting);
    this.evidence = new StrikeEvidence(setting, sighting);
  }

  /// Empty where either is no live unit on the table.
  Optional<SightReport> report(View view, PieceId from, PieceId to) {
    return line(view, from, to).map(line -> report(view, line));
  }

  /// What is drawn of a sight; nothing where either is no live unit on the table.
  ///
  /// @param legal how the line that decides is meant where there is sight
  List<Mark> marks(View view, Shot shot, Mark.Tone legal) {
    return line(view, shot.shooter(), shot.target())
        .map(line -> marks(view, line, legal))
        .orElse(List.of());
  }

  private List<Mark> marks(View view, Sightline line, Mark.Tone legal) {
    List<Obstacle> apart = apart(view, line);
    return marks(line, apart, certificate(line, apart), legal);
  }

  private Optional<Sightline> line(View view, PieceId from, PieceId to) {
    Optional<Piece> shooter = view.pieces().find(from).filter(SightReports::isLive);
    Optional<Piece> target = view.pieces().find(to).filter(SightReports::isLive);
    return shooter.isEmpty() || target.isEmpty() || from.equals(to)
        ? Optional.empty()
        : Optional.of(line(view, shooter.get(), target.get()));
  }

  private Sightline line(View view, Piece shooter, Piece target) {
    return sighting.line(view, shooter, aim.declared(shooter, target), target);
  }

  private static boolean isLive(Piece piece) {
    return piece.state() instanceof UnitState unit && unit.isLive();
  }

  private SightReport report(View view, Sightline line) {
    List<Obstacle> apart = apart(view, line);
    Strike strike = strikes.of(line);
    boolean shoots = !isFriendly(line) && refusal(view, line).isEmpty();
    Certificate certificate = certificate(line, apart);
    return new SightReport(
        line.sees(),
        certificate,
        blockers(line, apart),
        line.sees() && !isFriendly(line) ? modifiers(strike) : List.of(),
        shoots ? new Request.Reach(Pool.TWO_D6, strike.need()) : null,
        shoots ? strike.need() : null,
        found(view, line, strike).rulings(),
        marks(line, apart, certificate, Mark.Tone.GOOD));
  }

  private List<Mark> marks(
      Sightline line, List<Obstacle> apart, Certificate certificate, Mark.Tone legal) {
    Mark.Tone tone = line.sees() ? legal : Mark.Tone.BAD;
    return SightMarks.of(line, apart, certificate, tone, pivot(line.shooter()));
  }

  private Point pivot(Piece shooter) {
    return Board.pose(shooter).place(catalogue.unit(shooter).gun().pivot());
  }

  /// Whether both are of one side: what is seen of each other, but no shot.
  ///
  /// @rule MBB-10
  private static boolean isFriendly(Sightline line) {
    return line.target().side().equals(line.shooter().side());
  }

  /// The rules applied; without Line of Sight nothing changes a shot.
  private Evidence found(View view, Sightline line, Strike strike) {
    return isFriendly(line) ? friendly(line) : shot(view, line, strike);
  }

  private Evidence friendly(Sightline line) {
    Evidence found = Evidence.collecting();
    forbidden(Declaration.ownTarget(line.target()), line.shooter().id(), found);
    if (line.sees()) {
      lines.declared(line, found);
    }
    return found;
  }

  private Evidence shot(View view, Sightline line, Strike strike) {
    Evidence found = Evidence.collecting();
    Optional<Refusal> refusal = refusal(view, line);
    if (refusal.isPresent()) {
      forbidden(refusal.get(), line.shooter().id(), found);
    } else {
      lines.declared(line, found);
      aim.tellBearing(line.shooter(), line.target(), found);
    }
    if (line.sees()) {
      evidence.reckoned(view, line, strike, found);
    }
    return found;
  }

  /// Wrecks that cost by themselves and are left out of the share.
  ///
  /// @rule MBB-17
  private List<Obstacle> apart(View view, Sightline line) {
    List<Obstacle> apart = new ArrayList<>(sighting.inTheWay(view, line).wrecks());
    apart.removeAll(line.look().hindering());
    return apart;
  }

  private static List<PieceId> blockers(Sightline line, List<Obstacle> apart) {
    return Stream.concat(line.look().hindering().stream(), apart.stream())
        .map(SightReports::piece)
        .toList();
  }

  /// The proof of the look, with the shadows that such wrecks throw; tops and share leave them out.
  private static Certificate certificate(Sightline line, List<Obstacle> apart) {
    Certificate share = line.past().certify(line.muzzle(), line.goal());
    if (apart.isEmpty()) {
      return share;
    }
    Certificate wrecks = Obstacles.of(apart).certify(line.muzzle(), line.goal());
    return share.side() == wrecks.side() ? share.withShadows(wrecks.shadows()) : share;
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
    return declared
        ? Optional.empty()
        : aim.off(shooter, target).or(() -> lines.illegal(situation, line));
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
