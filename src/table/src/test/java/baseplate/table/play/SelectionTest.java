package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.PieceId;
import baseplate.core.play.Option;
import java.util.List;
import org.junit.jupiter.api.Test;

class SelectionTest {
  private final BattleModel model = ChargeTable.fresh();
  private final Selection selection = new Selection(model);

  private List<PieceId> able() {
    return model.shown().get().options().stream()
        .filter(option -> !option.about().isEmpty())
        .map(option -> option.about().getFirst())
        .distinct()
        .toList();
  }

  @Test
  void what_is_offered_of_a_piece_is_about_it_first() {
    PieceId piece = able().getFirst();
    selection.select(piece);

    assertThat(selection.own())
        .isNotEmpty()
        .allMatch(option -> option.about().getFirst().equals(piece));
  }

  @Test
  void what_is_about_no_piece_is_offered_whatever_is_selected() {
    List<Option> before = selection.general();
    selection.select(able().getLast());

    assertThat(selection.general()).isEqualTo(before).isNotEmpty();
  }

  @Test
  void walking_goes_round_all_that_can_do_something() {
    selection.select(null);
    for (PieceId piece : able()) {
      selection.walk(1);
      assertThat(selection.piece().get()).isEqualTo(piece);
    }
    selection.walk(1);
    assertThat(selection.piece().get()).isEqualTo(able().getFirst());
    selection.walk(-1);
    assertThat(selection.piece().get()).isEqualTo(able().getLast());
  }

  @Test
  void who_selects_another_aims_at_nothing() {
    selection.select(able().getFirst());
    selection.aim(able().getLast());
    selection.select(able().getLast());

    assertThat(selection.target().get()).isNull();
  }
}
