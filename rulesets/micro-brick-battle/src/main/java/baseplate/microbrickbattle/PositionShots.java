package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Declarations of a position that somebody wrote down: `shots`, each with `shooter` and `target`.
///
/// @rule MBB-10
final class PositionShots {
  private final Fields fields;

  PositionShots(Fields fields) {
    this.fields = fields;
  }

  /// The battle with its declarations as far as its phase has any.
  Battle declared(Battle battle) {
    Phase phase = Phase.of(battle.clock());
    List<Fields> shots = fields.has("shots") ? fields.objects("shots") : List.of();
    if (phase == Phase.DECLARATION || phase == Phase.SHOOTING) {
      return battle.after(declaring(battle, shots));
    }
    if (!shots.isEmpty()) {
      throw fields.fault("shots", Phrase.of("mbb.malformed.shots"));
    }
    return battle;
  }

  /// What has happened since declaring began.
  private static List<UnitEvent> declaring(Battle battle, List<Fields> shots) {
    List<UnitEvent> events = new ArrayList<>();
    events.add(
        new UnitEvent.DeclarationBegun(Turns.leftmostFirst(battle, battle.clock().active())));
    shots.forEach(shot -> events.add(declared(battle, shot)));
    if (Phase.SHOOTING.isNow(battle)) {
      events.add(new UnitEvent.DeclarationClosed());
    }
    return events;
  }

  private static UnitEvent declared(Battle battle, Fields shot) {
    PieceId shooter = CommonDocs.piece(shot, "shooter");
    PieceId target = CommonDocs.piece(shot, "target");
    shot.done();
    requireLive(battle, shot, "shooter", shooter, battle.clock().active());
    requireLive(battle, shot, "target", target, battle.clock().active().other());
    return new UnitEvent.TargetDeclared(shooter, target);
  }

  private static void requireLive(
      Battle battle, Fields shot, String field, PieceId id, SideId side) {
    Optional<Piece> unit = battle.pieces().find(id);
    if (unit.isEmpty() || !unit.get().isOf(side) || !UnitState.of(unit.get()).isLive()) {
      throw shot.fault(field, Phrase.of("mbb.malformed.shot", "unit", id, "side", side));
    }
  }
}
