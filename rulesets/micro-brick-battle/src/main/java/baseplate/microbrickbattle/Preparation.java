package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;

/// How far a battle is set up. Whose turn it is stands on the clock.
///
/// @param stage what is being done
/// @param finished the sides that have finished their terrain, in order; empty past that stage
/// @rule MBB-27
record Preparation(Stage stage, List<SideId> finished) {
  /// Nothing is left to set up.
  static final Preparation OVER = at(Stage.OVER);

  Preparation {
    finished = List.copyOf(finished);
  }

  static Preparation at(Stage stage) {
    return new Preparation(stage, List.of());
  }

  Preparation finishing(SideId side) {
    List<SideId> sides = new ArrayList<>(finished);
    if (!sides.contains(side)) {
      sides.add(side);
    }
    sides.sort(null);
    return new Preparation(stage, sides);
  }

  /// Why something of another stage cannot be done, with the stage that it is.
  static Refusal notNow(Battle battle) {
    Stage stage = BattleState.of(battle).preparation().stage();
    Phrase now = Phrase.of("mbb.stage." + stage.word());
    return Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.not-now", "stage", now));
  }

  /// The stages in order.
  enum Stage {
    TERRAIN,
    ROLL_OFF,
    EDGE,
    DEPLOYMENT,
    OVER;

    String word() {
      return Names.word(this);
    }
  }
}
