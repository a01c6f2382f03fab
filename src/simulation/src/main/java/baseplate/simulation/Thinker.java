package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.journal.Setting;
import baseplate.core.play.Player;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/// Computer players that sit at a table: it says what they would do, and leaves doing it to the
/// table. It gives the commands that [Carry] enters.
///
/// Thinking changes nothing and may run on any thread.
public final class Thinker {
  private final Judge judge;
  private final Map<SideId, Player> players;
  private final Seed seed;
  private final Decider decider;

  /// @param setting what the battle is played by
  /// @param players the computer players by side
  /// @param seed where the players' own chance comes from
  public Thinker(Setting setting, Map<SideId, Player> players, Seed seed) {
    int sides = setting.header().sides().size();
    this.judge = new Judge(setting.rules(), Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY, sides);
    this.players = Map.copyOf(players);
    this.seed = seed;
    this.decider = new Decider(judge);
  }

  /// Whether a computer player is to act: not where the battle is over, dice are to be typed, or a
  /// person is to act.
  public boolean isDue(Battle battle) {
    return due(battle).isPresent();
  }

  private Optional<Player> due(Battle battle) {
    boolean rolls =
        battle.pending().filter(some -> !(some.awaited() instanceof Request.Ask)).isPresent();
    return rolls || battle.ending().isPresent()
        ? Optional.empty()
        : Optional.ofNullable(players.get(battle.toAct()));
  }

  /// The command of the side that is to act; empty where none of them is due.
  ///
  /// @param number of the entry before it
  public Optional<Command> think(Battle battle, int number) {
    return due(battle).map(player -> think(player, battle, number));
  }

  private Command think(Player player, Battle battle, int number) {
    AtomicReference<Command> chosen = new AtomicReference<>(new Command.Surrender(null));
    decider.decide(
        battle,
        player,
        seed,
        number,
        (_, command) -> {
          chosen.set(command);
          return !(judge.judge(battle, command, Inputs.NONE) instanceof Verdict.Refused);
        });
    return chosen.get();
  }
}
