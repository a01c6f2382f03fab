package baseplate.core;

import baseplate.core.input.Input;
import baseplate.core.play.Stop;
import org.jspecify.annotations.Nullable;

/// A wish of a side; the judge says what becomes of it. Immutable, equal by value.
///
/// The core's own are sealed in [Core]; rulesets add theirs as [RulesCommand].
public sealed interface Command permits Command.Core, RulesCommand {

  /// The commands that mean the same in every ruleset.
  sealed interface Core extends Command {}

  /// The input that is awaited.
  ///
  /// @param input a choice, or typed faces
  record Answer(Input input) implements Core {}

  /// Takes the last command back while that costs nobody anything.
  record Undo() implements Core {}

  /// Does again what was last undone.
  record Redo() implements Core {}

  /// Asks the other side to take the battle back to just after an entry.
  ///
  /// @param toEntry the number of the last entry that stays, 0 for the start
  record TakeBack(int toEntry) implements Core {}

  /// A referee lets a command stand that the rules refuse.
  ///
  /// @param command what is let stand
  /// @param reason why, in the referee's words
  record Override(Command command, String reason) implements Core {}

  /// A side sets how choices of a kind are answered for it from now on.
  ///
  /// @param side which, null for the one that gives the command
  /// @param choice the kind of choice
  /// @param by what is done with it
  record SetStop(@Nullable SideId side, String choice, Stop.Answering by) implements Core {}

  /// A choice answered without asking its side, as that had set.
  ///
  /// @param answer the answer
  /// @param by what was set
  record ByStop(Input.Chosen answer, Stop.Answering by) implements Core {}

  /// A side gives the battle up.
  ///
  /// @param side which, null for the one that is to act
  record Surrender(@Nullable SideId side) implements Core {}

  /// A side offers a draw, which the other may take.
  ///
  /// @param side which, null for the one that is to act
  record OfferDraw(@Nullable SideId side) implements Core {}
}
