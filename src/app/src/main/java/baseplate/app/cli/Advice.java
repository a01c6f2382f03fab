package baseplate.app.cli;

import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededChance;
import baseplate.core.dice.Stream;
import baseplate.core.input.Distributions;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Advisor;
import baseplate.core.play.Player;
import baseplate.simulation.Seat;

/// Computer players as advisors on choices.
final class Advice {
  /// Where advice and sampled answers come from: never from the battle's own dice.
  static final Seed SAMPLING = new Seed(0x0dd5);

  private Advice() {}

  /// What the player takes, who is shown no more than the asked side sees.
  static Advisor of(Player player, Judge judge) {
    Distributions distributions = new Distributions();
    return (view, ask) ->
        chosen(player, new Seat(judge, view.world(), ask.side(), distributions), ask);
  }

  /// Which of the ways the player takes; the first where it takes none of them.
  private static int chosen(Player player, Seat seat, Request.Ask ask) {
    SeededChance chance = new SeededChance(SAMPLING, Stream.SAMPLING, 0);
    return player.choose(seat, chance) instanceof Command.Answer(Input.Chosen(String id))
        ? position(ask, id)
        : 0;
  }

  private static int position(Request.Ask ask, String id) {
    for (int i = 0; i < ask.options().size(); i++) {
      if (ask.options().get(i).id().equals(id)) {
        return i;
      }
    }
    return 0;
  }
}
