package baseplate.table.bench;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Workbench;
import baseplate.core.words.Phrase;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import org.junit.jupiter.api.Test;

class BenchModelTest {
  private static final Workbench BENCH = new FakeBench();

  private static BenchModel model() {
    return new BenchModel(
        BENCH, BENCH.fresh(), Map.of(), new BenchModel.Threads(Runnable::run, Runnable::run));
  }

  private static BigDecimal size(BenchModel model) {
    return Fields.of(model.draft(), "").number("size");
  }

  @Test
  void a_fresh_draft_is_assessed_and_nothing_can_be_lost() {
    BenchModel.Shown shown = model().shown().get();
    assertThat(shown.isAssessed()).isTrue();
    assertThat(shown.worth().orElseThrow().ledger()).hasSize(2);
    assertThat(shown.isDirty()).isFalse();
    assertThat(shown.canUndo()).isFalse();
  }

  @Test
  void a_change_is_taken_back_and_done_again() {
    BenchModel model = model();
    model.edit("size", Doc.of(4));
    model.edit("size", Doc.of(5));
    model.undo();
    assertThat(size(model)).isEqualTo("4");
    model.undo();
    assertThat(model.shown().get().isDirty()).isFalse();
    model.redo();
    model.redo();
    assertThat(size(model)).isEqualTo("5");
    assertThat(model.shown().get().canRedo()).isFalse();
  }

  @Test
  void a_change_after_undoing_forgets_what_was_undone() {
    BenchModel model = model();
    model.edit("size", Doc.of(4));
    model.undo();
    model.edit("size", Doc.of(6));
    model.redo();
    assertThat(size(model)).isEqualTo("6");
  }

  @Test
  void what_is_typed_letter_by_letter_is_taken_back_at_once() {
    BenchModel model = model();
    model.type("name", Doc.of("A"));
    model.type("name", Doc.of("Ab"));
    model.rest();
    model.type("name", Doc.of("Abc"));
    model.undo();
    assertThat(model.draft().fields()).containsEntry("name", Doc.of("Ab"));
    model.undo();
    assertThat(model.draft()).isEqualTo(BENCH.fresh());
  }

  @Test
  void what_is_refused_is_said_at_its_field_and_the_draft_stays() {
    BenchModel model = model();
    model.edit("size", Doc.of(13));
    assertThat(model.shown().get().faults())
        .containsExactly(Map.entry("size", Phrase.of("fake.bad")));
    assertThat(model.isSound()).isFalse();
    assertThat(size(model)).isEqualTo("3");
    model.edit("size", Doc.of(4));
    assertThat(model.isSound()).isTrue();
  }

  @Test
  void undoing_takes_back_what_is_refused_before_any_change() {
    BenchModel model = model();
    model.edit("size", Doc.of(4));
    model.refuse("size", Phrase.of("fake.bad"));
    model.undo();
    assertThat(model.isSound()).isTrue();
    assertThat(size(model)).isEqualTo("4");
  }

  @Test
  void it_differs_from_what_was_kept_until_it_is_kept() {
    BenchModel model = model();
    model.edit("size", Doc.of(4));
    assertThat(model.shown().get().isDirty()).isTrue();
    model.keep();
    assertThat(model.shown().get().isDirty()).isFalse();
    model.undo();
    assertThat(model.shown().get().isDirty()).isTrue();
  }

  @Test
  void an_answer_that_comes_too_late_is_not_shown() {
    Deque<Runnable> away = new ArrayDeque<>();
    BenchModel model =
        new BenchModel(
            BENCH, BENCH.fresh(), Map.of(), new BenchModel.Threads(away::add, Runnable::run));
    model.edit("size", Doc.of(4));
    away.removeFirst().run();
    assertThat(model.shown().get().worth()).isEmpty();
    away.removeFirst().run();
    assertThat(model.shown().get().worth().orElseThrow().ledger().getLast().value()).isEqualTo("4");
  }
}
