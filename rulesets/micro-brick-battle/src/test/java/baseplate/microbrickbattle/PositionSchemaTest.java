package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Malformed;
import baseplate.data.PositionFile;
import baseplate.data.Shape;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The schema of positions and the reader take and refuse the same.
class PositionSchemaTest {
  private static final Shape SHAPE =
      Shape.of(Objects.requireNonNull(Schemas.all().get("position")));
  private static final String A = "{'id':'a','side':0,'unit':'m4-sherman','at':[20,10],'facing':0}";
  private static final String X =
      "{'id':'x','side':'Blue','unit':'panzer-iii','at':[20,26],'facing':180,'turret':10}";

  private static Doc position(String fields) {
    String pieces = fields.contains("'pieces'") ? "" : ",'pieces':[" + A + "," + X + "]";
    return Game.doc(
        "{'ruleset':'micro-brick-battle','table':{'width':48,'height':36},"
            + "'sides':[{'name':'Red'},{'name':'Blue'}]"
            + pieces
            + (fields.isEmpty() ? "" : "," + fields)
            + "}");
  }

  private static boolean isRead(Doc position) {
    try {
      SetUp.From from = new SetUp.Position(PositionFile.of(position));
      return Game.open(from, Enforcement.ENFORCE).battle().pieces().size() > 0;
    } catch (Malformed _) {
      return false;
    }
  }

  private static boolean isShaped(Doc position) {
    return SHAPE.fault(position, "").isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "'active':1",
        "'active':'Blue'",
        "'near':'Blue','first':1",
        "'near':1,'first':'Red'",
        "'phase':'declaration','round':4",
        "'phase':'shooting','shots':[{'shooter':'a','target':'x'}]",
        "'terrain':[{'id':'t','kind':'wall','at':[10,18],'facing':45,'size':[3,0.5],'height':2}]",
        "'terrain':[{'id':'t','kind':'wall','at':[10,18],'facing':0,'height':'5 plates'}]",
        "'exit':{'attacker':0,'wanted':3},'lastRound':10,'strip':5",
        "'hold':{'at':[20,10],'radius':3,'afterRound':2}",
        "'house':{'rear-arc':90,'first-turn-limited':false}",
        "'phase':'deployment','pieces':[" + A + "," + X + ",{'id':'r','side':0,'unit':'m10'}]",
        "'pieces':["
            + A
            + ","
            + X
            + ",{'id':'w','side':1,'unit':'m10','at':[5,5],'facing':0,"
            + "'wreck':true}]"
      })
  void what_is_read_has_the_shape_of_the_schema(String fields) {
    assertThat(isRead(position(fields))).isTrue();
    assertThat(isShaped(position(fields))).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "'active':2",
        "'active':true",
        "'near':-1",
        "'first':1.5",
        "'weather':'fog'",
        "'round':0",
        "'phase':'set-up'",
        "'phase':'noon'",
        "'terrain':[{'id':'t','kind':'wall','at':[10,18]}]",
        "'terrain':[{'id':'t','kind':'wall','facing':0}]",
        "'terrain':[{'id':'t','kind':'wall','at':[10,18],'facing':0,'size':[3]}]",
        "'terrain':[{'id':'t','kind':'wall','at':[10,18],'facing':0,'colour':1}]",
        "'exit':{'attacker':'Red','wanted':3}",
        "'exit':{'attacker':0}",
        "'hold':{'at':[20,10],'radius':3}",
        "'hold':{'at':[20,10],'radius':0,'afterRound':2}",
        "'strip':0.5",
        "'lastRound':-1",
        "'pieces':[" + A + ",{'id':'x','side':1,'unit':'m10','at':[20,26]}]",
        "'pieces':[" + A + ",{'id':'x','side':2,'unit':'m10','at':[20,26],'facing':0}]",
        "'pieces':[" + A + ",{'id':'x','unit':'m10','at':[20,26],'facing':0}]",
        "'pieces':[" + A + ",{'id':'x','side':1,'unit':'m10','at':[20,26],'facing':'north'}]",
        "'pieces':[" + A + "]"
      })
  void what_has_not_its_shape_is_not_read(String fields) {
    assertThat(isShaped(position(fields))).isFalse();
    assertThat(isRead(position(fields))).isFalse();
  }
}
