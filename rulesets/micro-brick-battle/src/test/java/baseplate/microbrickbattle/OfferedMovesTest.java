package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.testkit.Covers;
import baseplate.testkit.Script;
import java.util.List;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/// What a refusal of a move offers instead is accepted.
@Covers({"MBB-4", "MBB-8", "MBB-9", "MBB-25", "MBB-39"})
class OfferedMovesTest {
  private static final int TRIES = 400;

  static final String PIECES =
      "'phase':'movement','exit':{'attacker':0,'wanted':9},'pieces':["
          + "{'id':'a','side':0,'unit':'m4-sherman','at':[24,34.5],'facing':20},"
          + "{'id':'b','side':0,'unit':'m4-sherman','at':[45.5,32.5],'facing':60},"
          + "{'id':'c','side':0,'unit':'m10','at':[20,16],'facing':0},"
          + "{'id':'p','side':0,'unit':'p-47','at':[24,18],'facing':0},"
          + "{'id':'q','side':0,'unit':'ju-87','at':[30,31],'facing':45},"
          + "{'id':'x','side':1,'unit':'panzer-iii','at':[24,24],'facing':180}],"
          + "'terrain':[{'id':'w','kind':'wall','at':[20,19],'facing':0,'size':[5,0.5]},"
          + "{'id':'s','kind':'stream','at':[20,21],'facing':10,'size':[9,1]},"
          + "{'id':'h','kind':'house','at':[26,33],'facing':30}]";

  static final List<List<String>> HOUSES =
      List.of(
          List.of(),
          List.of("soft-cover", "double-cost", "rough-ground", "double-cost"),
          List.of("turning", "pro-rata-45", "aeroplanes", "may-stay"),
          List.of("movement", "simple-radius"));

  @ParameterizedTest
  @FieldSource("HOUSES")
  void an_offered_move_is_accepted(List<String> house) {
    Game game = Game.of(PIECES, house.toArray(String[]::new));
    Random random = new Random(9);
    int offered = 0;
    for (int i = 0; i < TRIES; i++) {
      String tried = move("abcpq".charAt(random.nextInt(5)), random);
      Command nearest = nearest(game.tries(tried));
      if (nearest != null) {
        offered++;
        Verdict again = Script.silent().run(in -> game.judge().judge(game.battle(), nearest, in));
        assertThat(again).as(tried + " " + nearest).isInstanceOf(Verdict.Accepted.class);
      }
    }
    assertThat(offered).isGreaterThan(TRIES / 20);
  }

  private static @Nullable Command nearest(Verdict verdict) {
    return verdict instanceof Verdict.Refused refused
        ? refused.refusal().amended().orElse(null)
        : null;
  }

  static String move(char piece, Random random) {
    StringBuilder path = new StringBuilder();
    int parts = 1 + random.nextInt(3);
    for (int i = 0; i < parts; i++) {
      path.append(i == 0 ? "" : ",").append(part(random));
    }
    return "{'do':'move','piece':'" + piece + "','path':[" + path + "]}";
  }

  private static String part(Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> "{'turn':" + (random.nextInt(721) - 360) + "}";
      case 1 -> "{'reverse':" + random.nextInt(5000) / 1000.0 + "}";
      default -> "{'forward':" + random.nextInt(12000) / 1000.0 + "}";
    };
  }
}
