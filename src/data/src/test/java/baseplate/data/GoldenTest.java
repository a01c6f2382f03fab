package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.doc.Doc;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Verification;
import baseplate.data.race.Race;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/// One kept file of each format opens for ever. Never make one of these files anew: a change that
/// they do not survive needs an upgrader.
class GoldenTest {
  private static final String FORMAT_1_BATTLE =
      "dbd10a09ae37f2f246e84bcccf8fb874482dfa88bc4bc328e74daeb5f12d4240";

  @Test
  void the_file_of_format_1_opens_is_intact_and_is_judged_the_same() throws IOException {
    byte[] bytes = golden("format-1.battle.jsonl");
    Journal journal = reader(bytes, new Race()).read().journal();
    assertThat(journal.size()).isEqualTo(60);
    assertThat(journal.setting().digest(journal.battle()).hex()).isEqualTo(FORMAT_1_BATTLE);
    assertThat(reader(bytes, new Race()).verify().valid()).isTrue();
  }

  @Test
  void the_file_of_format_1_opens_and_is_intact_after_the_rules_were_mended() throws IOException {
    byte[] bytes = golden("format-1.battle.jsonl");
    Race today = Race.mendedBy(1);
    Journal journal = reader(bytes, today).read().journal();
    assertThat(journal.setting().digest(journal.battle()).hex()).isEqualTo(FORMAT_1_BATTLE);
    assertThat(journal.setting().header().book().version()).isNotEqualTo(today.version());
    Verification found = reader(bytes, today).verify();
    assertThat(found.intact()).isTrue();
    assertThat(found.sameToday()).isFalse();
  }

  @Test
  void while_format_1_is_the_format_it_is_written_the_same() throws IOException {
    byte[] bytes = golden("format-1.battle.jsonl");
    assertThat(Header.FORMAT).isEqualTo(1);
    assertThat(BattleFiles.bytes(reader(bytes, new Race()).read().journal())).isEqualTo(bytes);
  }

  @Test
  void a_document_of_today_needs_no_upgrade() {
    Doc.Obj doc = Doc.object().put("entry", 1).build();
    assertThat(Upgraders.RELEASED.header(Header.FORMAT, doc)).isSameAs(doc);
    assertThat(Upgraders.RELEASED.entry(Header.FORMAT, doc)).isSameAs(doc);
  }

  private static BattleReader reader(byte[] bytes, Race race) {
    return new BattleReader("golden", bytes, List.of(race));
  }

  private static byte[] golden(String name) throws IOException {
    try (InputStream in = GoldenTest.class.getResourceAsStream(name)) {
      return Objects.requireNonNull(in, name).readAllBytes();
    }
  }
}
