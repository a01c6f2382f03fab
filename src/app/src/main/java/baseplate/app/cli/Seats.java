package baseplate.app.cli;

import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.play.Player;
import baseplate.core.words.Phrase;
import baseplate.simulation.Carry;
import baseplate.simulation.Players;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

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
      throw Trouble.usage(Phrase.of("app.usage.players", "names", wanted, "count", sides));
    }
    List<Player> seated = new ArrayList<>();
    for (int i = 0; i < sides; i++) {
      seated.add(
          wanted.isEmpty()
              ? known.getLast()
              : named(known, wanted.get(Math.min(i, wanted.size() - 1))));
    }
    return seated;
  }

  private static Player named(List<Player> known, String name) {
    return known.stream()
        .filter(player -> player.name().equals(name))
        .findFirst()
        .orElseThrow(
            () ->
                Trouble.cannot(
                    Phrase.of(
                        "app.trouble.player",
                        "name",
                        name,
                        "names",
                        known.stream().map(Player::name).toList())));
  }

  /// Plays until the battle ends, so many entries are made, somebody interrupts, or real dice are
  /// waited for.
  static void carryOn(Session session, List<Player> players, int most, Interruption until) {
    Map<SideId, Player> seats = new HashMap<>();
    for (int i = 0; i < players.size(); i++) {
      seats.put(new SideId(i), players.get(i));
    }
    Carry carry = new Carry(session, seats, seed(session.journal().setting().header().dice()));
    Carry.Stopped stopped = Carry.Stopped.ENOUGH;
    for (int i = 0; i < most && stopped == Carry.Stopped.ENOUGH && !until.isAsked(); i++) {
      stopped = carry.on(1);
    }
    if (stopped == Carry.Stopped.SOMEBODY_ELSE) {
      Phrase asked =
          session.battle().pending().map(pending -> Asked.phrase(pending.awaited())).orElseThrow();
      throw Trouble.cannot(Phrase.of("app.trouble.typed", "asked", asked));
    }
  }

  private static Seed seed(Header.Origin dice) {
    return dice instanceof Header.Seeded(Seed given) ? given : new Seed(0);
  }
}
