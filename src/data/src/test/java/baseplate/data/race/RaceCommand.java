package baseplate.data.race;

import baseplate.core.PieceId;
import baseplate.core.RulesCommand;

/// What a side may do in a race.
public sealed interface RaceCommand extends RulesCommand {
  /// Moves a runner straight on; no dice.
  record Step(PieceId runner, int inches) implements RaceCommand {}

  /// Rolls for one more inch.
  record Sprint(PieceId runner) implements RaceCommand {}

  /// Rolls, then asks the other side whether it trips the runner up, then rolls again.
  record Dash(PieceId runner) implements RaceCommand {}

  /// Turns a card that tells how far the runner goes.
  record Draw(PieceId runner) implements RaceCommand {}

  /// Asks the own side which way to go; no dice.
  record Ponder(PieceId runner) implements RaceCommand {}

  /// Lets the other side run.
  record Pass() implements RaceCommand {}
}
