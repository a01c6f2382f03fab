package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Verdict;
import baseplate.core.play.Option;
import baseplate.core.scene.Figure;
import baseplate.geometry.Pose;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

class GatheringTest {
  private final BattleModel model = ChargeTable.fresh();
  private final Gathering gathering = new Gathering(model, Runnable::run, Runnable::run);
  private final Option.Drafted move = ChargeTable.move(model);

  private Hand.Driving taken() {
    gathering.take(move);
    return (Hand.Driving) Objects.requireNonNull(gathering.hand().get());
  }

  private Preview looked() {
    return Objects.requireNonNull(gathering.preview().get());
  }

  @Test
  void what_was_shown_is_what_happens() {
    Hand.Driving driving = taken();
    gathering.hold(driving.along(Steering.straight(driving.path(), 1_000)));
    Figure ghost = looked().ghosts().getFirst();

    assertThat(looked().verdict()).isInstanceOf(Verdict.Accepted.class);
    assertThat(gathering.send()).isTrue();
    assertThat(model.shown().get().figure(ghost.piece()).orElseThrow().parts())
        .isEqualTo(ghost.parts());
  }

  @Test
  void looking_changes_nothing_and_letting_go_leaves_nothing() {
    Hand.Driving driving = taken();
    gathering.hold(driving.along(Steering.straight(driving.path(), 1_000)));
    gathering.drop();

    assertThat(model.journal().size()).isZero();
    assertThat(gathering.hand().get()).isNull();
    assertThat(gathering.preview().get()).isNull();
    assertThat(gathering.send()).isFalse();
  }

  @Test
  void what_is_refused_is_sent_only_as_what_would_be_allowed() {
    Hand.Driving driving = taken();
    gathering.hold(driving.along(Steering.straight(driving.path(), 900_000)));
    Preview looked = looked();
    boolean sent = gathering.send();

    assertThat(looked.verdict()).isInstanceOf(Verdict.Refused.class);
    assertThat(sent).isEqualTo(looked.acceptable().isPresent());
    assertThat(model.journal().size()).isEqualTo(sent ? 1 : 0);
    assertThat(model.told().get().whyNot()).isEmpty();
  }

  @Test
  void a_pointer_straight_ahead_and_the_keys_give_the_same_path() {
    Hand.Driving driving = taken();
    Pose start = driving.start();
    var pointed =
        Steering.toward(driving.path(), start, start.ahead(2_000).at(), driving.pick().grammar());

    assertThat(pointed).isEqualTo(Steering.straight(List.of(), 2_000));
  }

  @Test
  void only_the_newest_question_is_answered() {
    Deque<Runnable> waiting = new ArrayDeque<>();
    List<String> answers = new ArrayList<>();
    Newest<String> newest = new Newest<>(waiting::add, Runnable::run);
    newest.ask(() -> "first", answers::add);
    newest.ask(() -> "second", answers::add);
    waiting.forEach(Runnable::run);
    newest.ask(() -> "third", answers::add);
    newest.forget();
    waiting.forEach(Runnable::run);

    assertThat(answers).containsExactly("second");
  }
}
