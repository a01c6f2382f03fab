package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.Verdict;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.testkit.Script;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A battle put together for one test: box-shaped units 2 inches long, 1 wide, 2 bricks high, their
/// muzzle 1.2 inches ahead of the centre and 1½ bricks high.
final class Skirmish {
  static final SideId RED = SideId.FIRST;
  static final SideId BLUE = SideId.SECOND;

  private final Map<String, String> house = new HashMap<>();
  private final Map<String, UnitKind> kinds = new LinkedHashMap<>();
  private final Map<String, TerrainKind> terrain = new LinkedHashMap<>();
  private final List<Piece> pieces = new ArrayList<>();
  private Terms terms = new Terms(0, 4_000, 0, null, null);

  /// An agreement that differs from the default.
  Skirmish house(String key, String value) {
    house.put(key, value);
    return this;
  }

  Skirmish terms(int lastRound, Terms.@Nullable Exit exit, Terms.@Nullable Hold hold) {
    terms = new Terms(lastRound, 4_000, 0, exit, hold);
    return this;
  }

  /// A unit with its own kind, called by the id.
  Skirmish unit(SideId side, UnitKind kind, long x, long y, long facing) {
    return piece(side, kind, UnitState.FRESH, at(x, y, facing));
  }

  /// A unit with its facing in hundredths of a degree.
  Skirmish turned(SideId side, UnitKind kind, long x, long y, int hundredths) {
    Pose pose = Pose.of(Point.ofThousandths(x, y), Angle.ofHundredths(hundredths));
    return piece(side, kind, UnitState.FRESH, new Place.OnTable(pose));
  }

  Skirmish wreck(SideId side, UnitKind kind, long x, long y, long facing) {
    return piece(side, kind, UnitState.FRESH.become(Status.WRECK), at(x, y, facing));
  }

  Skirmish piece(SideId side, UnitKind kind, UnitState state, Place place) {
    kinds.put(kind.id(), kind);
    pieces.add(new Piece(new PieceId(kind.id()), side, kind.id(), place, state));
    return this;
  }

  /// A block of terrain by the left, right, near and far edge in thousandths.
  Skirmish block(
      String id, TerrainKind.Bulk bulk, String bricks, long left, long right, long near, long far) {
    Length across = Length.ofThousandths(right - left);
    Length along = Length.ofThousandths(far - near);
    TerrainState size = new TerrainState(across, along, Height.ofBricks(bricks));
    terrain.put(
        id, new TerrainKind(id, id, bulk, TerrainKind.Entry.BARRED, size, Figure.Material.STONE));
    Place middle = at((left + right) / 2, (near + far) / 2, 0);
    pieces.add(new Piece(new PieceId(id), null, id, middle, size));
    return this;
  }

  private static Place at(long x, long y, long facing) {
    return new Place.OnTable(Pose.of(Point.ofThousandths(x, y), Angle.ofDegrees(facing)));
  }

  Setting setting() {
    Readings readings = Readings.of(Agreements.of(HouseOptions.ALL, house));
    return Setting.of(new Catalogue(kinds, terrain, Kinds.victoryTable()), terms, readings);
  }

  Rig rig() {
    return new Rig(new BrickRules(setting()));
  }

  /// The battle while red declares.
  Battle declaring() {
    Battle battle = in(Phase.DECLARATION, TurnScope.WHOLE);
    return battle.after(new UnitEvent.DeclarationBegun(Turns.leftmostFirst(battle, RED)));
  }

  /// The battle in a phase of red's, round 1.
  Battle in(Phase phase, TurnScope scope) {
    TableSize table = new TableSize(Length.ofInches(48), Length.ofInches(36));
    Clock clock = new Clock(1, 1, RED, phase.word());
    return new Battle(
        table, Pieces.of(pieces), clock, BattleState.of(RED, RED, scope, Preparation.OVER));
  }

  /// What red's unit sees of blue's now.
  SightReport sight(String from, String to) {
    return new BrickRules(setting())
        .sight(View.open(declaring(), RED), new PieceId(from), new PieceId(to))
        .orElseThrow();
  }

  /// Rules with a judge that leaves evidence.
  record Rig(BrickRules rules) {
    Verdict judge(Battle battle, UnitCommand command, Script script) {
      Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.EVIDENCE);
      return script.run(inputs -> judge.judge(battle, command, inputs));
    }

    /// The battle after commands that need no inputs.
    Battle after(Battle battle, UnitCommand... commands) {
      Battle now = battle;
      for (UnitCommand command : commands) {
        if (!(judge(now, command, Script.silent()) instanceof Verdict.Accepted accepted)) {
          throw new AssertionError(judge(now, command, Script.silent()));
        }
        now = accepted.after();
      }
      return now;
    }
  }

  static UnitCommand declare(String shooter, String target) {
    return new UnitCommand.Declare(new PieceId(shooter), new PieceId(target));
  }

  static UnitCommand noShot(String shooter) {
    return new UnitCommand.NoShot(new PieceId(shooter));
  }

  static UnitCommand withdraw(String shooter) {
    return new UnitCommand.Withdraw(new PieceId(shooter));
  }

  static UnitCommand endPhase() {
    return new UnitCommand.EndPhase();
  }

  static UnitCommand shoot() {
    return new UnitCommand.Shoot(UnitCommand.Count.NEXT);
  }

  static UnitCommand shootAll() {
    return new UnitCommand.Shoot(UnitCommand.Count.ALL);
  }
}
