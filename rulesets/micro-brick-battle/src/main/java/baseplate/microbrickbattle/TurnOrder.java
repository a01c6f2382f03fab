package baseplate.microbrickbattle;

import baseplate.core.Situation;
import baseplate.core.scene.Phases;
import baseplate.core.words.Phrase;
import java.util.List;

/// The phases as a table lists them: those of a turn, or those of setting up.
///
/// @rule MBB-2
/// @rule MBB-27
final class TurnOrder {
  private static final List<Phrase> OF_A_TURN =
      List.of(
          Phrase.of("mbb.phase.movement"),
          Phrase.of("mbb.phase.declaration"),
          Phrase.of("mbb.phase.shooting"));
  private static final List<Phrase> OF_SETTING_UP =
      List.of(Phrase.of("mbb.phase.terrain"), Phrase.of("mbb.phase.deployment"));

  private TurnOrder() {}

  /// While edges are rolled for and chosen it is neither terrain nor deployment.
  static Phases phases(Situation situation) {
    return switch (Phase.of(situation.clock())) {
      case SET_UP -> new Phases(OF_SETTING_UP, settingUp(situation));
      case DEPLOYMENT -> new Phases(OF_SETTING_UP, 1);
      case MOVEMENT -> new Phases(OF_A_TURN, 0);
      case DECLARATION -> new Phases(OF_A_TURN, 1);
      case SHOOTING -> new Phases(OF_A_TURN, 2);
    };
  }

  private static int settingUp(Situation situation) {
    Preparation.Stage stage = BattleState.of(situation).preparation().stage();
    return stage == Preparation.Stage.TERRAIN ? 0 : -1;
  }
}
