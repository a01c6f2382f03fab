package baseplate.simulation;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.dice.Seed;
import baseplate.core.input.Request;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.play.Player;
import java.util.Map;
import java.util.Optional;

/// Computer players that carry on a battle under record: they give commands and answers through its
/// session like anybody else.
///
/// A battle carried on from its first entry is the one that [Playout] plays with the same players
/// and seed.
public final class Carry {
  private final Session session;
  private final Map<SideId, Player> players;
  private final Seed seed;
  private final Decider decider;

  /// Why carrying on stopped.
  public enum Stopped {
    /// The battle is over.
    ENDED,
    /// Enough was entered.
    ENOUGH,
    /// Somebody must type faces, or a side without a computer player is to act.
    SOMEBODY_ELSE
  }

  /// @param session the battle, which nobody else touches meanwhile
  /// @param players the computer players by side; other sides are left to people
  /// @param seed where the players' own chance comes from, usually the battle's seed
  public Carry(Session session, Map<SideId, Player> players, Seed seed) {
    this.session = session;
    this.players = Map.copyOf(players);
    this.seed = seed;
    this.decider = new Decider(judge(session.journal().setting()));
  }

  private static Judge judge(Setting setting) {
    int sides = setting.header().sides().size();
    return new Judge(setting.rules(), Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY, sides);
  }

  /// Enters commands and answers until the battle ends, somebody else must act, or `entries` are
  /// entered.
  public Stopped on(int entries) {
    int last = session.journal().size() + entries;
    while (session.battle().ending().isEmpty()) {
      if (session.journal().size() >= last) {
        return Stopped.ENOUGH;
      }
      Optional<Player> player = player(session.battle());
      if (player.isEmpty()) {
        return Stopped.SOMEBODY_ELSE;
      }
      decide(player.get());
    }
    return Stopped.ENDED;
  }

  /// The computer player that is to act, if it is one.
  private Optional<Player> player(Battle battle) {
    boolean rolls =
        battle
            .pending()
            .map(Pending::awaited)
            .filter(asked -> !(asked instanceof Request.Ask))
            .isPresent();
    return rolls ? Optional.empty() : Optional.ofNullable(players.get(battle.toAct()));
  }

  private void decide(Player player) {
    decider.decide(session.battle(), player, seed, session.journal().size(), this::enter);
  }

  private boolean enter(Seat seat, Command command) {
    return !(session.submit(command) instanceof Verdict.Refused);
  }
}
