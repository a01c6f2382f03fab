package baseplate.core.journal;

import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/// A command or answer that was carried out, with everything that it led to.
///
/// @param number from 1, without gaps
/// @param side who gave it
/// @param command what was wanted
/// @param given the rolls, cards and answers that it used, in the order asked
/// @param events what happened
/// @param waived the refusals that enforcement or a referee let pass
/// @param outcome whether it was carried out whole or waits
/// @param back the entry after which the battle stands again, for undo, redo and an agreed
///   take-back; null for all others
/// @param state the digest of the whole battle afterwards where a turn or the battle ended, else
///   null
/// @param chain the digest that links it to the entry before it
public record Entry(
    int number,
    SideId side,
    Command command,
    List<Given> given,
    List<Event> events,
    List<Refusal> waived,
    Outcome outcome,
    @Nullable Integer back,
    @Nullable Digest state,
    Digest chain) {
  public Entry {
    given = List.copyOf(given);
    events = List.copyOf(events);
    waived = List.copyOf(waived);
  }

  /// How a command went.
  public enum Outcome {
    /// It is carried out.
    ACCEPTED,
    /// It waits for an input.
    AWAITING
  }

  /// The inputs that it used.
  public List<Input> inputs() {
    return given.stream().map(Given::input).toList();
  }

  /// The entry after which the battle stands again; empty where it just went on.
  public OptionalInt returnsTo() {
    return back == null ? OptionalInt.empty() : OptionalInt.of(back);
  }

  /// The digest of the whole battle afterwards, at the end of a turn and of the battle.
  public Optional<Digest> stateDigest() {
    return Optional.ofNullable(state);
  }

  /// Whether it revealed a roll or a card, typed ones too.
  public boolean reveals() {
    boolean typed =
        command instanceof Command.Answer(Input input) && !(input instanceof Input.Chosen);
    return typed || given.stream().anyMatch(one -> !(one.input() instanceof Input.Chosen));
  }

  /// How many rolls it took from the dice.
  int rolls() {
    int rolls = 0;
    for (Given one : given) {
      rolls += one.input() instanceof Input.Faces ? 1 : 0;
    }
    return rolls;
  }

  Entry withState(@Nullable Digest digest) {
    return new Entry(number, side, command, given, events, waived, outcome, back, digest, chain);
  }

  Entry chained(Digest link) {
    return new Entry(number, side, command, given, events, waived, outcome, back, state, link);
  }
}
