package baseplate.simulation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.dice.Seed;
import baseplate.core.play.Chance;
import baseplate.core.play.Outlook;
import baseplate.core.play.Player;
import baseplate.testkit.duel.Duel;
import baseplate.testkit.duel.DuelCommand;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CampaignTest {
  private static final Player RANDOM = new RandomLegal();
  private static final Player STRIKER = Players.named(Duel.rules(), "striker").orElseThrow();

  private static Plan plan(Player first, Player second, Seating seating, int battles) {
    return new Plan(
        Duel.rules(), Duel.fresh(), List.of(first, second), seating, new Seed(42), battles);
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 8})
  void any_number_of_threads_gives_the_same_answer(int threads) {
    Plan plan = plan(RANDOM, STRIKER, Seating.FIXED, 300);

    assertThat(new Campaign(plan).run(threads)).isEqualTo(new Campaign(plan).run(1));
  }

  @Test
  void every_battle_is_won_drawn_or_cut_off() {
    Tally tally = new Campaign(plan(RANDOM, STRIKER, Seating.FIXED, 300)).run(2).tally();

    assertThat(tally.battles()).isEqualTo(300);
    assertThat(tally.wins().get(0) + tally.wins().get(1) + tally.draws() + tally.unfinished())
        .isEqualTo(300);
    assertThat(tally.unfinished()).isZero();
  }

  @Test
  void who_strikes_beats_who_rests_from_either_seat() {
    Player resting = new Resting();
    Standing first = standings(STRIKER, resting).get(0);
    Standing second = standings(resting, STRIKER).get(1);

    assertThat(first.share().low()).isGreaterThan(0.5);
    assertThat(second.share().low()).isGreaterThan(0.5);
    assertThat(second.side()).isEqualTo(SideId.SECOND);
    assertThat(second.player()).isEqualTo("striker");
  }

  private static List<Standing> standings(Player first, Player second) {
    return new Campaign(plan(first, second, Seating.FIXED, 100)).run(2).standings();
  }

  @Test
  void mirrored_seats_give_equal_players_equal_wins() {
    Tally tally = new Campaign(plan(STRIKER, STRIKER, Seating.MIRRORED, 200)).run(2).tally();

    assertThat(tally.wins().get(0)).isPositive().isEqualTo(tally.wins().get(1));
  }

  @Test
  void a_cancelled_campaign_gives_the_answer_of_a_shorter_one() {
    Campaign campaign = cancelledByPlayer();

    Result cut = campaign.run(2);

    assertThat(cut.isPartial()).isTrue();
    assertThat(cut.tally().battles()).isGreaterThanOrEqualTo(50).isEqualTo(campaign.finished());
    Plan shorter = plan(STRIKER, RANDOM, Seating.FIXED, cut.tally().battles());
    assertThat(cut.tally()).isEqualTo(new Campaign(shorter).run(1).tally());
  }

  /// A campaign that one of its players cancels when enough battles are finished.
  private static Campaign cancelledByPlayer() {
    AtomicReference<Campaign> running = new AtomicReference<>();
    Player caller = new Calling(STRIKER, () -> cancelLater(running.get()));
    Campaign campaign = new Campaign(plan(caller, RANDOM, Seating.FIXED, 100_000));
    running.set(campaign);
    return campaign;
  }

  private static void cancelLater(Campaign campaign) {
    if (campaign.finished() >= 50) {
      campaign.cancel();
    }
  }

  @Test
  void a_battle_that_breaks_is_named_with_its_seed() {
    Player broken = new Calling(STRIKER, CampaignTest::breakDown);

    assertThatThrownBy(() -> new Campaign(plan(broken, RANDOM, Seating.FIXED, 10)).run(1))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("battle 0 of seed 42");
  }

  private static void breakDown() {
    throw new IllegalArgumentException("out of ideas");
  }

  /// Never strikes, and declines whatever it is asked.
  private record Resting() implements Player {
    @Override
    public String name() {
      return "resting";
    }

    @Override
    public Command choose(Outlook outlook, Chance stream) {
      return outlook.view().pending().isPresent()
          ? STRIKER.choose(outlook, stream)
          : new DuelCommand.Rest();
    }
  }

  /// Does something before each choice of another player.
  private record Calling(Player other, Runnable before) implements Player {
    @Override
    public String name() {
      return other.name();
    }

    @Override
    public Command choose(Outlook outlook, Chance stream) {
      before.run();
      return other.choose(outlook, stream);
    }
  }
}
