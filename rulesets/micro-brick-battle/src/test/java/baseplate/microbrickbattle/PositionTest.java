package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.doc.Malformed;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;

@Covers("MBB-9")
class PositionTest {
  private static final String A = "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0}";
  private static final String X =
      "{'id':'x','side':1,'unit':'panzer-iii','at':[20,26],'facing':180}";

  private static String pieces(String... pieces) {
    return "'pieces':[" + String.join(",", pieces) + "]";
  }

  private static void refused(String fields, String pointer, String key) {
    assertThatThrownBy(() -> Game.of(fields))
        .isInstanceOfSatisfying(
            Malformed.class,
            malformed -> {
              assertThat(malformed.problem().key()).isEqualTo(key);
              assertThat(malformed.pointer()).isEqualTo(pointer);
            });
  }

  @Test
  void a_position_is_read_as_it_is_written() {
    Game game =
        Game.of(
            "'phase':'declaration','round':4,'active':'Blue',"
                + pieces(
                    A,
                    "{'id':'x','side':'Blue','unit':'panzer-iii','at':[20,26],'facing':-180,"
                        + "'turret':30}",
                    "{'id':'w','side':1,'unit':'tiger-i','at':[30,26],'facing':0,'wreck':true}")
                + ",'terrain':[{'id':'t','kind':'wall','at':[10,18],'facing':45,'size':[3,0.5],"
                + "'height':'5 plates'}]");
    assertThat(game.now()).isEqualTo("declaration 1");
    assertThat(game.battle().clock().round()).isEqualTo(4);
    assertThat(game.unit("x").turret()).isEqualTo(Angle.ofDegrees(30));
    assertThat(game.unit("w").status()).isEqualTo(Status.WRECK);
    assertThat(TerrainState.of(game.piece("t")).height()).isEqualTo(Height.ofPlates(5));
    assertThat(BattleState.of(game.battle()).order()).containsExactly(game.piece("x").id());
  }

  @Test
  void heights_are_bricks_or_plates() {
    Game game =
        Game.of(
            pieces(A, X)
                + ",'terrain':[{'id':'t','kind':'house','at':[10,18],'facing':0,'height':4.5}]");
    assertThat(TerrainState.of(game.piece("t")).height()).isEqualTo(Height.ofBricks("4.5"));
  }

  @Test
  void an_unknown_unit_is_named_with_those_that_are_known() {
    refused(
        pieces(A, "{'id':'x','side':1,'unit':'tiger-x','at':[20,26],'facing':0}"),
        "/pieces/1/unit",
        "mbb.malformed.unit");
  }

  @Test
  void unknown_terrain_is_named() {
    refused(
        pieces(A, X) + ",'terrain':[{'id':'t','kind':'moat','at':[10,18],'facing':0}]",
        "/terrain/0/kind",
        "mbb.malformed.terrain");
  }

  @Test
  void overlaps_past_the_slack_are_refused_and_within_it_are_not() {
    String near = "{'id':'b','side':0,'unit':'m4-sherman','at':[20,11.897],'facing':0}";
    assertThat(Game.of(pieces(A, X, near)).battle().pieces().size()).isEqualTo(3);
    refused(pieces(A, X, near.replace("11.897", "11.896")), "/pieces/2", "mbb.malformed.overlap");
  }

  @Test
  void units_in_closed_terrain_are_refused_and_in_open_terrain_are_not() {
    String terrain = ",'terrain':[{'id':'t','kind':'KIND','at':[20,10],'facing':0}]";
    refused(pieces(A, X) + terrain.replace("KIND", "house"), "/terrain/0", "mbb.malformed.overlap");
    assertThat(Game.of(pieces(A, X) + terrain.replace("KIND", "open-wood")).piece("a")).isNotNull();
  }

  @Test
  @Covers("MBB-38")
  void wrecks_may_lie_in_others() {
    String wreck =
        "{'id':'b','side':0,'unit':'m4-sherman','at':[20,10.4],'facing':90,'wreck':true}";
    assertThat(Game.of(pieces(A, X, wreck)).unit("b").status()).isEqualTo(Status.WRECK);
  }

  @Test
  void off_the_table_is_refused() {
    refused(pieces(A.replace("[20,10]", "[20,0.9]"), X), "/pieces/0", "mbb.malformed.off-table");
  }

  @Test
  void a_side_needs_a_unit_that_can_fight() {
    refused(pieces(A), "/pieces", "mbb.malformed.empty-side");
    refused(
        pieces(A, X.replace("'facing'", "'wreck':true,'facing'")),
        "/pieces",
        "mbb.malformed.empty-side");
  }

  @Test
  void unknown_fields_are_refused_everywhere() {
    refused(pieces(A, X) + ",'weather':'fog'", "/weather", "core.malformed.unknown");
    refused(
        pieces(A.replace("'facing'", "'armour':3,'facing'"), X),
        "/pieces/0/armour",
        "core.malformed.unknown");
  }

  @Test
  void a_position_does_not_stand_at_set_up() {
    refused("'phase':'set-up'," + pieces(A, X), "/phase", "mbb.malformed.set-up");
  }

  @Test
  void reserves_belong_to_deployment() {
    String reserve = "{'id':'b','side':0,'unit':'m4-sherman'}";
    refused(pieces(A, X, reserve), "/phase", "mbb.malformed.reserve");
    assertThat(Game.of("'phase':'deployment'," + pieces(A, X, reserve)).now())
        .isEqualTo("deployment 0");
    refused("'phase':'deployment'," + pieces(A, X), "/phase", "mbb.malformed.no-reserve");
  }

  @Test
  @Covers("MBB-25")
  void an_aeroplane_leaves_no_wreck() {
    refused(
        pieces(A, X, "{'id':'p','side':0,'unit':'p-47','at':[30,26],'facing':0,'wreck':true}"),
        "/pieces/2/wreck",
        "mbb.malformed.aeroplane-wreck");
  }

  @Test
  @Covers("MBB-12")
  void declared_shots_stand_in_the_order_of_the_shooters() {
    String b = "{'id':'b','side':0,'unit':'m4-sherman','at':[10,10],'facing':0}";
    Game game =
        Game.of(
            "'phase':'shooting','shots':[{'shooter':'a','target':'x'},"
                + "{'shooter':'b','target':'x'}],"
                + pieces(A, b, X));
    assertThat(BattleState.of(game.battle()).shots())
        .containsExactly(
            new Shot(game.piece("b").id(), game.piece("x").id()),
            new Shot(game.piece("a").id(), game.piece("x").id()));
  }

  @Test
  void a_shot_needs_a_live_shooter_and_a_live_enemy() {
    refused(
        "'phase':'shooting','shots':[{'shooter':'x','target':'a'}]," + pieces(A, X),
        "/shots/0/shooter",
        "mbb.malformed.shot");
    refused(
        "'phase':'movement','shots':[{'shooter':'a','target':'x'}]," + pieces(A, X),
        "/shots",
        "mbb.malformed.shots");
  }
}
