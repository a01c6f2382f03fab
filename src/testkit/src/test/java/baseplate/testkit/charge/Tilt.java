package baseplate.testkit.charge;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Event;
import baseplate.core.Judge;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.geometry.Length;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.testkit.Script;
import baseplate.testkit.Sketch;
import java.util.Map;

/// A battle put together from a sketch, one inch a cell: riders `A` to `C` and guards `G` and `H`
/// of the first side, riders `X` to `Z` and guards `U` and `V` of the second; lances `l`, mauls
/// `m`, shields `s`. The first side is to act.
public final class Tilt {
  /// The rules in the default agreements.
  public static final ChargeRules RULES = Charge.rules();

  private final Battle battle;
  private final Judge judge;

  private Tilt(Battle battle, Judge judge) {
    this.battle = battle;
    this.judge = judge;
  }

  static Tilt of(String drawing) {
    return new Tilt(opened(drawing), judge(RULES, Enforcement.ENFORCE));
  }

  private static Judge judge(ChargeRules rules, Enforcement enforcement) {
    return new Judge(rules, enforcement, Judge.Showing.EVIDENCE);
  }

  /// The battle of a sketch.
  public static Battle opened(String drawing) {
    Charge charge = new Charge();
    Agreements agreements = Agreements.of(charge.options(), Map.of());
    return charge.open(sketch(drawing).setUp("charge", agreements)).start();
  }

  private static Sketch sketch(String drawing) {
    Sketch sketch = Sketch.of(drawing);
    "ABC".chars().forEach(name -> sketch.unit((char) name, "rider", SideId.FIRST));
    "GH".chars().forEach(name -> sketch.unit((char) name, "guard", SideId.FIRST));
    "XYZ".chars().forEach(name -> sketch.unit((char) name, "rider", SideId.SECOND));
    "UV".chars().forEach(name -> sketch.unit((char) name, "guard", SideId.SECOND));
    return sketch.terrain('l', "lance").terrain('m', "maul").terrain('s', "shield");
  }

  /// The same in another reading of who may be hit.
  Tilt carrying(String reading) {
    ChargeRules rules = Charge.rules(Map.of("carry", reading));
    return new Tilt(battle, judge(rules, Enforcement.ENFORCE));
  }

  /// The same where refusals by rule are waived.
  Tilt free() {
    return new Tilt(battle, judge(RULES, Enforcement.FREE));
  }

  /// A piece has less strength left.
  Tilt weak(String piece, int strength) {
    return after(new Event.PieceChanged(new PieceId(piece), new Body.Fighter(strength)));
  }

  /// A module is on a joint.
  Tilt bears(String slot, String module) {
    return after(new Event.PieceMoved(new PieceId(module), new Place.InSlot(new SlotId(slot), 0)));
  }

  /// After a fact.
  Tilt after(Event event) {
    return new Tilt(battle.after(event), judge);
  }

  /// As somebody left it.
  Tilt at(Battle other) {
    return new Tilt(other, judge);
  }

  Battle battle() {
    return battle;
  }

  Piece piece(String id) {
    return battle.pieces().get(new PieceId(id));
  }

  /// What the judge says with the answers of a script.
  Verdict says(Command command, Script script) {
    return script.run(inputs -> judge.judge(battle, command, inputs));
  }

  /// What the judge says where nothing is answered.
  Verdict says(Command command) {
    return judge.judge(battle, command, Inputs.NONE);
  }

  static ChargeCommand move(String piece, Segment... path) {
    return new ChargeCommand.Move(new PieceId(piece), Path.of(path));
  }

  static ChargeCommand strike(String piece, String target) {
    return new ChargeCommand.Strike(new PieceId(piece), new PieceId(target));
  }

  static ChargeCommand mount(String module, String slot) {
    return new ChargeCommand.Mount(new PieceId(module), new SlotId(slot));
  }

  static Segment ahead(String inches) {
    return new Segment.Forward(Length.ofInches(inches));
  }

  static Segment turn(int degrees) {
    return new Segment.Turn(Rotation.ofDegrees(degrees));
  }
}
