package baseplate.microbrickbattle;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Codec;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.doc.Malformed;
import baseplate.geometry.Angle;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.ValueSource;

class CodecTest {
  private static final Codec CODEC = new BrickCodec();
  private static final PieceId A = new PieceId("a");
  private static final PieceId B = new PieceId("b");

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'do':'move','piece':'a','path':[{'forward':3},{'turn':-90.5},{'reverse':0.125}]}",
        "{'do':'move','piece':'a','to':{'at':[1.5,2],'facing':90}}",
        "{'do':'turret','piece':'a','to':45}",
        "{'do':'declare','shooter':'a','target':'b'}",
        "{'do':'withdraw','shooter':'a'}",
        "{'do':'no-shot','shooter':'a'}",
        "{'do':'shoot'}",
        "{'do':'shoot','all':true}",
        "{'do':'end-phase'}",
        "{'do':'first-turn','take':'movement'}",
        "{'do':'first-turn','take':'shooting'}",
        "{'do':'place-terrain','piece':'a','at':[1,2],'facing':0}",
        "{'do':'remove-terrain','piece':'a'}",
        "{'do':'finish-terrain'}",
        "{'do':'auto-terrain'}",
        "{'do':'roll-off'}",
        "{'do':'choose-edge','edge':'far'}",
        "{'do':'deploy','piece':'a','at':[1,2],'facing':12.25}",
        "{'do':'move','piece':'a','to':{'at':[1.5,2]}}",
        "{'do':'deploy','piece':'a','at':[1,2]}",
        "{'do':'auto-deploy'}",
        "{'do':'auto-deploy','all':true}"
      })
  void a_command_is_written_as_it_was_read(String command) {
    Doc doc = Game.doc(command);
    UnitCommand read = (UnitCommand) Game.command(command);
    assertThat(CODEC.write(read)).isEqualTo(doc);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'do':'dance'}",
        "{'do':'move','piece':'a'}",
        "{'do':'move','piece':'a','path':[]}",
        "{'do':'move','piece':'a','path':[{}]}",
        "{'do':'move','piece':'a','path':[{'forward':1,'turn':1}]}",
        "{'do':'move','piece':'a','path':[{'forward':-1}]}",
        "{'do':'move','piece':'a','path':[{'forward':1.0001}]}",
        "{'do':'move','piece':'a','path':[{'forward':150},{'forward':150}]}",
        "{'do':'move','piece':'','path':[{'forward':1}]}",
        "{'do':'move','piece':'a','path':[{'forward':1}],'fast':true}",
        "{'do':'turret','piece':'a','to':'north'}",
        "{'do':'first-turn','take':'whole'}",
        "{'do':'deploy','piece':'a','at':[1,2,3],'facing':0}",
        "{'do':'choose-edge','edge':'left'}"
      })
  void what_is_no_command_is_refused_with_its_place(String command) {
    assertThatThrownBy(() -> Game.command(command)).isInstanceOf(Malformed.class);
  }

  static final List<UnitEvent> EVENTS =
      List.of(
          new UnitEvent.FirstTurnNamed(TurnScope.SHOOTING),
          new UnitEvent.FirstTurnOver(),
          new UnitEvent.DeclarationBegun(List.of(A, B)),
          new UnitEvent.TargetDeclared(A, B),
          new UnitEvent.DeclarationWithdrawn(A),
          new UnitEvent.UnitPassedOver(B),
          new UnitEvent.DeclarationClosed(),
          new UnitEvent.ShotResolved(A, B, UnitEvent.ShotResult.VOID),
          new UnitEvent.PreparationReached(
              Preparation.at(Preparation.Stage.TERRAIN).finishing(SideId.SECOND)),
          new UnitEvent.RolledOff(12, 2),
          new UnitEvent.EdgeChosen(SideId.SECOND, TableEdge.FAR));

  @ParameterizedTest
  @FieldSource("EVENTS")
  void events_are_read_as_they_were_written(UnitEvent event) {
    Fields fields = Fields.of(CODEC.write(event), "");
    assertThat(CODEC.event(fields.text("event"), fields)).isEqualTo(event);
  }

  @Test
  void a_state_is_read_as_it_was_written() {
    BattleState state =
        new BattleState(
            SideId.SECOND,
            SideId.FIRST,
            TurnScope.SHOOTING,
            Preparation.OVER,
            List.of(A, B),
            List.of(B),
            List.of(new Shot(A, B)));
    assertThat(CODEC.state(Fields.of(CODEC.write(state), ""))).isEqualTo(state);
  }

  @Test
  void states_of_pieces_are_read_as_they_were_written() {
    List<PieceState> pieces =
        List.of(
            new UnitState(Status.LIVE, Angle.ofHundredths(12_345), 1_234, 9_001, 8_000),
            new TerrainState(Length.ofInches("2.5"), Length.ofInches("0.3"), Height.ofPlates(7)));
    for (PieceState piece : pieces) {
      assertThat(CODEC.pieceState(Fields.of(CODEC.write(piece), ""))).isEqualTo(piece);
    }
  }

  @Test
  void steps_are_read_as_they_were_written() {
    for (Step step : List.of(new UnitStep.ShootOn(), new UnitStep.RollAgain())) {
      Fields fields = Fields.of(CODEC.write(step), "");
      assertThat(CODEC.step(fields.text("step"), fields)).isEqualTo(step);
    }
  }
}
