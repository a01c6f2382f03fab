package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.Evidence;
import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.input.Pool;
import baseplate.core.words.Phrase;
import java.util.List;

/// Who sits at which edge and takes the first turn: both roll, the higher chooses and goes first,
/// the lower deploys first.
///
/// @rule MBB-27
final class Seating {
  private final Readings readings;

  Seating(Setting setting) {
    this.readings = setting.readings();
  }

  /// What happens once the terrain stands, with what is left to read of it.
  static List<Event> begin(Readings readings, Evidence evidence) {
    if (readings.opening() == Readings.Settling.SCENARIO) {
      tell(readings, evidence, SideId.FIRST, Phrase.of("mbb.ruling.seated-first"));
    }
    return begin(readings);
  }

  /// What happens once the terrain stands.
  static List<Event> begin(Readings readings) {
    return switch (readings.opening()) {
      case ROLL_OFF ->
          List.of(
              new UnitEvent.PreparationReached(Preparation.at(Preparation.Stage.ROLL_OFF)),
              clock(SideId.FIRST, Phase.SET_UP));
      case SCENARIO -> seated(SideId.FIRST, TableEdge.NEAR);
    };
  }

  /// Both roll.
  Resolution rollOff(Battle battle, SideId by, Hearing hearing) {
    return at(battle, Preparation.Stage.ROLL_OFF) ? roll(hearing) : notRolling(battle, hearing);
  }

  /// Both roll again after a tie.
  Resolution rollAgain(Hearing hearing) {
    return roll(hearing);
  }

  private Resolution roll(Hearing hearing) {
    int first = hearing.sum(Pool.TWO_D6);
    int second = hearing.sum(Pool.TWO_D6);
    UnitEvent.RolledOff rolled = new UnitEvent.RolledOff(first, second);
    if (hearing.evidence().on()) {
      tell(rolled, hearing.evidence());
    }
    return first == second
        ? Resolution.then(List.of(rolled), new UnitStep.RollAgain())
        : Resolution.done(won(rolled));
  }

  private void tell(UnitEvent.RolledOff rolled, Evidence evidence) {
    String key = rolled.first() == rolled.second() ? "mbb.ruling.tied" : "mbb.ruling.rolled-off";
    Phrase effect = Phrase.of(key, "first", rolled.first(), "second", rolled.second());
    tell(readings, evidence, higher(rolled), effect);
  }

  private static void tell(Readings readings, Evidence evidence, SideId side, Phrase effect) {
    readings.agreed().rule(evidence, Rule.MBB_27, side.toString(), effect, HouseOptions.OPENING);
  }

  /// The side that rolled higher, the first where neither did.
  private static SideId higher(UnitEvent.RolledOff rolled) {
    return rolled.first() >= rolled.second() ? SideId.FIRST : SideId.SECOND;
  }

  private static List<Event> won(UnitEvent.RolledOff rolled) {
    return List.of(
        rolled,
        new UnitEvent.PreparationReached(Preparation.at(Preparation.Stage.EDGE)),
        clock(higher(rolled), Phase.SET_UP));
  }

  /// The winner chooses its edge.
  Resolution choose(Battle battle, SideId by, UnitCommand.ChooseEdge command, Hearing hearing) {
    if (!at(battle, Preparation.Stage.EDGE)) {
      return hearing.refuse(Preparation.notNow(battle));
    }
    if (hearing.evidence().on()) {
      tell(by, command.edge(), hearing.evidence());
    }
    return Resolution.done(seated(by, command.edge()));
  }

  private static void tell(SideId by, TableEdge at, Evidence evidence) {
    Phrase edge = Phrase.of("mbb.edge." + at.word());
    evidence.rule(Rule.MBB_27, by.toString(), Phrase.of("mbb.ruling.seated", "edge", edge));
  }

  private static List<Event> seated(SideId side, TableEdge edge) {
    return List.of(
        new UnitEvent.EdgeChosen(side, edge),
        new UnitEvent.PreparationReached(Preparation.at(Preparation.Stage.DEPLOYMENT)),
        clock(side.other(), Phase.DEPLOYMENT));
  }

  private static Event clock(SideId active, Phase phase) {
    return new Event.ClockMoved(new Clock(0, 0, active, phase.word()));
  }

  private static boolean at(Battle battle, Preparation.Stage stage) {
    return BattleState.of(battle).preparation().stage() == stage;
  }

  private Resolution notRolling(Battle battle, Hearing hearing) {
    Phrase reason = Phrase.of("mbb.refused.no-roll-off");
    return readings.opening() == Readings.Settling.SCENARIO
        ? hearing.refuse(
            Orders.cited(Rule.MBB_27, readings.agreed().in(reason, HouseOptions.OPENING)))
        : hearing.refuse(Preparation.notNow(battle));
  }
}
