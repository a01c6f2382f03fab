package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Agreements;
import baseplate.core.Command;
import baseplate.core.Enforcement;
import baseplate.core.Ruleset;
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
import org.junit.jupiter.api.Test;

class CarryTest {
  private static final Player RANDOM = new RandomLegal();
  private static final Map<SideId, Player> BOTH =
      Map.of(SideId.FIRST, RANDOM, SideId.SECOND, RANDOM);

  private static Session fresh(Header.Origin dice) {
    Ruleset duel = new Duel();
    Agreements house = Agreements.of(duel.options(), Map.of());
    SetUp setUp = new SetUp(new SetUp.Scenario("dawn"), List.of(), house, List.of());
    Terms terms = new Terms("test", List.of("red", "blue"), dice, house, Enforcement.ENFORCE);
    return new Session(new Journal(Setting.fresh(duel, duel.open(setUp), terms)), Sink.NONE);
  }

  @Test
  void a_battle_carried_on_is_the_battle_played_out_of_the_same_seed() {
    Playout playout = new Playout(Duel.rules(), List.of(RANDOM, RANDOM), Watch.NOBODY);

    Cases.of(1, 30).each(one -> assertSameBattle(playout, new Seed(one.bits())));
  }

  private static void assertSameBattle(Playout playout, Seed seed) {
    Session session = fresh(new Header.Seeded(seed));
    assertThat(new Carry(session, BOTH, seed).on(1_000)).isEqualTo(Carry.Stopped.ENDED);
    Played played = playout.play(Duel.fresh(), seed);
    assertThat(session.battle()).isEqualTo(played.end());
    assertThat(session.journal().size()).isEqualTo(played.decisions());
  }

  @Test
  void it_goes_on_by_as_many_entries_as_wanted() {
    Seed seed = new Seed(8);
    Session session = fresh(new Header.Seeded(seed));

    assertThat(new Carry(session, BOTH, seed).on(3)).isEqualTo(Carry.Stopped.ENOUGH);
    assertThat(session.journal().size()).isEqualTo(3);
  }

  @Test
  void stopping_changes_nothing() {
    Seed seed = new Seed(8);
    Session whole = fresh(new Header.Seeded(seed));
    new Carry(whole, BOTH, seed).on(1_000);
    Session parts = fresh(new Header.Seeded(seed));
    new Carry(parts, BOTH, seed).on(3);
    new Carry(parts, BOTH, seed).on(1_000);

    assertThat(parts.journal().entries()).isEqualTo(whole.journal().entries());
  }

  @Test
  void it_answers_what_its_side_is_asked() {
    Seed seed = new Seed(8);
    Session session = fresh(new Header.Seeded(seed));
    new Carry(session, BOTH, seed).on(1_000);

    assertThat(session.journal().entries())
        .extracting(Entry::command)
        .hasAtLeastOneElementOfType(Command.Answer.class);
  }

  @Test
  void it_stops_where_a_side_of_people_is_to_act() {
    Seed seed = new Seed(8);
    Session session = fresh(new Header.Seeded(seed));

    assertThat(new Carry(session, Map.of(SideId.FIRST, RANDOM), seed).on(1_000))
        .isEqualTo(Carry.Stopped.SOMEBODY_ELSE);
    assertThat(session.battle().toAct()).isEqualTo(SideId.SECOND);
  }

  @Test
  void it_stops_where_faces_must_be_typed() {
    Session session = fresh(new Header.Typed());

    assertThat(new Carry(session, BOTH, new Seed(8)).on(1_000))
        .isEqualTo(Carry.Stopped.SOMEBODY_ELSE);
    assertThat(session.battle().pending()).isPresent();
  }
}
