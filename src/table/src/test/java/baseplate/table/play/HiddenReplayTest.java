package baseplate.table.play;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.SetUp;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Terms;
import baseplate.core.play.Happening;
import baseplate.testkit.cards.CardCommand;
import baseplate.testkit.cards.Cards;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/// What a side may not know it does not find in a replay either.
class HiddenReplayTest {
  private final Session session = new Session(new Journal(setting()), Sink.NONE);

  private static Setting setting() {
    Cards cards = new Cards();
    Agreements agreements = Agreements.of(cards.options(), Map.of());
    List<String> sides = List.of("Red", "Blue");
    SetUp setUp = new SetUp(new SetUp.Scenario("evening"), sides, agreements, List.of());
    Header.Origin dice = new Header.Seeded(new Seed(3));
    Terms terms = new Terms("1", sides, dice, agreements, Enforcement.ENFORCE);
    return Setting.fresh(cards, cards.open(setUp), terms);
  }

  @BeforeEach
  void the_first_side_draws_its_hand() {
    DuelTable.give(session, new CardCommand.Draw());
  }

  private Replay replay(SideId viewer, Replay.Access access) {
    return new Replay(session.journal(), viewer, 1, access);
  }

  private static Happening first(Replay replay) {
    return replay.retold(1).seen().happening();
  }

  @Test
  void the_other_side_is_not_told_what_was_drawn() {
    Replay own = replay(SideId.FIRST, Replay.Access.ONE_SIDE);
    Replay other = replay(SideId.SECOND, Replay.Access.ONE_SIDE);
    assertThat(first(other)).isNotEqualTo(first(own));
    assertThat(other.model().shown().get().view().viewer()).isEqualTo(SideId.SECOND);
    assertThat(other.model().shown().get().view().isOpen(session.battle())).isFalse();
    assertThat(other.mayKnowAll()).isFalse();
    assertThat(other.viewers()).isEmpty();
  }

  @Test
  void who_may_know_all_looks_as_either_side() {
    Replay replay = replay(SideId.FIRST, Replay.Access.ALL);
    Happening own = first(replay);
    assertThat(replay.viewers()).containsExactly(SideId.FIRST, SideId.SECOND);
    replay.view(SideId.SECOND);
    assertThat(first(replay)).isNotEqualTo(own);
    assertThat(replay.viewer()).isEqualTo(SideId.SECOND);
    assertThat(replay.mayKnowAll()).isTrue();
  }

  @Test
  void where_nothing_is_hidden_there_is_one_way_to_look() {
    Journal duel = DuelTable.fought(2).journal();
    assertThat(new Replay(duel, SideId.FIRST, 0, Replay.Access.ALL).viewers()).isEmpty();
    assertThat(new Replay(duel, SideId.FIRST, 0, Replay.Access.ONE_SIDE).mayKnowAll()).isTrue();
  }
}
