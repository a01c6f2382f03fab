package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.input.Request;
import baseplate.core.journal.Journal;
import baseplate.core.journal.PlayerView;
import baseplate.core.play.Unknown;
import baseplate.core.play.View;
import baseplate.data.race.Race;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ViewFileTest {
  private static final List<Ruleset> RULESETS = List.of(new Race());

  private final BattleFiles files = new BattleFiles(RULESETS);

  @TempDir private Path folder;

  private PlayerView veiled(Journal journal) {
    PlayerView open = PlayerView.of(journal, journal.size(), SideId.SECOND);
    Unknown hand = new Unknown(new SlotId("hand"), 2, List.of(new Request.Copies("rain", 1)));
    return new PlayerView(
        open.book(),
        open.sides(),
        open.house(),
        open.content(),
        open.rules(),
        View.veiled(open.view().world(), SideId.SECOND, List.of(hand)),
        open.log());
  }

  private Journal played(long seed, int entries) {
    return BattleFileTest.play(files.create(battle(), Race.setting(seed)), entries);
  }

  private Path battle() {
    return folder.resolve("race.battle.jsonl");
  }

  private Path written(PlayerView view) {
    Path path = folder.resolve("race.view.json");
    ViewFile.write(path, view);
    return path;
  }

  @Test
  void a_side_keeps_what_it_sees() {
    Journal journal = played(424_242, 30);
    PlayerView view = veiled(journal);
    PlayerView back = ViewFile.read(written(view), RULESETS);
    assertThat(back.view().world()).isEqualTo(journal.battle());
    assertThat(back.view().viewer()).isEqualTo(SideId.SECOND);
    assertThat(back.view().unknowns()).isEqualTo(view.view().unknowns());
    assertThat(back.log()).hasSize(30).isEqualTo(view.log());
  }

  @Test
  void a_view_of_the_first_format_has_no_log_and_opens() throws IOException {
    Path view = written(veiled(played(3, 8)));
    String text = Files.readString(view);
    String log = text.substring(text.indexOf(",\"log\":"), text.lastIndexOf('}'));
    Files.writeString(view, text.replace(log, "").replace("\"format\":2", "\"format\":1"));

    assertThat(ViewFile.read(view, RULESETS).log()).isEmpty();
  }

  @Test
  void a_side_keeps_no_more_than_it_sees() {
    Journal journal = played(424_242, 30);
    assertThat(written(veiled(journal)))
        .content()
        .doesNotContain("424242")
        .doesNotContain("seed")
        .doesNotContain(journal.chain().hex())
        .doesNotContain(journal.setting().digest(journal.battle()).hex())
        .doesNotContain("\"chain\"")
        .doesNotContain("\"state\":\"");
  }

  @Test
  void a_view_cannot_be_played_on() {
    Path view = written(veiled(played(1, 5)));
    BadFile bad = catchThrowableOfType(BadFile.class, () -> files.open(view));
    assertThat(bad.problem().key()).isEqualTo("data.kind.view");
  }

  @Test
  void a_battle_is_no_view() {
    played(1, 5);
    assertThat(catchThrowableOfType(BadFile.class, () -> ViewFile.read(battle(), RULESETS)))
        .isNotNull();
  }
}
