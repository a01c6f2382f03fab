package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Codec;
import baseplate.core.Command;
import baseplate.core.Hearing;
import baseplate.core.PieceId;
import baseplate.core.Resolution;
import baseplate.core.Rules;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.Verdict;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Player;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Card;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Member;
import baseplate.core.scene.Phases;
import baseplate.core.scene.Scene;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import java.util.Optional;

/// The rules of one battle: each command goes to the class of its topic.
final class BrickRules implements Rules {
  private final Codec codec = new BrickCodec();
  private final Movement movement;
  private final Turns turns;
  private final TerrainSetUp terrain;
  private final Seating seating;
  private final Deployment deployment;
  private final Declaration declaration;
  private final Shooting shooting;
  private final Offers offers;
  private final Drawing drawing;
  private final SightReports sightReports;
  private final Previews previews;
  private final Ranges ranges;
  private final Rosters rosters;
  private final UnitCards unitCards;
  private final TerrainCards terrainCards;
  private final List<Player> players;
  private final Forces forces;

  BrickRules(Setting setting) {
    Ends ends = new Ends(setting);
    Sighting sighting = new Sighting(setting);
    sightReports = new SightReports(setting, sighting);
    previews = new Previews(setting, sightReports);
    ranges = new Ranges(setting);
    rosters = new Rosters(setting);
    unitCards = new UnitCards(setting, rosters);
    terrainCards = new TerrainCards(setting);
    players = Players.all(setting, sighting);
    forces = new Forces(setting);
    movement = new Movement(setting, ends);
    turns = new Turns(setting, ends);
    terrain = new TerrainSetUp(setting);
    seating = new Seating(setting);
    deployment = new Deployment(setting, sighting);
    declaration = new Declaration(setting, sighting);
    shooting = new Shooting(setting, sighting, ends);
    offers = new Offers(setting);
    drawing = new Drawing(setting);
  }

  @Override
  public Resolution carryOut(Battle battle, SideId by, RulesCommand given, Hearing hearing) {
    return switch ((UnitCommand) given) {
      case UnitCommand.Move move -> movement.move(battle, by, move, hearing);
      case UnitCommand.Put put -> movement.put(battle, by, put, hearing);
      case UnitCommand.Turret turret -> movement.turret(battle, by, turret, hearing);
      case UnitCommand.Declare declare -> declaration.declare(battle, by, declare, hearing);
      case UnitCommand.Withdraw withdraw -> declaration.withdraw(battle, by, withdraw, hearing);
      case UnitCommand.NoShot noShot -> declaration.passOver(battle, by, noShot, hearing);
      case UnitCommand.Shoot shoot -> shooting.shoot(battle, by, shoot, hearing);
      case UnitCommand.EndPhase _ -> turns.endPhase(battle, by, hearing);
      case UnitCommand.FirstTurn first -> turns.nameFirst(battle, by, first, hearing);
      case UnitCommand.PlaceTerrain place -> terrain.place(battle, by, place, hearing);
      case UnitCommand.RemoveTerrain remove -> terrain.remove(battle, by, remove, hearing);
      case UnitCommand.FinishTerrain _ -> terrain.finish(battle, by, hearing);
      case UnitCommand.AutoTerrain _ -> terrain.layOut(battle, by, hearing);
      case UnitCommand.RollOff _ -> seating.rollOff(battle, by, hearing);
      case UnitCommand.ChooseEdge choose -> seating.choose(battle, by, choose, hearing);
      case UnitCommand.Deploy deploy -> deployment.deploy(battle, by, deploy, hearing);
      case UnitCommand.AutoDeploy auto -> deployment.auto(battle, by, auto, hearing);
    };
  }

  @Override
  public Resolution proceed(Battle battle, Step step, Hearing hearing) {
    return switch ((UnitStep) step) {
      case UnitStep.ShootOn _ -> shooting.shootOn(battle, hearing);
      case UnitStep.RollAgain _ -> seating.rollAgain(hearing);
    };
  }

  @Override
  public RuleId endingsRule() {
    return Rule.MBB_29;
  }

  @Override
  public Codec codec() {
    return codec;
  }

  @Override
  public List<Option> options(View view) {
    return offers.options(view);
  }

  @Override
  public Drafting next(View view, Draft draft) {
    return offers.next(view, draft);
  }

  @Override
  public Phrase outcome(Battle before, Battle after) {
    return shooting.outcome(before, after);
  }

  @Override
  public long worth(Battle battle, SideId side) {
    return forces.standing(battle, side);
  }

  @Override
  public Scene scene(View view) {
    return drawing.scene(view);
  }

  @Override
  public List<Mark> marks(View view, Command command, Verdict verdict) {
    return previews.marks(view, command, verdict);
  }

  @Override
  public List<Mark> ranges(View view, PieceId piece) {
    return ranges.marks(view, piece);
  }

  @Override
  public List<Member> roster(View view, SideId side) {
    return rosters.members(view, side);
  }

  @Override
  public Optional<Card> card(View view, PieceId piece) {
    return view.pieces()
        .find(piece)
        .map(
            found ->
                TerrainState.is(found) ? terrainCards.card(found) : unitCards.card(view, found));
  }

  @Override
  public Phases phases(View view) {
    return TurnOrder.phases(view);
  }

  @Override
  public Optional<SightReport> sight(View view, PieceId from, PieceId to) {
    return sightReports.report(view, from, to);
  }

  @Override
  public List<Player> players() {
    return players;
  }
}
