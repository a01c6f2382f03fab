package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Ending;
import baseplate.core.Enforcement;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.dice.SeededChance;
import baseplate.core.dice.Stream;
import baseplate.core.input.Distributions;
import baseplate.core.journal.Session;
import baseplate.core.play.Player;
import baseplate.simulation.Carry;
import baseplate.simulation.Seat;
import baseplate.testkit.Case;
import baseplate.testkit.Cases;
import baseplate.testkit.cards.CardRules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class GuesserTest {
  private static final int DUELS = Cases.count(6, 300);

  @Test
  void it_decides_the_same_whatever_the_other_side_really_holds() {
    Cases.of(13, DUELS).each(this::checkDuel);
  }

  private void checkDuel(Case one) {
    Session duel = Duels.played(new Seed(one.bits()));
    CardRules rules = Duels.rules(duel);
    Player guesser = Duels.guesser(duel);
    for (int entry = 0; entry < duel.journal().size(); entry++) {
      Battle real = duel.journal().battleAfter(entry);
      SideId side = real.toAct();
      Battle other = Worlds.any(rules, rules.seenBy(real, side), one);
      assertThat(choice(rules, guesser, other)).isEqualTo(choice(rules, guesser, real));
    }
  }

  private static Command choice(CardRules rules, Player player, Battle battle) {
    Judge judge = new Judge(rules, Enforcement.ENFORCE, Judge.Showing.RESULT_ONLY);
    Seat seat = new Seat(judge, battle, battle.toAct(), new Distributions());
    return player.choose(seat, new SeededChance(new Seed(3), Stream.player(0), 0));
  }

  @Test
  void it_plays_whole_duels_and_beats_who_plays_at_random() {
    List<Long> seeds = Cases.of(14, Cases.count(20, 400)).seeds().boxed().toList();
    long won = seeds.stream().filter(seed -> wins(new Seed(seed))).count();

    assertThat(won * 10).isGreaterThan(seeds.size() * 7L);
  }

  private static boolean wins(Seed seed) {
    Session session = Duels.fresh(seed);
    Map<SideId, Player> players =
        Map.of(SideId.FIRST, Duels.RANDOM, SideId.SECOND, Duels.guesser(session));
    assertThat(new Carry(session, players, seed).on(1_000)).isEqualTo(Carry.Stopped.ENDED);
    return session.battle().ending().flatMap(Ending::won).filter(SideId.SECOND::equals).isPresent();
  }
}
