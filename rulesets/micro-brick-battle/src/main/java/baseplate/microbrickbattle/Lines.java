package baseplate.microbrickbattle;

import baseplate.core.Evidence;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Refusal;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.sight.Band;
import baseplate.geometry.sight.Cover;
import baseplate.geometry.sight.Obstacle;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What follows from sight lines for declaring, and what is said of it.
///
/// @rule MBB-11
/// @rule MBB-13
/// @rule MBB-16
final class Lines {
  private final Readings readings;

  Lines(Setting setting) {
    this.readings = setting.readings();
  }

  /// Whether a target along the line can be declared.
  boolean isLegal(Sightline line) {
    return line.sees()
        && !(isWhollyHidden(line) && readings.whollyHidden() == Readings.WhollyHidden.NOT_LEGAL);
  }

  /// Why a target along the line cannot be declared; empty where it can.
  Optional<Refusal> illegal(Situation situation, Sightline line) {
    if (isLegal(line)) {
      return Optional.empty();
    }
    return Optional.of(line.sees() ? whollyHidden(situation, line) : unseen(line));
  }

  private static boolean isWhollyHidden(Sightline line) {
    return line.look().band() == Band.ALL;
  }

  private static Refusal unseen(Sightline line) {
    List<String> blockers = blockers(line, Cover.HARD);
    Phrase reason =
        Phrase.of("mbb.refused.unseen", "shooter", line.shooter().id())
            .with("target", line.target().id())
            .with("blockers", blockers);
    return new Refusal(
        Refusal.Kind.RULE, List.of(Rule.MBB_11, Rule.MBB_13, Rule.MBB_14), reason, null);
  }

  private Refusal whollyHidden(Situation situation, Sightline line) {
    Phrase reason =
        Phrase.of("mbb.refused.wholly-hidden", "shooter", line.shooter().id())
            .with("target", line.target().id())
            .with("side", side(line))
            .with("blockers", names(line.look().hindering()));
    return Refusal.byRule(Rule.MBB_16, readings.agreed().in(reason, hiddenBy(situation, line)));
  }

  /// The agreements that decide of what is wholly hidden: without live friends it might not be.
  private List<String> hiddenBy(Situation situation, Sightline line) {
    List<String> friends =
        names(line.look().hindering()).stream()
            .filter(id -> isFriend(situation.pieces().get(new PieceId(id)), line.shooter()))
            .toList();
    Band without = line.past().without(friends).look(line.muzzle(), line.goal()).band();
    return without == Band.ALL
        ? List.of(HouseOptions.WHOLLY_HIDDEN)
        : List.of(HouseOptions.WHOLLY_HIDDEN, HouseOptions.FRIENDLY_UNITS);
  }

  private static boolean isFriend(Piece piece, Piece shooter) {
    return piece.isOf(shooter.side().orElseThrow()) && isLive(piece);
  }

  private static boolean isLive(Piece piece) {
    return piece.state() instanceof UnitState unit && unit.isLive();
  }

  /// Leaves what was found of a declaration.
  void declared(Sightline line, Evidence evidence) {
    PieceId target = line.target().id();
    evidence.rule(
        Rule.MBB_13,
        line.shooter().id().text(),
        Phrase.of("mbb.ruling.sees", "target", target, "side", side(line)));
    if (isWhollyHidden(line)) {
      whollyHidden(line.shooter().id(), target, evidence);
    }
  }

  private void whollyHidden(PieceId shooter, PieceId target, Evidence evidence) {
    Phrase effect = Phrase.of("mbb.ruling.wholly-hidden", "target", target);
    String key = HouseOptions.WHOLLY_HIDDEN;
    readings.agreed().rule(evidence, Rule.MBB_16, shooter.text(), effect, key);
  }

  /// Leaves that the barrel swung.
  ///
  /// @rule MBB-7
  void swung(PieceId shooter, PieceId target, Angle to, Evidence evidence) {
    Phrase effect = Phrase.of("mbb.ruling.swung", "target", target, "to", to.decimal());
    String key = HouseOptions.TURRET_SWING;
    readings.agreed().rule(evidence, Rule.MBB_7, shooter.text(), effect, key);
  }

  static Phrase side(Sightline line) {
    return Phrase.of("mbb.side." + Names.word(line.look().side()));
  }

  /// The ids of what hides some of the facing side and has that cover.
  static List<String> blockers(Sightline line, Cover cover) {
    List<Obstacle> matching = new ArrayList<>(line.look().hindering());
    matching.removeIf(obstacle -> obstacle.cover() != cover);
    return names(matching);
  }

  static List<String> names(List<Obstacle> obstacles) {
    return obstacles.stream().map(Obstacle::id).toList();
  }
}
