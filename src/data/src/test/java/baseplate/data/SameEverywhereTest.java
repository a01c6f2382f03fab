package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.journal.Digest;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.data.race.Race;
import baseplate.data.race.Stroll;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The same file gives the same battle and the same bytes wherever and however often it is read.
@Isolated
class SameEverywhereTest {
  private static final int ENTRIES = 300;

  private final Locale locale = Locale.getDefault();
  private final TimeZone zone = TimeZone.getDefault();
  private final BattleFiles files = new BattleFiles(List.of(new Race()));

  @TempDir private Path folder;
  private Path path;
  private byte[] written;
  private Digest last;

  @BeforeEach
  void play() throws IOException {
    path = folder.resolve("race.battle.jsonl");
    Journal journal = BattleFileTest.play(files.create(path, Race.setting(77)), ENTRIES);
    written = Files.readAllBytes(path);
    last = journal.setting().digest(journal.battle());
  }

  @AfterEach
  void home() {
    Locale.setDefault(locale);
    TimeZone.setDefault(zone);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"de-DE", "fr-FR", "tr-TR", "ar-EG", "ar-u-nu-arab", "th-TH-u-ca-buddhist"})
  void the_locale_and_the_time_zone_change_nothing(String tag) {
    Locale.setDefault(Locale.forLanguageTag(tag));
    TimeZone.setDefault(TimeZone.getTimeZone("Pacific/Apia"));
    checkOnce();
    assertThat(BattleFiles.bytes(replayed())).isEqualTo(written);
  }

  @Test
  void three_times_in_one_program_are_the_same() {
    checkOnce();
    checkOnce();
    checkOnce();
  }

  @Test
  void many_at_once_are_the_same() throws Exception {
    Callable<Boolean> check =
        () -> {
          checkOnce();
          return true;
        };
    assertThat(AtOnce.run(4, Collections.nCopies(16, check))).hasSize(16).containsOnly(true);
  }

  private void checkOnce() {
    Journal journal = files.read(path);
    assertThat(journal.setting().digest(journal.battle())).isEqualTo(last);
    assertThat(BattleFiles.bytes(journal)).isEqualTo(written);
    assertThat(files.verify(path).valid()).isTrue();
  }

  /// The same commands submitted once more.
  private Journal replayed() {
    Session session = new Session(new Journal(Race.setting(77)), Sink.NONE);
    new Stroll(ENTRIES).upTo(ENTRIES, session);
    Entry entry = session.journal().entry(ENTRIES);
    assertThat(entry.number()).isEqualTo(ENTRIES);
    return session.journal();
  }
}
