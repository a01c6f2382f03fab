package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Inputs;
import baseplate.geometry.Angle;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

@Covers({"MBB-27", "MBB-28"})
class DeploymentTest {
  private static final String AUTO = "{'do':'auto-terrain'}";
  private static final String ROLL = "{'do':'roll-off'}";

  private static Game rolled(Script rolls, String... house) {
    return Game.scenario("skirmish", house).does(AUTO, 1).does(ROLL, rolls);
  }

  private static String deploy(String unit, String at, int facing) {
    return "{'do':'deploy','piece':'" + unit + "','at':" + at + ",'facing':" + facing + "}";
  }

  @Test
  void the_higher_roll_picks_an_edge_and_the_lower_deploys_first() {
    Game game = rolled(Script.rolls(3, 4).thenRolls(6, 2));
    assertThat(game.now()).isEqualTo("set-up 1");
    game.does("{'do':'choose-edge','edge':'near'}");
    assertThat(game.now()).isEqualTo("deployment 0");
    BattleState state = BattleState.of(game.battle());
    assertThat(state.firstSide()).isEqualTo(SideId.SECOND);
    assertThat(state.edge(SideId.SECOND)).isEqualTo(TableEdge.NEAR);
    assertThat(state.edge(SideId.FIRST)).isEqualTo(TableEdge.FAR);
  }

  @Test
  void ties_are_rolled_again() {
    Script ties = Script.rolls(1, 6).thenRolls(3, 4).thenRolls(6, 6).thenRolls(6, 6);
    Game game = rolled(ties.thenRolls(6, 6).thenRolls(1, 1));
    assertThat(game.now()).isEqualTo("set-up 0");
  }

  @Test
  void by_agreement_the_scenario_settles_edge_and_first_turn() {
    Game game = Game.scenario("skirmish", "opening", "scenario").does(AUTO, 1);
    assertThat(game.now()).isEqualTo("deployment 1");
    assertThat(BattleState.of(game.battle()).firstSide()).isEqualTo(SideId.FIRST);
  }

  /// The first side sits at the near edge and goes first, the second deploys first.
  private static Game deploying(String... house) {
    String[] all = new String[house.length + 2];
    System.arraycopy(house, 0, all, 0, house.length);
    all[house.length] = "opening";
    all[house.length + 1] = "scenario";
    return Game.scenario("skirmish", all).does(AUTO, 1);
  }

  @Test
  void units_go_wholly_into_the_own_strip() {
    Game game = deploying();
    // a Panzer IV is 1.94 long; the far strip begins at y = 20
    assertThatVerdict(game.tries(deploy("panzer-iv-1", "[10,20.9]", 180)))
        .isRefused()
        .by("MBB-27")
        .saying("mbb.refused.outside-strip");
    assertThatVerdict(game.tries(deploy("panzer-iv-1", "[10,21]", 180))).isAccepted();
    assertThatVerdict(game.tries(deploy("panzer-iv-1", "[10,2]", 0))).isRefused().by("MBB-27");
  }

  @Test
  void sides_deploy_one_unit_each_in_turn_and_then_the_battle_begins() {
    Game game = deploying("deploy-out-of-sight", "off");
    game.does(deploy("panzer-iv-1", "[10,22]", 180));
    assertThat(game.now()).isEqualTo("deployment 0");
    game.does(deploy("m3-stuart-1", "[30,2]", 0));
    assertThat(game.now()).isEqualTo("deployment 1");
    game.does(deploy("panzer-iii-1", "[20,22]", 180))
        .does(deploy("m4-sherman-1", "[20,2]", 0))
        .does(deploy("panzer-iii-2", "[30,22]", 180));
    assertThat(game.now()).isEqualTo("deployment 0");
    game.does(deploy("m4-sherman-2", "[10,2]", 0));
    assertThat(game.now()).isEqualTo("movement 0");
    assertThat(game.battle().clock().round()).isEqualTo(1);
    assertThat(BattleState.of(game.battle()).scope()).isEqualTo(TurnScope.UNNAMED);
  }

  @Test
  void without_a_facing_a_unit_faces_the_enemys_edge() {
    Game game = deploying("deploy-out-of-sight", "off");
    game.does("{'do':'deploy','piece':'panzer-iv-1','at':[10,22]}");
    assertThat(game.pose("panzer-iv-1").facing()).isEqualTo(Angle.ofDegrees(180));
    game.does("{'do':'deploy','piece':'m3-stuart-1','at':[30,2]}");
    assertThat(game.pose("m3-stuart-1").facing()).isEqualTo(Angle.ZERO);
  }

  /// A tank of each side is down, and the second side is to deploy.
  private static Game oneEachDeployed() {
    return deploying("deploy-out-of-sight", "off")
        .does(deploy("panzer-iv-1", "[10,22]", 180))
        .does(deploy("m4-sherman-1", "[10,2]", 0));
  }

  @Test
  void units_overlap_nothing() {
    assertThatVerdict(oneEachDeployed().tries(deploy("panzer-iii-1", "[10.5,22]", 180)))
        .isRefused()
        .by("MBB-27")
        .with("other", "panzer-iv-1");
  }

  @Test
  void only_own_units_are_deployed_and_each_once() {
    Game game = oneEachDeployed();
    assertThatVerdict(game.tries(deploy("panzer-iv-1", "[20,22]", 180)))
        .isRefused()
        .by("MBB-27")
        .saying("mbb.refused.deployed");
    assertThatVerdict(game.tries(deploy("m4-sherman-2", "[20,22]", 180))).isRefused().asStructure();
  }

  /// One tank of each side in reserve on an empty table, with a hill that hides the left half.
  private static Game hill(String... house) {
    return Game.of(
        "'phase':'deployment','active':0,'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman'},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[6,34],'facing':180}],"
            + "'terrain':[{'id':'h','kind':'hill','at':[8,18],'facing':0,'size':[14,4]}]",
        house);
  }

  @Test
  void no_unit_is_deployed_in_sight_while_the_strip_has_a_hidden_place() {
    assertThatVerdict(hill().tries(deploy("a", "[8,2]", 0))).isAccepted();
    assertThatVerdict(hill().tries(deploy("a", "[40,2]", 0)))
        .isRefused()
        .by("MBB-28")
        .with("enemy", "x");
  }

  @Test
  void the_refusal_offers_a_hidden_place_that_is_accepted() {
    Game game = hill();
    Verdict.Refused refused = (Verdict.Refused) game.tries(deploy("a", "[40,2]", 0));
    Verdict again =
        game.judge().judge(game.battle(), refused.refusal().amended().orElseThrow(), Inputs.NONE);
    assertThatVerdict(again).isAccepted();
  }

  @Test
  void where_everything_is_in_sight_a_unit_goes_anywhere() {
    Game open =
        Game.of(
            "'phase':'deployment','active':0,'pieces':["
                + "{'id':'a','side':0,'unit':'m4-sherman'},"
                + "{'id':'x','side':1,'unit':'panzer-iii','at':[6,34],'facing':180}]");
    assertThatVerdict(open.tries(deploy("a", "[40,2]", 0))).isAccepted();
  }

  @Test
  void by_agreement_sight_does_not_matter() {
    assertThatVerdict(hill("deploy-out-of-sight", "off").tries(deploy("a", "[40,2]", 0)))
        .isAccepted();
  }

  @Test
  void a_roll_deploys_the_next_unit_or_all() {
    Game game = deploying().does("{'do':'auto-deploy'}", 12);
    assertThat(game.now()).isEqualTo("deployment 0");
    assertThat(game.unit("panzer-iv-1").status()).isEqualTo(Status.LIVE);
    game.does("{'do':'auto-deploy','all':true}", 400);
    assertThat(game.now()).isEqualTo("movement 0");
    assertThat(game.battle().pieces())
        .filteredOn(piece -> !TerrainState.is(piece))
        .allMatch(unit -> UnitState.of(unit).isLive());
  }

  @Test
  void every_layout_is_a_position_that_the_rules_would_accept() {
    for (int layout = 1; layout <= 1000; layout += 97) {
      Game game = Game.scenario("meeting-engagement", "opening", "scenario").does(AUTO, layout);
      game.does("{'do':'auto-deploy','all':true}", layout);
      new PositionCheck(game.catalogue(), game.battle().table())
          .check(game.battle().pieces().list());
    }
  }
}
