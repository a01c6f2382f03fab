package baseplate.microbrickbattle;

import static baseplate.microbrickbattle.Skirmish.declare;
import static baseplate.microbrickbattle.Skirmish.endPhase;
import static baseplate.microbrickbattle.Skirmish.shoot;
import static baseplate.testkit.Verdicts.assertThatVerdict;

import baseplate.core.Battle;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.input.Inputs;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import org.junit.jupiter.api.Test;

@Covers("MBB-11")
class DeclarationTest {
  private static final Skirmish SKIRMISH =
      Firing.pair(5, 5, 180)
          .wreck(Skirmish.BLUE, Kinds.panzer3("dead"), 30_000, 20_000, 0)
          .unit(Skirmish.RED, Kinds.sherman("mate"), 30_000, 3_000, 0)
          .block("wall", TerrainKind.Bulk.SOLID, "2", 40_000, 42_000, 10_000, 11_000);

  private final Skirmish.Rig rig = SKIRMISH.rig();
  private final Battle start = SKIRMISH.declaring();

  @Test
  void only_live_enemies_are_targets() {
    for (String target : new String[] {"mate", "s", "dead", "wall", "nobody"}) {
      assertThatVerdict(rig.judge(start, declare("s", target), Script.silent()))
          .isRefused()
          .asStructure();
    }
  }

  @Test
  void only_own_live_units_declare() {
    for (String shooter : new String[] {"t", "dead", "wall", "nobody"}) {
      assertThatVerdict(rig.judge(start, declare(shooter, "t"), Script.silent()))
          .isRefused()
          .asStructure();
    }
  }

  @Test
  @Covers("MBB-2")
  void nothing_is_declared_while_units_move() {
    Battle moving = SKIRMISH.in(Phase.MOVEMENT, TurnScope.WHOLE);
    assertThatVerdict(rig.judge(moving, declare("s", "t"), Script.silent()))
        .isRefused()
        .by("MBB-2");
  }

  @Test
  @Covers("MBB-3")
  void a_first_turn_of_movement_has_no_declaration() {
    Battle moving = SKIRMISH.in(Phase.MOVEMENT, TurnScope.MOVEMENT);
    assertThatVerdict(rig.judge(moving, declare("s", "t"), Script.silent()))
        .isRefused()
        .by("MBB-3");
  }

  @Test
  @Covers("MBB-3")
  void before_the_first_turn_is_named_the_refusal_offers_to_name_it() {
    Battle unnamed = SKIRMISH.in(Phase.MOVEMENT, TurnScope.UNNAMED);
    assertThatVerdict(rig.judge(unnamed, declare("s", "t"), Script.silent()))
        .isRefused()
        .by("MBB-3")
        .offering(new UnitCommand.FirstTurn(TurnScope.SHOOTING));
  }

  private static Battle declaredUnseen(Skirmish hidden) {
    Judge lenient = new Judge(hidden.rig().rules(), Enforcement.WARN, Judge.Showing.RESULT_ONLY);
    return assertThatVerdict(lenient.judge(hidden.declaring(), declare("s", "t"), Inputs.NONE))
        .isAccepted()
        .waiving("MBB-13")
        .battle();
  }

  @Test
  void where_rules_are_not_enforced_an_unseen_target_may_be_declared_and_has_its_need() {
    Skirmish hidden = Firing.behindHouse();
    Battle ready = hidden.rig().after(declaredUnseen(hidden), endPhase());
    assertThatVerdict(hidden.rig().judge(ready, shoot(), Script.rolls(4, 5)))
        .isAccepted()
        .reckoned("mbb.number.need", "10");
  }
}
