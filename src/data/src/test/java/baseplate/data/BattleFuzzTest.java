package baseplate.data;

import static org.assertj.core.api.Assertions.assertThat;

import baseplate.core.Ruleset;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Session;
import baseplate.core.journal.Sink;
import baseplate.core.words.CoreWords;
import baseplate.core.words.Texts;
import baseplate.data.race.Race;
import baseplate.data.race.Stroll;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/// Real battle files, mutated at random: each is read, or refused in words; nothing else happens.
class BattleFuzzTest {
  private static final List<Ruleset> RULESETS = List.of(new Race());
  private static final Texts TEXTS =
      new Texts(Locale.ROOT, CoreWords.english()).plus(DataWords.english());

  private static final List<String> INSERTS =
      List.of(
          "\"",
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "null",
          "-1",
          "1e999999999",
          "99999999999",
          "0.5",
          "\\u0000",
          "\\",
          "\u00ff",
          "\n",
          "\"entry\":1,",
          "\"back\":0,",
          "\"event\":\"stepped\"",
          "{\"event\":\"battle-ended\",\"ending\":{\"rule\":\"X-1\",\"how\":{\"key\":\"k\"}}},",
          "{\"event\":\"piece-added\",\"piece\":{\"id\":\"runner-1\"}},",
          "1000d1000",
          "{\"do\":\"undo\"}",
          "{\"do\":\"redo\"}",
          "{\"do\":\"take-back\",\"to\":0}");

  private final byte[] whole = BattleFiles.bytes(journal());

  private static Journal journal() {
    Session session = new Session(new Journal(Race.setting(8)), Sink.NONE);
    new Stroll(9).upTo(25, session);
    return session.journal();
  }

  @Test
  void a_mutated_file_is_read_or_refused_in_words() {
    SplittableRandom random = new SplittableRandom(42);
    int refused = 0;
    int tries = Proof.count(1_500, 500_000);
    for (int i = 0; i < tries; i++) {
      refused += tryOn(mutated(whole, random)) ? 0 : 1;
    }
    assertThat(refused).isPositive().isLessThan(tries);
  }

  @Test
  void a_mutated_file_whose_links_were_made_anew_is_read_or_refused_in_words() {
    SplittableRandom random = new SplittableRandom(43);
    int refused = 0;
    int tries = Proof.count(1_500, 500_000);
    for (int i = 0; i < tries; i++) {
      refused += tryOn(relinked(mutated(whole, random))) ? 0 : 1;
    }
    assertThat(refused).isPositive().isLessThan(tries);
  }

  /// Whether it could be read; anything but [BadFile] fails the test.
  private static boolean tryOn(byte[] bytes) {
    boolean read = isRead(bytes);
    boolean verified = isVerified(bytes);
    assertThat(verified || !read).as("what is read can be verified").isTrue();
    return read;
  }

  private static boolean isRead(byte[] bytes) {
    try {
      Journal journal = new BattleReader("fuzz", bytes, RULESETS).read().journal();
      assertThat(journal.size()).isLessThan(100);
      return true;
    } catch (BadFile bad) {
      assertThat(TEXTS.say(bad.phrase())).doesNotContain("\n").doesNotContain("Exception");
      return false;
    }
  }

  private static boolean isVerified(byte[] bytes) {
    try {
      var found = new BattleReader("fuzz", bytes, RULESETS).verify();
      found.firstBad().ifPresent(fault -> assertThat(TEXTS.say(fault.reason())).isNotEmpty());
      return true;
    } catch (BadFile _) {
      return false;
    }
  }

  private static byte[] mutated(byte[] from, SplittableRandom random) {
    byte[] bytes = from;
    for (int i = random.nextInt(3); i >= 0; i--) {
      bytes = mutatedOnce(bytes, random);
    }
    return bytes;
  }

  private static byte[] mutatedOnce(byte[] bytes, SplittableRandom random) {
    int at = random.nextInt(bytes.length);
    int length = Math.min(bytes.length - at, random.nextInt(40));
    return switch (random.nextInt(6)) {
      case 0 -> spliced(bytes, at, 1, new byte[] {(byte) random.nextInt(256)});
      case 1 -> spliced(bytes, at, length, new byte[0]);
      case 2 -> spliced(bytes, at, 0, Arrays.copyOfRange(bytes, at, at + length));
      case 3 -> spliced(bytes, at, random.nextInt(2), insert(random));
      case 4 -> spliced(bytes, at, bytes.length - at, new byte[0]);
      default -> digit(bytes, at, random);
    };
  }

  private static byte[] insert(SplittableRandom random) {
    return INSERTS.get(random.nextInt(INSERTS.size())).getBytes(StandardCharsets.ISO_8859_1);
  }

  private static byte[] digit(byte[] bytes, int from, SplittableRandom random) {
    int at = from;
    while (at < bytes.length - 1 && (bytes[at] < '0' || bytes[at] > '9')) {
      at++;
    }
    return spliced(bytes, at, 1, new byte[] {(byte) ('0' + random.nextInt(10))});
  }

  private static byte[] spliced(byte[] bytes, int at, int removed, byte[] added) {
    ByteArrayOutputStream out = new ByteArrayOutputStream(bytes.length + added.length);
    out.write(bytes, 0, at);
    out.writeBytes(added);
    int behind = Math.min(bytes.length, at + removed);
    out.write(bytes, behind, bytes.length - behind);
    return out.size() == 0 ? new byte[] {'{'} : out.toByteArray();
  }

  /// The lines with new links wherever a line still ends in one.
  private static byte[] relinked(byte[] bytes) {
    Forger forger = new Forger();
    String[] lines = new String(bytes, StandardCharsets.ISO_8859_1).split("\n", -1);
    return Arrays.stream(lines)
        .map(line -> relinked(line, forger))
        .collect(Collectors.joining("\n"))
        .getBytes(StandardCharsets.ISO_8859_1);
  }

  private static String relinked(String line, Forger forger) {
    int link = line.lastIndexOf(",\"chain\":\"");
    return link < 0 ? line : forger.linked(line.substring(0, link) + "}");
  }
}
