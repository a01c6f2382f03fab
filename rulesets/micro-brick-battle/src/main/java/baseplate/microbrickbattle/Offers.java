package baseplate.microbrickbattle;

import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.View;
import java.util.List;

/// What the side to act may do, phase by phase.
final class Offers {
  private final SetUpOffers setUp;
  private final MoveOffers moves;
  private final ShotOffers shots = new ShotOffers();

  Offers(Setting setting) {
    this.setUp = new SetUpOffers(setting);
    this.moves = new MoveOffers(setting);
  }

  List<Option> options(View view) {
    if (!mayAct(view)) {
      return List.of();
    }
    return switch (Phase.of(view.clock())) {
      case SET_UP, DEPLOYMENT -> setUp.options(view);
      case MOVEMENT -> moves.options(view);
      case DECLARATION -> shots.declaring(view);
      case SHOOTING -> ShotOffers.shooting(view);
    };
  }

  private static boolean mayAct(View view) {
    return view.ending().isEmpty()
        && view.pending().isEmpty()
        && view.toAct().equals(view.viewer());
  }

  /// Carries a draft on; throws IllegalArgumentException for a command that is not drafted.
  Drafting next(View view, Draft draft) {
    return switch (draft.command()) {
      case ShotOffers.DECLARE, ShotOffers.WITHDRAW, ShotOffers.NO_SHOT ->
          ShotOffers.next(view, draft);
      case MoveOffers.MOVE, MoveOffers.TURRET -> moves.next(view, draft);
      case SetUpOffers.PLACE, SetUpOffers.REMOVE, SetUpOffers.DEPLOY -> setUp.next(view, draft);
      default -> throw new IllegalArgumentException("no draft of " + draft.command());
    };
  }
}
