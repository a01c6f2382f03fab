package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Rules;
import baseplate.core.dice.Seed;
import baseplate.core.play.Player;
import java.util.List;

/// What a campaign plays.
///
/// @param rules the rules with the battle's data
/// @param start where each battle begins
/// @param players one for each side
/// @param seating who plays which side
/// @param seed what the seeds of all battles come from
/// @param battles how many, at least 1
public record Plan(
    Rules rules, Battle start, List<Player> players, Seating seating, Seed seed, int battles) {
  public Plan {
    players = List.copyOf(players);
    if (battles < 1) {
      throw new IllegalArgumentException("a campaign has at least one battle, not " + battles);
    }
  }

  /// Plays one of the battles.
  ///
  /// @param number from 0
  Tally play(int number) {
    int turn = seating == Seating.MIRRORED ? number % 2 : 0;
    int pair = seating == Seating.MIRRORED ? number / 2 : number;
    Playout playout = new Playout(rules, seated(turn), Watch.NOBODY);
    Played played = playout.play(start, seed.child(pair));
    return Tally.one(players.size(), played, winner(played, turn));
  }

  /// The player who won, -1 where nobody did.
  private int winner(Played played, int turn) {
    return played
        .ending()
        .flatMap(ending -> ending.won())
        .map(won -> player(won.number(), turn))
        .orElse(-1);
  }

  private List<Player> seated(int turn) {
    return turn == 0 ? players : players.reversed();
  }

  private int player(int side, int turn) {
    return turn == 0 ? side : players.size() - 1 - side;
  }
}
