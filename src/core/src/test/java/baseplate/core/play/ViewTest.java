package baseplate.core.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.PieceState;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.RulesEvent;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.TableSize;
import baseplate.core.input.Request;
import baseplate.geometry.Length;
import java.util.List;
import org.junit.jupiter.api.Test;

class ViewTest {
  private record Face(String code) implements PieceState {}

  private record Quiet() implements RulesState {
    @Override
    public RulesState after(RulesEvent event) {
      return this;
    }
  }

  private static final SlotId HAND = new SlotId("hand-1");

  private static Battle holding(String code) {
    Length side = Length.ofInches(12);
    Piece card =
        new Piece(
            new PieceId("card"), SideId.SECOND, "card", new Place.InSlot(HAND, 0), new Face(code));
    return new Battle(
        new TableSize(side, side),
        Pieces.of(List.of(card)),
        new Clock(1, 1, SideId.FIRST, "play"),
        new Quiet());
  }

  @Test
  void where_nothing_is_hidden_a_side_sees_the_whole_battle() {
    Battle battle = holding("dragon");
    View view = View.open(battle, SideId.FIRST);
    assertThat(view.world()).isSameAs(battle);
    assertThat(view.unknowns()).isEmpty();
    assertThat(view.pieces()).isEqualTo(battle.pieces());
    assertThat(view.toAct()).isEqualTo(SideId.FIRST);
  }

  @Test
  void a_veiled_view_holds_unknown_cards_as_a_slot_and_the_multiset_they_come_from() {
    List<Request.Copies> among =
        List.of(new Request.Copies("dragon", 1), new Request.Copies("knight", 2));
    View view = View.veiled(holding("?"), SideId.FIRST, List.of(new Unknown(HAND, 1, among)));
    assertThat(view.viewer()).isEqualTo(SideId.FIRST);
    assertThat(view.pieces().at(0).state()).isEqualTo(new Face("?"));
    assertThat(view.unknowns())
        .singleElement()
        .satisfies(unknown -> assertThat(unknown.among()).hasSize(2));
  }

  @Test
  void a_stop_asks_unless_it_is_set_for_the_kind_of_choice() {
    Stop stop = new Stop(java.util.Map.of("parry", Stop.Answering.DECLINE));
    assertThat(stop.of("parry")).isEqualTo(Stop.Answering.DECLINE);
    assertThat(stop.of("instant")).isEqualTo(Stop.Answering.ASK);
    assertThat(Stop.ASK_ALL.of("parry")).isEqualTo(Stop.Answering.ASK);
  }

  @Test
  void a_draft_grows_by_one_pick_and_leaves_the_shorter_one_as_it_was() {
    Draft draft = new Draft("declare", List.of());
    Draft longer = draft.with(new Picked.Piece(new PieceId("tank")));
    assertThat(draft.picked()).isEmpty();
    assertThat(longer.picked()).containsExactly(new Picked.Piece(new PieceId("tank")));
  }
}
