package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.SideId;
import baseplate.core.doc.Fields;
import baseplate.core.journal.PlayerView;
import baseplate.data.ViewFile;
import baseplate.testkit.cards.Cards;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What the command line tells one side of a battle with hidden cards.
class HiddenCardsTest {
  private static final String DRAW = "{\"do\":\"draw\"}";
  private static final String LAY = "{\"do\":\"lay\",\"card\":\"%s\",\"slot\":\"first-left\"}";
  private static final String ATTACK = "{\"do\":\"attack\",\"slot\":\"first-left\"}";

  private final Bench bench;
  private final String battle;
  private final String laid;

  HiddenCardsTest(@TempDir Path folder) {
    bench = Bench.holdingCards(folder);
    battle =
        bench.fresh(
            "c.jsonl", "cards", "--scenario", "evening", "--seed", "771", "--sides", "Ann,Bob");
    Fields drawn = bench.run("do", battle, DRAW, "--json").done().object();
    laid = drawn.objects("inputs").getFirst().text("card");
    bench.run("do", battle, LAY.replace("%s", laid)).done();
  }

  private Fields asked(String... words) {
    return bench.run(List.of(words), "--json").done().object();
  }

  @Test
  void a_side_is_shown_its_own_hand_and_backs_of_the_other() {
    Fields own = asked("show", battle, "--as", "Ann");
    Fields other = asked("show", battle, "--as", "Bob");

    assertThat(codes(own)).doesNotContain("?").hasSize(3);
    assertThat(codes(other)).containsOnly("?").hasSize(3);
    assertThat(other.objects("unknown")).hasSize(3);
  }

  private static List<String> codes(Fields shown) {
    return shown.objects("pieces").stream()
        .map(piece -> piece.object("state").text("code"))
        .toList();
  }

  @Test
  void a_side_is_told_no_seed() {
    assertThat(asked("show", battle).has("seed")).isTrue();
    assertThat(asked("show", battle, "--as", "Ann").has("seed")).isFalse();
    assertThat(bench.run("show", battle, "--as", "Ann", "--json").done().out())
        .doesNotContain("771");
  }

  @Test
  void the_other_side_is_not_told_what_was_drawn_and_laid() {
    Fields own = asked("explain", battle, "--entry", "2", "--as", "Ann");
    Fields other = asked("explain", battle, "--entry", "2", "--as", "Bob");

    assertThat(own.object("command").text("card")).isEqualTo(laid);
    assertThat(other.object("command").text("card")).isEqualTo("?");
    assertThat(asked("explain", battle, "--entry", "1", "--as", "Bob").items("inputs")).isEmpty();
    assertThat(asked("explain", battle, "--entry", "1", "--as", "Ann").items("inputs")).hasSize(3);
  }

  @Test
  void what_a_side_keeps_is_what_it_saw() {
    Path kept = bench.file("bob.view.json");
    bench.run("show", battle, "--as", "Bob", "--view", kept.toString()).done();
    PlayerView view = ViewFile.read(kept, List.of(new Cards()));

    assertThat(view.view().viewer()).isEqualTo(SideId.SECOND);
    assertThat(view.log()).hasSize(2);
    assertThat(kept).content().doesNotContain("771").doesNotContain("chain");
    bench.run("show", battle, "--as", "Bob", "--view", kept.toString()).failed(1, "bob.view.json");
    bench.run("show", battle, "--view", "x.json").failed(2, "--as");
  }

  @Test
  void odds_are_told_from_what_a_side_sees() {
    Fields odds = asked("odds", battle, ATTACK);

    assertThat(odds.flag("exact", false)).isTrue();
    assertThat(odds.objects("outcomes")).hasSize(1);
    bench.run("do", battle, ATTACK).done();
    bench
        .run("odds", battle, "{\"do\":\"answer\",\"choose\":\"decline\"}", "--as", "Ann")
        .failed(1, "Bob");
  }

  @Test
  void who_attacks_is_told_of_every_answer_that_there_may_be() {
    Fields attack = asked("do", battle, ATTACK);
    List<String> ways =
        attack.object("awaiting").objects("options").stream().map(way -> way.text("id")).toList();

    assertThat(ways).startsWith("decline");
    assertThat(attack.text("handOver")).isEqualTo("Bob");
    assertThat(attack.whole("entry", 0, 9)).isEqualTo(3);
  }

  @Test
  void answers_that_were_set_beforehand_are_given_at_once() {
    String stop = "{\"do\":\"stop\",\"choice\":\"instant\",\"answer\":\"decline\",\"side\":%d}";
    bench.run("do", battle, stop.replace("%d", "0")).done();
    bench.run("do", battle, stop.replace("%d", "1")).done();
    Fields attack = asked("do", battle, ATTACK);

    assertThat(attack.objects("answered")).hasSize(2);
    assertThat(attack.has("handOver")).isFalse();
    assertThat(asked("show", battle).has("pending")).isFalse();
    bench.run("verify", battle).done();
  }

  @Test
  void computer_players_finish_the_duel_and_the_record_holds() {
    bench.run("auto", battle).done();

    assertThat(asked("verify", battle).flag("valid", false)).isTrue();
    assertThat(asked("show", battle).has("ending")).isTrue();
  }
}
