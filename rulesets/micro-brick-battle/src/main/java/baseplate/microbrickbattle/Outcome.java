package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceState;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/// What a resolution came to, as odds tell it: who was destroyed or left, and who won.
final class Outcome {
  private static final Set<Status> DESTROYED = Set.of(Status.WRECK, Status.SHOT_DOWN);
  private static final Set<Status> EXITED = Set.of(Status.EXITED);

  private Outcome() {}

  static Phrase of(Battle before, Battle after) {
    return joined(parts(before, after));
  }

  /// Each thing that there is to tell, by itself.
  private static List<Phrase> parts(Battle before, Battle after) {
    List<Phrase> parts = new ArrayList<>(2);
    add("mbb.outcome.destroyed", become(before, after, DESTROYED), parts);
    add("mbb.outcome.exited", become(before, after, EXITED), parts);
    seated(before, after, parts);
    after.ending().ifPresent(ending -> parts.add(ending.how()));
    return parts;
  }

  private static Phrase joined(List<Phrase> parts) {
    return switch (parts.size()) {
      case 0 -> Phrase.of("mbb.outcome.nothing");
      case 1 -> parts.getFirst();
      default -> Phrase.of("mbb.outcome.several", "parts", parts);
    };
  }

  /// Who won the choice of edge.
  ///
  /// @rule MBB-27
  private static void seated(Battle before, Battle after, List<Phrase> parts) {
    if (stage(before) != Preparation.Stage.EDGE && stage(after) == Preparation.Stage.EDGE) {
      parts.add(Phrase.of("mbb.outcome.chooses", "side", after.clock().active()));
    }
  }

  private static Preparation.Stage stage(Battle battle) {
    return BattleState.of(battle).preparation().stage();
  }

  private static void add(String key, List<String> units, List<Phrase> parts) {
    if (!units.isEmpty()) {
      parts.add(Phrase.of(key, "units", units));
    }
  }

  /// The ids, sorted, of the units whose status has become one of these.
  private static List<String> become(Battle before, Battle after, Set<Status> fates) {
    List<String> units = new ArrayList<>();
    for (int i = 0; i < before.pieces().size(); i++) {
      Piece piece = before.pieces().at(i);
      if (becomes(piece, after.pieces().at(i), fates)) {
        units.add(piece.id().text());
      }
    }
    Collections.sort(units);
    return units;
  }

  private static boolean becomes(Piece before, Piece after, Set<Status> fates) {
    return !is(before.state(), fates) && is(after.state(), fates);
  }

  private static boolean is(PieceState state, Set<Status> fates) {
    return state instanceof UnitState unit && fates.contains(unit.status());
  }
}
