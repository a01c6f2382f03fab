package baseplate.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Fields;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SimulateVerbTest {
  private final Bench bench;

  SimulateVerbTest(@TempDir Path folder) {
    bench = Bench.in(folder);
  }

  private Ran simulate(String... more) {
    String six = "simulate micro-brick-battle --scenario skirmish --battles 6 --seed 3";
    return bench.run(List.of(six.split(" ")), more);
  }

  @Test
  void every_battle_is_won_by_a_side_drawn_or_unfinished() {
    Fields found = simulate("--players", "random,greedy", "--json").done().object();

    assertThat(found.whole("battles", 0, 99)).isEqualTo(6);
    assertThat(found.whole("seed", 0, 99)).isEqualTo(3);
    List<Fields> results = found.objects("results");
    long wins = results.stream().mapToLong(one -> one.whole("wins", 0, 6)).sum();
    assertThat(wins + found.whole("draws", 0, 6) + found.whole("unfinished", 0, 6)).isEqualTo(6);
  }

  @Test
  void each_side_has_its_player_and_its_share_with_an_interval() {
    List<Fields> results =
        simulate("--players", "random,greedy", "--json").done().object().objects("results");

    assertThat(results)
        .extracting(one -> one.text("side"))
        .containsExactly("United States", "Germany");
    assertThat(results).extracting(one -> one.text("player")).containsExactly("random", "greedy");
    assertThat(results)
        .allSatisfy(
            one ->
                assertThat(one.number("share")).isBetween(one.number("low"), one.number("high")));
  }

  @Test
  void the_answer_is_the_same_for_any_number_of_threads() {
    Ran one = simulate("--threads", "1", "--json").done();

    assertThat(simulate("--threads", "3", "--json").done().out()).isEqualTo(one.out());
    assertThat(simulate("--json").done().out()).isEqualTo(one.out());
  }

  @Test
  void a_battle_file_is_carried_on_from_where_it_stands_and_is_not_touched() {
    String battle = bench.position("b.jsonl", Positions.OPEN);
    String before = bench.read("b.jsonl");
    Fields found =
        bench.run("simulate", battle, "--battles", "4", "--seed", "1", "--json").done().object();

    assertThat(found.whole("battles", 0, 9)).isEqualTo(4);
    assertThat(bench.read("b.jsonl")).isEqualTo(before);
  }

  @Test
  void an_interrupted_campaign_keeps_and_tells_what_it_has() {
    String many =
        "simulate micro-brick-battle --scenario skirmish --battles 1000000 --seed 1 --json";
    Fields found = bench.interrupted(many.split(" ")).done().object();

    assertThat(found.whole("battles", 0, 1_000_000)).isLessThan(100_000);
    assertThat(found.whole("wanted", 0, 1_000_000)).isEqualTo(1_000_000);
  }

  @Test
  void wrong_words_are_said_so() {
    bench.run("simulate", Bench.MBB, "--scenario", "skirmish").failed(2, "--battles");
    simulate("--threads", "0").failed(2, "--threads", "0");
    bench.run("simulate", "nothing", "--battles", "1").failed(1, "nothing");
    bench.run("simulate", Bench.MBB, "--battles", "1").failed(2, "--scenario");
  }

  @Test
  void players_that_change_seats_are_told_by_their_numbers() {
    Ran told = simulate("--mirrored", "--players", "random,greedy").done();
    assertThat(told.out())
        .contains("6 battles", "player 1 (random), on both sides in turn: ", "player 2 (greedy)")
        .doesNotContain("United States");
    assertThat(simulate("--mirrored", "--json").done().object().flag("mirrored", false)).isTrue();
  }

  @Test
  void an_odd_number_of_battles_makes_no_pairs() {
    bench
        .run("simulate", Bench.MBB, "--scenario", "skirmish", "--battles", "5", "--mirrored")
        .failed(2, "--battles", "5", "even", "6");
  }
}
