package baseplate.core;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A fact, in the past tense, of ids and numbers. [Battle#after] is the only way forward.
///
/// The core's own are sealed here; each ruleset seals its own behind [RulesEvent].
public sealed interface Event permits Event.Core, RulesEvent {

  /// The facts that mean the same in every ruleset.
  sealed interface Core extends Event {}

  /// A piece came into the battle.
  ///
  /// @param piece with its first place and state
  record PieceAdded(Piece piece) implements Core {}

  /// A piece is in the battle no more, as a card that left a hand for another place.
  ///
  /// @param piece which
  record PieceRemoved(PieceId piece) implements Core {}

  /// A piece is elsewhere now.
  ///
  /// @param piece which
  /// @param to where
  record PieceMoved(PieceId piece, Place to) implements Core {}

  /// A piece is in another state.
  ///
  /// @param piece which
  /// @param state its whole state now
  record PieceChanged(PieceId piece, PieceState state) implements Core {}

  /// The clock went on.
  ///
  /// @param clock as it stands now
  record ClockMoved(Clock clock) implements Core {}

  /// A resolution waits for an input, or waits no more.
  ///
  /// @param waiting what waits, null when nothing does
  record PendingChanged(@Nullable Pending waiting) implements Core {
    /// Nothing waits any more.
    public static final PendingChanged NO_MORE = new PendingChanged(null);

    /// What waits, if anything.
    public Optional<Pending> pending() {
      return Optional.ofNullable(waiting);
    }
  }

  /// The battle is over.
  ///
  /// @param ending how
  record BattleEnded(Ending ending) implements Core {}
}
