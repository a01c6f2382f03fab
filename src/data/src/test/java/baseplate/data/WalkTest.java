package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Battle;
import baseplate.core.Enforcement;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Fields;
import baseplate.core.journal.CoreCodec;
import baseplate.core.journal.Entry;
import baseplate.core.journal.EntryDocs;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Setting;
import baseplate.core.journal.Sink;
import baseplate.core.journal.Verifier;
import baseplate.data.race.Race;
import baseplate.data.race.Stroll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class WalkTest {
  @Test
  void ten_thousand_steps_of_play_undo_redo_and_take_back_equal_a_fresh_fold() {
    Session session = new Session(new Journal(Race.setting(21)), Sink.NONE);
    new Stroll(4).on(10_000, session);
    Journal journal = session.journal();
    assertThat(journal.size()).isGreaterThan(4_000);
    assertThat(foldOfWhatCounts(journal)).isEqualTo(session.battle());
    checkEveryMoment(journal);
    assertThat(Verifier.verify(journal).valid()).isTrue();
  }

  private static void checkEveryMoment(Journal journal) {
    Journal again = new Journal(journal.setting());
    for (Entry entry : journal.entries()) {
      again.append(entry);
      int number = entry.number();
      assertThat(again.battle()).isEqualTo(journal.battleAfter(number));
      assertThat(again.rolls()).isEqualTo(journal.rollsAfter(number));
    }
  }

  private static Battle foldOfWhatCounts(Journal journal) {
    Battle battle = journal.setting().start();
    for (Entry entry : journal.standing()) {
      battle = battle.after(entry.events());
    }
    return battle;
  }

  @ParameterizedTest
  @EnumSource
  void every_entry_and_battle_reads_back_equal(Enforcement enforcement) {
    Setting setting = Race.setting(new Header.Seeded(new Seed(33)), enforcement);
    Session session = new Session(new Journal(setting), Sink.NONE);
    Stroll stroll = new Stroll(5);
    for (int i = 0; i < 1_000; i++) {
      stroll.go(session);
      checkReadsBack(session.battle(), setting.codec());
    }
    session.journal().entries().forEach(entry -> checkReadsBack(entry, setting.entries()));
  }

  private static void checkReadsBack(Battle battle, CoreCodec codec) {
    assertThat(codec.battle(Fields.of(codec.write(battle), ""))).isEqualTo(battle);
  }

  private static void checkReadsBack(Entry entry, EntryDocs docs) {
    byte[] line = Appender.line(docs, entry);
    Entry back = docs.read(Fields.of(Json.read(line, "line"), ""));
    assertThat(back).isEqualTo(entry);
    assertThat(Canonical.text(docs.body(back))).isEqualTo(Canonical.text(docs.body(entry)));
  }

  @Test
  void any_moment_of_two_thousand_entries_is_at_hand() {
    Session session = new Session(new Journal(Race.setting(2)), Sink.NONE);
    new Stroll(6).upTo(2_000, session);
    long before = System.nanoTime();
    int hash = 0;
    for (int number = 0; number <= 2_000; number++) {
      hash += session.journal().battleAfter(number).pieces().size();
    }
    assertThat(hash).isEqualTo(2_001 * 12);
    assertThat(System.nanoTime() - before).isLessThan(100_000_000L);
  }
}
