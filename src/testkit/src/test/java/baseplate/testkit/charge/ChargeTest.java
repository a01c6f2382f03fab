package baseplate.testkit.charge;

import static baseplate.testkit.Verdicts.assertThatVerdict;
import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.doc.Fields;
import baseplate.core.journal.CoreCodec;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.scene.Scene;
import baseplate.testkit.Covers;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ChargeTest {
  private final Map<String, String> words = new Charge().words(Locale.ENGLISH);
  private final Battle fresh = Charge.fresh();

  private View view() {
    return View.open(fresh, SideId.FIRST);
  }

  @Test
  void every_rule_and_option_has_its_words() {
    assertThat(new Charge().digest())
        .hasSize(11)
        .allMatch(entry -> words.containsKey(entry.digest().key()));
    assertThat(new Charge().options()).allMatch(option -> words.containsKey(option.words().key()));
  }

  @Test
  void the_table_shows_every_piece_and_every_joint() {
    Scene scene = Tilt.RULES.scene(view());

    assertThat(scene.figures()).hasSize(10);
    assertThat(scene.slots()).hasSize(10);
    assertThat(scene.slots()).filteredOn(slot -> slot.obstacle().isPresent()).hasSize(2);
  }

  @Test
  void a_side_may_move_each_piece_and_end_its_turn() {
    List<Option> options = Tilt.RULES.options(view());

    assertThat(options)
        .extracting(option -> option.label().key())
        .containsExactly("charge.move", "charge.move", "charge.move", "charge.end-turn");
    assertThat(Tilt.RULES.options(View.open(fresh, SideId.SECOND))).isEmpty();
  }

  @Test
  void a_module_in_hand_needs_a_joint() {
    Battle near =
        fresh.after(
            new Event.PieceMoved(
                new PieceId("maul"), fresh.pieces().get(new PieceId("b")).place()));
    Draft draft = new Draft("mount", List.of(new Picked.Piece(new PieceId("maul"))));

    assertThat(Tilt.RULES.options(View.open(near, SideId.FIRST)))
        .extracting(option -> option.label().key())
        .contains("charge.mount");
    assertThat(Tilt.RULES.next(View.open(near, SideId.FIRST), draft))
        .isInstanceOfSatisfying(
            Drafting.Needs.class, needs -> assertThat(needs.pick()).isInstanceOf(Pick.Slot.class));
  }

  @Test
  void a_battle_reads_back_as_it_was_written() {
    CoreCodec codec = new CoreCodec(Tilt.RULES.codec());

    assertThat(codec.battle(Fields.of(codec.write(fresh), ""))).isEqualTo(fresh);
  }

  @Test
  @Covers("CHG-11")
  void after_round_six_more_strength_wins() {
    Battle last =
        fresh
            .after(new Event.PieceChanged(new PieceId("x"), new Body.Fighter(1)))
            .after(new Event.ClockMoved(new Clock(6, 12, SideId.SECOND, Turns.PHASE)));
    Battle over =
        assertThatVerdict(Tilt.of("A^ . X^\nA^ . X^").at(last).says(new ChargeCommand.EndTurn()))
            .isAccepted()
            .battle();

    assertThat(over.ending().orElseThrow().won()).contains(SideId.FIRST);
  }

  @Test
  void strength_is_what_a_battle_is_worth() {
    Battle weak = fresh.after(new Event.PieceChanged(new PieceId("x"), new Body.Fighter(1)));

    assertThat(Tilt.RULES.worth(fresh, SideId.FIRST)).isZero();
    assertThat(Tilt.RULES.worth(weak, SideId.FIRST)).isEqualTo(6);
    assertThat(Tilt.RULES.worth(weak, SideId.SECOND)).isEqualTo(-6);
  }
}
