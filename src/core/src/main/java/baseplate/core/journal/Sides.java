package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Ending;
import baseplate.core.Event;
import baseplate.core.Pending;
import baseplate.core.Piece;
import baseplate.core.RulesEvent;
import baseplate.core.SideId;
import baseplate.core.Step;
import baseplate.core.doc.Malformed;
import baseplate.core.words.Phrase;

/// The sides of a battle, to which whatever a file says of a side is held.
///
/// @param count how many there are
record Sides(int count) {

  /// Throws [Malformed] at the pointer where the side is none of them.
  void demand(SideId side, String pointer) {
    if (!side.isOf(count)) {
      throw new Malformed(
          pointer, Phrase.of("core.malformed.side", "side", side.number(), "last", count - 1));
    }
  }

  /// Throws [Malformed] at or below the pointer where the battle names a side that is none of them.
  void demand(Battle battle, String pointer) {
    battle.pieces().forEach(piece -> demand(piece, pointer + "/pieces"));
    demand(battle.clock().active(), pointer + "/clock");
    battle.pending().ifPresent(pending -> demand(pending, pointer + "/pending"));
    battle.ending().ifPresent(ending -> demand(ending, pointer + "/ending"));
  }

  /// Throws [Malformed] at the pointer where the event names a side that is none of them. What a
  /// ruleset's own events name, its rules judge.
  void demand(Event event, String pointer) {
    switch (event) {
      case Event.PieceAdded(Piece piece) -> demand(piece, pointer);
      case Event.ClockMoved moved -> demand(moved.clock().active(), pointer);
      case Event.PendingChanged changed ->
          changed.pending().ifPresent(pending -> demand(pending, pointer));
      case Event.BattleEnded(Ending ending) -> demand(ending, pointer);
      case Event.PieceMoved _, Event.PieceChanged _, Event.PieceRemoved _, RulesEvent _ -> {}
    }
  }

  private void demand(Piece piece, String pointer) {
    piece.side().ifPresent(side -> demand(side, pointer));
  }

  private void demand(Ending ending, String pointer) {
    ending.won().ifPresent(side -> demand(side, pointer));
  }

  private void demand(Pending pending, String pointer) {
    pending.awaited().asked().ifPresent(side -> demand(side, pointer));
    switch (pending.step()) {
      case Step.Opening(SideId by, _) -> demand(by, pointer);
      case Step.TakingBack(SideId by, _) -> demand(by, pointer);
      default -> {}
    }
  }
}
