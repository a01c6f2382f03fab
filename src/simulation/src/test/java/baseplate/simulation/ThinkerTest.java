package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Player;
import baseplate.testkit.Cases;
import baseplate.testkit.duel.Duel;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ThinkerTest {
  private static final Player RANDOM = new RandomLegal();
  private static final Map<SideId, Player> BOTH =
      Map.of(SideId.FIRST, RANDOM, SideId.SECOND, RANDOM);

  private static Session fresh(Header.Origin dice) {
    Duel duel = new Duel();
    Agreements house = Agreements.of(duel.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario("dawn"), List.of(), house, List.of());
    Terms terms = new Terms("test", List.of("red", "blue"), dice, house, Enforcement.ENFORCE);
    return new Session(new Journal(Setting.fresh(duel, duel.open(setUp), terms)), Sink.NONE);
  }

  @Test
  void what_it_thinks_out_is_what_carrying_on_enters() {
    Cases.of(1, 20).each(one -> assertSame(new Seed(one.bits())));
  }

  private static void assertSame(Seed seed) {
    Session carried = fresh(new Header.Seeded(seed));
    new Carry(carried, BOTH, seed).on(1_000);
    Session thought = fresh(new Header.Seeded(seed));
    Thinker thinker = new Thinker(thought.journal().setting(), BOTH, seed);
    while (thinker.isDue(thought.battle())) {
      thought.submit(thinker.think(thought.battle(), thought.journal().size()).orElseThrow());
    }
    assertThat(thought.journal().entries())
        .extracting(Entry::command)
        .isEqualTo(carried.journal().entries().stream().map(Entry::command).toList());
  }

  @Test
  void thinking_changes_nothing() {
    Session session = fresh(new Header.Seeded(new Seed(4)));
    Thinker thinker = new Thinker(session.journal().setting(), BOTH, new Seed(4));
    Optional<Command> first = thinker.think(session.battle(), 0);

    assertThat(thinker.think(session.battle(), 0)).isEqualTo(first).isPresent();
    assertThat(session.journal().size()).isZero();
  }

  @Test
  void it_leaves_people_and_real_dice_alone() {
    Session session = fresh(new Header.Typed());
    Setting setting = session.journal().setting();
    Map<SideId, Player> second = Map.of(SideId.SECOND, RANDOM);

    assertThat(new Thinker(setting, second, new Seed(4)).isDue(session.battle())).isFalse();
    new Carry(session, BOTH, new Seed(4)).on(1_000);
    assertThat(session.battle().ending()).isEmpty();
    assertThat(new Thinker(setting, BOTH, new Seed(4)).think(session.battle(), 1)).isEmpty();
  }
}
