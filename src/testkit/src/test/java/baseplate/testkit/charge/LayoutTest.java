package baseplate.testkit.charge;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Agreements;
import baseplate.core.Battle;
import baseplate.core.PieceId;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.doc.Malformed;
import baseplate.data.Json;
import baseplate.data.PositionFile;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class LayoutTest {
  private static final String RIDER =
      "{\"id\": \"a\", \"side\": 0, \"unit\": \"rider\", \"at\": [4, 4], \"facing\": 0}";
  private static final String GUARD =
      "{\"id\": \"x\", \"side\": 1, \"unit\": \"guard\", \"at\": [8, 8], \"facing\": 0,"
          + " \"strength\": 2}";

  private static Battle opened(String pieces, String modules, String more) {
    String text =
        """
        {"ruleset": "charge", "table": {"width": 12, "height": 12},
         "sides": [{"name": "One"}, {"name": "Two"}],
         "pieces": [%s], "terrain": [%s]%s}
        """
            .formatted(pieces, modules, more);
    Charge charge = new Charge();
    SetUp.Position position =
        new SetUp.Position(
            PositionFile.of(Json.read(text.getBytes(StandardCharsets.UTF_8), "position")));
    Agreements house = Agreements.of(charge.options(), Map.of());
    return charge.open(new SetUp(position, List.of(), house, List.of())).start();
  }

  private static String lance(String id, String slot) {
    return "{\"id\": \"%s\", \"kind\": \"lance\", \"on\": \"%s\"}".formatted(id, slot);
  }

  private static void isRefused(String pieces, String modules, String more, String pointer) {
    assertThatThrownBy(() -> opened(pieces, modules, more))
        .isInstanceOfSatisfying(
            Malformed.class, malformed -> assertThat(malformed.pointer()).isEqualTo(pointer));
  }

  @Test
  void strength_round_side_and_joints_stand_as_they_are_written() {
    Battle battle =
        opened(RIDER + ", " + GUARD, lance("l", "a.right"), ", \"round\": 3, \"active\": 1");

    assertThat(Ground.strength(battle.pieces().get(new PieceId("x")))).isEqualTo(2);
    assertThat(battle.clock().round()).isEqualTo(3);
    assertThat(battle.clock().turn()).isEqualTo(6);
    assertThat(battle.toAct()).isEqualTo(SideId.SECOND);
  }

  @Test
  void what_stands_in_another_or_off_the_table_is_refused() {
    isRefused(RIDER + ", " + GUARD.replace("[8, 8]", "[4.5, 4]"), "", "", "/pieces/0/at");
    isRefused(RIDER.replace("[4, 4]", "[4, 0.5]"), "", "", "/pieces/0/at");
  }

  @Test
  void a_module_on_no_joint_or_on_one_that_is_taken_is_refused() {
    isRefused(RIDER, lance("l", "a.left"), "", "/terrain/0/on");
    isRefused(RIDER, lance("l", "b.right"), "", "/terrain/0/on");
    isRefused(RIDER, lance("l", "a.right") + ", " + lance("k", "a.right"), "", "/terrain/1/on");
  }

  @Test
  void what_is_not_known_is_refused() {
    isRefused(RIDER.replace("rider", "wagon"), "", "", "/pieces/0/unit");
    isRefused(RIDER, lance("l", "a.right").replace("lance", "ram"), "", "/terrain/0/kind");
    isRefused(RIDER, "", ", \"weather\": 1", "/weather");
  }
}
