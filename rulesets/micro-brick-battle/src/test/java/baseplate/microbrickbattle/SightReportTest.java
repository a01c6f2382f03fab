package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.input.Pool;
import baseplate.core.input.Request;
import baseplate.core.play.SightReport;
import baseplate.core.play.View;
import baseplate.core.scene.Mark;
import baseplate.core.words.RuleId;
import baseplate.geometry.Angle;
import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Covers({"MBB-13", "MBB-16", "MBB-18", "MBB-33"})
class SightReportTest {
  @Test
  void it_tells_the_share_the_modifiers_the_need_and_the_roll() {
    SightReport sight = Firing.hidden(700, 0).sight("s", "t");
    assertThat(sight.certificate().hiddenDecimal()).isEqualByComparingTo("0.7");
    assertThat(sight.modifiers())
        .extracting(amount -> amount.cited().orElseThrow() + " " + amount.value())
        .containsExactly("MBB-16 -2", "MBB-18 -2");
    assertThat(sight.need()).isEqualTo(8);
    assertThat(sight.request()).contains(new Request.Reach(Pool.TWO_D6, 8));
    assertThat(sight.rulings())
        .extracting(ruling -> ruling.rule().text())
        .contains("MBB-13", "MBB-16", "MBB-18");
  }

  @Test
  void without_line_of_sight_it_names_the_rules_and_the_blocker_and_no_need() {
    SightReport sight = Firing.behindHouse().sight("s", "t");
    assertThat(sight.sees()).isFalse();
    assertThat(sight.blockers()).containsExactly(new PieceId("house"));
    assertThat(sight.need()).isNull();
    assertThat(sight.rulings())
        .extracting(ruling -> ruling.rule())
        .contains(new RuleId("MBB-13"), new RuleId("MBB-14"));
  }

  @Test
  void without_line_of_sight_nothing_modifies_a_shot() {
    SightReport sight =
        Firing.behindHouse()
            .wreck(Skirmish.RED, Kinds.sherman("w"), Firing.MIDDLE, 10_000, 0)
            .sight("s", "t");
    assertThat(sight.sees()).isFalse();
    assertThat(sight.modifiers()).isEmpty();
    assertThat(sight.rulings())
        .extracting(ruling -> ruling.rule().text())
        .doesNotContain("MBB-16", "MBB-17", "MBB-18");
  }

  @ParameterizedTest
  @ValueSource(strings = {"worst", "add"})
  @Covers("MBB-17")
  void a_wreck_that_costs_is_a_blocker_and_stands_in_the_certificate(String combine) {
    SightReport sight =
        Firing.hidden(300, 180)
            .wreck(Skirmish.RED, Kinds.sherman("w"), 9_472, 10_000, 0)
            .house("wreck-and-cover", combine)
            .sight("s", "t");
    assertThat(sight.blockers()).contains(new PieceId("w"), new PieceId("wall"));
    assertThat(sight.certificate().text()).contains("shadow w ", "shadow wall ");
    assertThat(sight.rulings())
        .filteredOn(ruling -> ruling.rule().equals(Rule.MBB_17))
        .allMatch(ruling -> Game.texts().say(ruling.effect()).contains("(w)"))
        .hasSize(1);
  }

  @Test
  @Covers("MBB-17")
  void the_shadow_of_a_wreck_that_costs_beside_cover_is_no_part_of_the_share() {
    SightReport alone = Firing.hidden(300, 180).sight("s", "t");
    SightReport beside =
        Firing.hidden(300, 180)
            .wreck(Skirmish.RED, Kinds.sherman("w"), 9_472, 10_000, 0)
            .house("wreck-and-cover", "add")
            .sight("s", "t");
    assertThat(beside.certificate().hidden()).isEqualTo(alone.certificate().hidden());
    assertThat(beside.certificate().envelope()).isEqualTo(alone.certificate().envelope());
  }

  @Test
  void the_same_position_gives_the_same_certificate() {
    assertThat(Firing.hidden(300, 180).sight("s", "t").certificate())
        .isEqualTo(Firing.hidden(300, 180).sight("s", "t").certificate());
  }

  @Test
  void the_line_that_decides_is_drawn_as_good_or_bad() {
    assertThat(Firing.open(5, 5, 180).marks())
        .filteredOn(mark -> mark instanceof Mark.Line && mark.tone() == Mark.Tone.GOOD)
        .hasSize(1);
  }

  @Test
  void wrecks_terrain_and_the_unit_itself_see_nothing() {
    Skirmish skirmish =
        Firing.hidden(300, 180).wreck(Skirmish.RED, Kinds.sherman("dead"), 30_000, 10_000, 0);
    View view = View.open(skirmish.declaring(), Skirmish.RED);
    BrickRules rules = skirmish.rig().rules();
    for (String blind : new String[] {"dead", "wall", "t", "nobody"}) {
      assertThat(rules.sight(view, new PieceId(blind), new PieceId("t"))).isEmpty();
      assertThat(rules.sight(view, new PieceId("t"), new PieceId(blind))).isEmpty();
    }
  }

  @Test
  void a_shot_once_declared_has_its_need_though_it_could_not_be_declared_any_more() {
    Skirmish skirmish = Firing.pair(5, 5, 180).house("turret-swing", "off");
    BrickRules rules = skirmish.rig().rules();
    Battle declared = skirmish.rig().after(skirmish.declaring(), declare("s", "t"), endPhase());
    PieceId shooter = new PieceId("s");
    UnitState turned = UnitState.FRESH.aimed(Angle.ofDegrees(90));
    Battle off = declared.after(new Event.PieceChanged(shooter, turned));
    View view = View.open(off, Skirmish.RED);
    assertThat(rules.sight(view, shooter, new PieceId("t")).orElseThrow().need()).isEqualTo(8);
  }
}
