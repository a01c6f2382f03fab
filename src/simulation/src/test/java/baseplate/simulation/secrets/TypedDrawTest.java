package baseplate.simulation.secrets;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.play.Happening;
import baseplate.testkit.Covers;
import baseplate.testkit.cards.CardCommand;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Cards that players draw from a real deck and type in are as hidden as those of the seed.
@Covers("CRD-8")
class TypedDrawTest {
  private final Session session =
      new Session(new Journal(Duels.setting(new Header.Typed())), Sink.NONE);

  private void draws(String... cards) {
    session.submit(new CardCommand.Draw());
    for (String card : cards) {
      session.submit(new Command.Answer(new Input.Card(card)));
    }
  }

  private List<Happening> log(SideId viewer) {
    return new Log(session.journal(), viewer)
        .upTo(session.journal().size()).stream().map(seen -> seen.happening()).toList();
  }

  private int unseen(SideId viewer) {
    Request asked =
        Duels.rules(session)
            .seenBy(session.battle(), viewer)
            .pending()
            .map(Pending::awaited)
            .orElseThrow();
    return ((Request.Turn) asked).among().stream().mapToInt(Request.Copies::count).sum();
  }

  @Test
  void the_card_that_is_typed_is_read_by_its_own_side_alone() {
    draws("axe", "ward", "pike");

    assertThat(log(SideId.FIRST))
        .extracting(Happening::wish)
        .contains(new Command.Answer(new Input.Card("ward")));
    assertThat(log(SideId.SECOND).subList(1, 4))
        .extracting(Happening::wish)
        .containsOnly(new Command.Answer(new Input.Card("?")));
  }

  @Test
  void what_is_left_to_draw_does_not_tell_what_the_other_holds() {
    draws("axe", "ward", "pike");
    session.submit(new CardCommand.HandOver());
    draws("axe");

    assertThat(unseen(SideId.SECOND)).isEqualTo(11);
    assertThat(unseen(SideId.FIRST)).isEqualTo(9);
  }

  @Test
  void a_card_that_cannot_be_next_is_refused_without_telling_which_could() {
    draws("ward", "ward", "ward");

    assertThat(log(SideId.FIRST)).hasSize(3);
    assertThat(session.submit(new Command.Answer(new Input.Card("ward"))))
        .asString()
        .contains("core.unfit.card")
        .doesNotContain("pike", "spur");
  }
}
