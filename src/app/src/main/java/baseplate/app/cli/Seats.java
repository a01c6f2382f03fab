package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.play.Player;
import baseplate.core.words.Phrase;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/// Computer players in the seats of a battle.
final class Seats {
  private Seats() {}

  /// The players that the words name, one for each side; where fewer are named the last plays on,
  /// where none, the ruleset's own best.
  static List<Player> players(Call call, Setting setting) {
    List<Player> known = Players.of(setting.rules());
    List<String> wanted = call.list("players");
    int sides = setting.header().sides().size();
    if (wanted.size() > sides) {
      throw Trouble.cannot(Phrase.of("app.trouble.players", "names", wanted, "count", sides));
    }
    return IntStream.range(0, sides).mapToObj(seat -> player(known, wanted, seat)).toList();
  }

  private static Player player(List<Player> known, List<String> wanted, int seat) {
    return wanted.isEmpty()
        ? known.getLast()
        : named(known, wanted.get(Math.min(seat, wanted.size() - 1)));
  }

  private static Player named(List<Player> known, String name) {
    return known.stream()
        .filter(player -> player.name().equals(name))
        .findFirst()
        .orElseThrow(() -> unknown(known, name));
  }

  private static Trouble unknown(List<Player> known, String name) {
    List<String> names = known.stream().map(Player::name).toList();
    return Trouble.cannot(Phrase.of("app.trouble.player", "name", name, "names", names));
  }

  /// Plays until the battle ends, so many entries are made, somebody interrupts, or real dice are
  /// waited for.
  static void carryOn(Session session, List<Player> players, int most, Interruption until) {
    Seed seed = seed(session.journal().setting().header().dice());
    Carry carry = new Carry(session, bySide(players), seed);
    Carry.Stopped stopped = Carry.Stopped.ENOUGH;
    for (int i = 0; i < most && stopped == Carry.Stopped.ENOUGH && !until.isAsked(); i++) {
      stopped = carry.on(1);
    }
    if (stopped == Carry.Stopped.SOMEBODY_ELSE) {
      throw waiting(session.battle());
    }
  }

  private static Map<SideId, Player> bySide(List<Player> players) {
    Map<SideId, Player> seats = new HashMap<>();
    for (int i = 0; i < players.size(); i++) {
      seats.put(new SideId(i), players.get(i));
    }
    return seats;
  }

  private static Trouble waiting(Battle battle) {
    Phrase asked = battle.pending().map(pending -> Asked.phrase(pending.awaited())).orElseThrow();
    return Trouble.cannot(Phrase.of("app.trouble.typed", "asked", asked));
  }

  private static Seed seed(Header.Origin dice) {
    return dice instanceof Header.Seeded(Seed given) ? given : new Seed(0);
  }
}
