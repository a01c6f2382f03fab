package baseplate.core.journal;

import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededDice;
import baseplate.core.input.Inputs;

/// What answers rolls and card turns while a battle is played.
public interface Dice {
  /// Answers for one command.
  ///
  /// @param firstRoll how many rolls what still counts of the battle has had; after a take-back the
  ///   same number comes again, and with it the same faces
  Inputs from(int firstRoll);

  /// The dice of a header.
  static Dice of(Header.Origin origin) {
    return switch (origin) {
      case Header.Seeded(Seed seed) -> firstRoll -> SeededDice.ofBattle(seed, firstRoll);
      case Header.Typed() -> TYPED;
    };
  }

  /// Players roll real dice and type the faces: every request waits.
  Dice TYPED = _ -> Inputs.NONE;
}
