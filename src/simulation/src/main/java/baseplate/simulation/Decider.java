package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededChance;
import baseplate.core.dice.Stream;
import baseplate.core.input.Distributions;
import baseplate.core.play.Chance;
import baseplate.core.play.Player;
import java.util.List;
import java.util.stream.IntStream;

/// Gets commands out of computer players: the same battle, seed and number of the decision give the
/// same command, with or without a journal.
final class Decider {
  private static final Player RANDOM = new RandomLegal();
  private static final List<Stream> STREAMS =
      IntStream.rangeClosed(0, SideId.MOST).mapToObj(Stream::player).toList();

  private final Judge judge;
  private final Distributions distributions = new Distributions();

  /// @param judge enforces the rules and builds no evidence
  Decider(Judge judge) {
    this.judge = judge;
  }

  /// Carries out a command of the player, where that is refused one of a random player, and where
  /// that is refused too the side's surrender.
  ///
  /// @param number of the decision in its battle, from 0
  void decide(Battle battle, Player player, Seed seed, int number, Act act) {
    SideId side = battle.toAct();
    Chance chance = new SeededChance(seed, STREAMS.get(side.number()), number);
    if (!tries(battle, player, chance, act) && !tries(battle, RANDOM, chance, act)) {
      act.carriesOut(new Seat(judge, battle, side, distributions), new Command.Surrender(side));
    }
  }

  private boolean tries(Battle battle, Player player, Chance chance, Act act) {
    Seat seat = new Seat(judge, battle, battle.toAct(), distributions);
    return act.carriesOut(seat, player.choose(seat, chance));
  }

  /// What becomes of a command.
  @FunctionalInterface
  interface Act {
    /// Whether the command that was chosen from the seat was carried out, if only as far as an
    /// input.
    boolean carriesOut(Seat seat, Command command);
  }
}
