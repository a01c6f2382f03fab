package baseplate.data;

import baseplate.core.words.Phrase;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/// Refuses bytes that are not UTF-8, or that begin with a byte order mark.
final class Utf8 {
  private Utf8() {}

  static void check(Source source) {
    int plain = plain(source);
    if (plain < source.length()) {
      check(source, plain);
    }
  }

  private static void check(Source source, int plain) {
    if (source.bytes()[source.from() + plain] == 0) {
      throw source.bad(plain, Phrase.of("data.json.zero"), "data.mend.utf8");
    }
    if (plain == 0 && startsWithMark(source)) {
      throw source.bad(0, Phrase.of("data.json.mark"), "data.mend.utf8");
    }
    checkDecoded(source);
  }

  private static void checkDecoded(Source source) {
    ByteBuffer in = ByteBuffer.wrap(source.bytes(), source.from(), source.length());
    if (decode(in).isError()) {
      int at = in.position() - source.from();
      throw source.bad(at, Phrase.of("data.json.utf8"), "data.mend.utf8");
    }
  }

  /// Decodes up to the end or to the first fault.
  private static CoderResult decode(ByteBuffer in) {
    CharsetDecoder decoder = decoder();
    CharBuffer out = CharBuffer.allocate(4096);
    CoderResult result = CoderResult.OVERFLOW;
    while (result.isOverflow()) {
      out.clear();
      result = decoder.decode(in, out, true);
    }
    return result;
  }

  private static CharsetDecoder decoder() {
    return StandardCharsets.UTF_8
        .newDecoder()
        .onMalformedInput(CodingErrorAction.REPORT)
        .onUnmappableCharacter(CodingErrorAction.REPORT);
  }

  /// How many bytes from the first are ASCII and not zero; zero would be taken for a sign of
  /// UTF-16.
  private static int plain(Source source) {
    byte[] bytes = source.bytes();
    int end = source.from() + source.length();
    int at = source.from();
    while (at < end && bytes[at] > 0) {
      at++;
    }
    return at - source.from();
  }

  private static boolean startsWithMark(Source source) {
    if (source.length() < 2) {
      return false;
    }
    int first = source.bytes()[source.from()] & 0xFF;
    int second = source.bytes()[source.from() + 1] & 0xFF;
    return first == 0xEF && second == 0xBB
        || first == 0xFE && second == 0xFF
        || first == 0xFF && second == 0xFE;
  }
}
