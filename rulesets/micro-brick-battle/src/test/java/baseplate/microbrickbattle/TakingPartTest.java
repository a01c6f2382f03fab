package baseplate.microbrickbattle;

import static baseplate.testkit.Verdicts.assertThatVerdict;

import baseplate.testkit.Covers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What is gone takes no part, and the refusal names the rule by which it is gone.
@Covers({"MBB-22", "MBB-25", "MBB-39"})
class TakingPartTest {
  private static Game game(String phase) {
    return Game.of(
        "'phase':'"
            + phase
            + "','exit':{'attacker':0,'wanted':3},'pieces':["
            + "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0},"
            + "{'id':'wreck','side':0,'unit':'m4-sherman','at':[10,10],'facing':0,'wreck':true},"
            + "{'id':'exited','side':0,'unit':'m4-sherman','status':'exited'},"
            + "{'id':'down','side':0,'unit':'p-47','status':'shot-down'},"
            + "{'id':'x','side':1,'unit':'panzer-iii','at':[20,26],'facing':180},"
            + "{'id':'dead','side':1,'unit':'panzer-iii','at':[10,26],'facing':0,'wreck':true},"
            + "{'id':'fallen','side':1,'unit':'p-47','status':'shot-down'}]");
  }

  @ParameterizedTest
  @CsvSource({"wreck, MBB-22", "exited, MBB-39", "down, MBB-25"})
  void it_is_not_moved_nor_aimed(String unit, String rule) {
    Game game = game("movement");
    assertThatVerdict(
            game.tries("{'do':'move','piece':'%s','path':[{'forward':1}]}".formatted(unit)))
        .isRefused()
        .by(rule)
        .asStructure();
    assertThatVerdict(game.tries("{'do':'turret','piece':'%s','to':9}".formatted(unit)))
        .isRefused()
        .by(rule);
  }

  @ParameterizedTest
  @CsvSource({"wreck, MBB-22", "exited, MBB-39", "down, MBB-25"})
  void it_declares_nothing(String unit, String rule) {
    assertThatVerdict(game("declaration").tries(declare(unit, "x"))).isRefused().by(rule);
  }

  @ParameterizedTest
  @CsvSource({"dead, MBB-22, a wreck", "fallen, MBB-25, shot down"})
  void it_is_no_target(String unit, String rule, String how) {
    assertThatVerdict(game("declaration").tries(declare("a", unit)))
        .isRefused()
        .by(rule)
        .reading(Game.texts(), unit + " is no target any more: it is " + how);
  }

  @Test
  void terrain_and_strangers_are_no_units() {
    assertThatVerdict(game("declaration").tries(declare("a", "nobody"))).isRefused().asStructure();
  }

  private static String declare(String shooter, String target) {
    return "{'do':'declare','shooter':'%s','target':'%s'}".formatted(shooter, target);
  }
}
