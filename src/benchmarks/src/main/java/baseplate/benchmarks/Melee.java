package baseplate.benchmarks;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.testkit.Sketch;
import baseplate.testkit.charge.Charge;
import baseplate.testkit.charge.ChargeCommand;
import java.util.Map;

/// Blows of the charge, the ruleset of the testkit that chains steps.
///
/// @param battle before the blow
/// @param command the blow
/// @param judge without evidence
record Melee(Battle battle, Command command, Judge judge) {
  /// One blow with a lance, which the first of four in a row cannot return: what is left of it goes
  /// on up to three times.
  static Melee row() {
    Melee row =
        of(
            """
            . . . . . . . . . . . . . . . . l . . .
            . A> . . . Y> . . V . . W . . T . . . . X
            . . . . . . . . . . . . . . . . . . . X
            """,
            "Y");
    Place joint = new Place.InSlot(new SlotId("A.right"), 0);
    return new Melee(
        row.battle.after(new Event.PieceMoved(new PieceId("l"), joint)), row.command, row.judge);
  }

  /// Two riders side by side that exchange up to six blows.
  static Melee exchange() {
    return of(
        """
        . . . . . . . . .
        . . . . . . . . .
        . . . A> . Xv . . .
        . . . . . Xv . . .
        . . . . . . . . .
        . . . . . . . . U
        """,
        "X");
  }

  private static Melee of(String drawing, String target) {
    Charge charge = new Charge();
    Agreements agreements = Agreements.of(charge.options(), Map.of());
    Sketch sketch =
        Sketch.of(drawing)
            .unit('A', "rider", SideId.FIRST)
            .unit('X', "rider", SideId.SECOND)
            .unit('Y', "rider", SideId.SECOND)
            .terrain('l', "lance");
    "TUVW".chars().forEach(name -> sketch.unit((char) name, "guard", SideId.SECOND));
    return new Melee(
        charge.open(sketch.setUp("charge", agreements)).start(),
        new ChargeCommand.Strike(new PieceId("A"), new PieceId(target)),
        new Judge(Charge.rules(), Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY));
  }
}
