package baseplate.testkit;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Outcomes;
import baseplate.core.input.Request;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Inputs written down beforehand, which a test must use up exactly: a request too many fails, and
/// so does an answer that nobody asked for.
///
/// `Script.rolls(4, 4).then().rolls(1, 2).run(inputs -> judge.judge(battle, command, inputs))`
public final class Script {
  private final List<Input> answers;
  private final boolean waits;

  private Script(List<Input> answers, boolean waits) {
    this.answers = List.copyOf(answers);
    this.waits = waits;
  }

  /// A script without answers.
  public static Script silent() {
    return new Script(List.of(), false);
  }

  /// A script that begins with a roll of these faces.
  public static Script rolls(Integer... faces) {
    return silent().thenRolls(faces);
  }

  /// A script that begins with a choice of this option.
  public static Script chooses(String option) {
    return silent().thenChooses(option);
  }

  /// A script that begins with the turn of this card.
  public static Script turns(String card) {
    return silent().thenTurns(card);
  }

  /// The script with a roll of these faces at its end.
  public Script thenRolls(Integer... faces) {
    return then(new Input.Faces(Arrays.asList(faces)));
  }

  /// The script with a choice at its end.
  public Script thenChooses(String option) {
    return then(new Input.Chosen(option));
  }

  /// The script with a turned card at its end.
  public Script thenTurns(String card) {
    return then(new Input.Card(card));
  }

  /// The script with one more answer.
  public Script then(Input answer) {
    List<Input> more = new ArrayList<>(answers);
    more.add(answer);
    return new Script(more, waits);
  }

  /// The script that leaves one request open after its last answer, as a player who thinks.
  public Script thenWaits() {
    return new Script(answers, true);
  }

  /// What `act` makes of the inputs; throws AssertionError where it does not use them up exactly,
  /// or where an answer does not fit what is asked.
  public <T> T run(Function<? super Inputs, ? extends T> act) {
    Reading reading = new Reading();
    T result = act.apply(reading);
    reading.usedUp();
    return result;
  }

  private final class Reading implements Inputs {
    private final Deque<Input> left = new ArrayDeque<>(answers);
    private boolean stillToWait = waits;

    @Override
    public Optional<Input> next(Request request) {
      Input answer = left.poll();
      if (answer == null) {
        return nothing(request);
      }
      Outcomes.unfit(request, answer)
          .ifPresent(
              why -> {
                throw new AssertionError(
                    "answer %d of the script, %s, does not fit %s: %s"
                        .formatted(answers.size() - left.size(), answer, request, why));
              });
      return Optional.of(answer);
    }

    private Optional<Input> nothing(Request request) {
      if (!stillToWait) {
        throw new AssertionError(
            "the script is used up after %d answers, but the rules ask for %s"
                .formatted(answers.size(), request));
      }
      stillToWait = false;
      return Optional.empty();
    }

    void usedUp() {
      if (!left.isEmpty()) {
        throw new AssertionError("the rules never asked for %s of the script".formatted(left));
      }
      if (stillToWait) {
        throw new AssertionError("the script ends with a wait, but nothing was asked there");
      }
    }
  }
}
