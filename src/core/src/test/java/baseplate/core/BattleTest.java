package baseplate.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class BattleTest {
  private record Mood(int value) implements PieceState {}

  private static final PieceId A = new PieceId("a");
  private static final PieceId B = new PieceId("b");

  private static Piece piece(PieceId id) {
    return new Piece(id, SideId.FIRST, "tank", new Place.Aside(), new Mood(0));
  }

  private static Battle battle(Piece... pieces) {
    Length side = Length.ofInches(10);
    return new Battle(
        new TableSize(side, side),
        Pieces.of(List.of(pieces)),
        new Clock(1, 1, SideId.FIRST, "move"),
        new Parry.Wounds(0));
  }

  private static Place at(long x) {
    return new Place.OnTable(Pose.of(Point.ofThousandths(x, 0), Angle.ZERO));
  }

  @Test
  void the_order_of_facts_about_different_pieces_leaves_no_trace() {
    Battle start = battle(piece(A), piece(B));
    Event first = new Event.PieceMoved(A, at(1));
    Event second = new Event.PieceChanged(B, new Mood(3));
    Battle one = start.after(List.of(first, second));
    Battle other = start.after(List.of(second, first));
    assertThat(one).isEqualTo(other).hasSameHashCodeAs(other).isNotEqualTo(start);
  }

  @Test
  void going_there_and_back_gives_an_equal_battle() {
    Battle start = battle(piece(A), piece(B));
    Event backA = new Event.PieceMoved(A, new Place.Aside());
    Event backB = new Event.PieceMoved(B, new Place.Aside());
    Battle back = wandered(start).after(List.of(backA, backB));
    assertThat(back).isEqualTo(start).hasSameHashCodeAs(start);
  }

  private static Battle wandered(Battle start) {
    Random random = new Random(7);
    Battle battle = start;
    for (int i = 0; i < 1_000; i++) {
      battle = battle.after(new Event.PieceMoved(random.nextBoolean() ? A : B, at(i)));
    }
    return battle;
  }

  @Test
  void a_fact_about_a_piece_that_is_not_there_is_an_error() {
    Battle start = battle(piece(A));
    assertThatThrownBy(() -> start.after(new Event.PieceMoved(B, at(0))))
        .isInstanceOf(NoSuchElementException.class);
    assertThatThrownBy(() -> start.after(new Event.PieceAdded(piece(A))))
        .isInstanceOf(IllegalArgumentException.class);
    assertThat(start.after(new Event.PieceAdded(piece(B))).pieces().list()).hasSize(2);
  }

  @Test
  void a_piece_that_is_removed_leaves_no_trace() {
    Battle start = battle(piece(A), piece(B));
    Battle without = start.after(new Event.PieceRemoved(A));
    assertThat(without).isEqualTo(battle(piece(B))).hasSameHashCodeAs(battle(piece(B)));
    assertThat(without.pieces().get(B)).isEqualTo(piece(B));
    assertThatThrownBy(() -> without.after(new Event.PieceRemoved(A)))
        .isInstanceOf(NoSuchElementException.class);
  }

  @Test
  void a_battle_does_not_change_when_another_is_made_of_it() {
    Battle start = battle(piece(A));
    start.after(new Event.PieceMoved(A, at(5)));
    start.after(new Event.PieceAdded(piece(B)));
    assertThat(start).isEqualTo(battle(piece(A)));
  }

  @Test
  void what_is_derived_from_a_piece_is_worked_out_once_and_goes_with_the_piece() {
    AtomicInteger times = new AtomicInteger();
    Function<Piece, Integer> by = piece -> times.incrementAndGet();
    Battle start = battle(piece(A), piece(B));
    assertThat(start.pieces().get(A).derived(by)).isEqualTo(1);
    Battle moved = start.after(new Event.PieceMoved(B, at(1)));
    assertThat(moved.pieces().get(A).derived(by)).isEqualTo(1);
    assertThat(moved.pieces().get(B).derived(by)).isEqualTo(2);
    assertThat(moved.pieces().get(A)).isEqualTo(piece(A));
  }

  @Test
  void what_another_derives_is_never_taken_for_ones_own() {
    Pieces pieces = battle(piece(A), piece(B)).pieces();
    Function<Pieces, Integer> count = Pieces::size;
    Function<Pieces, String> words = all -> "all of " + all.size();
    assertThat(pieces.derived(count)).isEqualTo(2);
    String said = pieces.derived(words);
    assertThat(said).isEqualTo("all of 2");
  }
}
