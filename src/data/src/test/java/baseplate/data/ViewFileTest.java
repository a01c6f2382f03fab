package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

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
        View.veiled(open.view().world(), SideId.SECOND, List.of(hand)));
  }

  @Test
  void a_side_keeps_what_it_sees_and_no_more() throws IOException {
    Path battle = folder.resolve("race.battle.jsonl");
    BattleFiles files = new BattleFiles(List.of(new Race()));
    Journal journal = BattleFileTest.play(files.create(battle, Race.setting(424_242)), 30);
    Path path = folder.resolve("race.view.json");
    PlayerView view = veiled(journal);
    ViewFile.write(path, view);
    PlayerView back = ViewFile.read(path, List.of(new Race()));
    assertThat(back.view().world()).isEqualTo(journal.battle());
    assertThat(back.view().viewer()).isEqualTo(SideId.SECOND);
    assertThat(back.view().unknowns()).isEqualTo(view.view().unknowns());
    assertThat(Files.readString(path))
        .doesNotContain("424242")
        .doesNotContain("seed")
        .doesNotContain(journal.chain().hex())
        .doesNotContain(journal.setting().digest(journal.battle()).hex())
        .doesNotContain("\"entry\"");
  }

  @Test
  void a_view_cannot_be_played_on_and_a_battle_is_no_view() {
    Path battle = folder.resolve("race.battle.jsonl");
    BattleFiles files = new BattleFiles(List.of(new Race()));
    Journal journal = BattleFileTest.play(files.create(battle, Race.setting(1)), 5);
    Path path = folder.resolve("race.view.json");
    ViewFile.write(path, veiled(journal));
    assertThat(catchThrowableOfType(BadFile.class, () -> files.open(path)).problem().key())
        .isEqualTo("data.battle.none");
    assertThat(
            catchThrowableOfType(BadFile.class, () -> ViewFile.read(battle, List.of(new Race()))))
        .isNotNull();
  }
}
