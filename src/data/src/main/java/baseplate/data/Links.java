package baseplate.data;

import baseplate.core.journal.Digest;
import java.nio.charset.StandardCharsets;
import java.security.DigestException;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;

/// Follows the chain over the raw bytes of lines, one after the other.
final class Links {
  private static final byte[] FIELD = ",\"chain\":\"".getBytes(StandardCharsets.ISO_8859_1);
  private static final int HEX = 64;
  private static final int TAIL = FIELD.length + HEX + 2;

  private final MessageDigest sha;
  private final byte[] previous = new byte[HEX / 2];
  private final byte[] stated = new byte[HEX / 2];
  private final byte[] right = new byte[HEX / 2];

  Links() {
    try {
      sha = MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  /// A line with its link, as it stands in a file.
  ///
  /// @param body the canonical text without the link
  static String linked(String body, Digest chain) {
    return body.substring(0, body.length() - 1) + ",\"chain\":\"" + chain.hex() + "\"}";
  }

  /// Whether the line's link holds on the line before it. The next line is then asked to hold on
  /// what this one states, right or wrong.
  boolean holds(byte[] bytes, Lines.Line line) {
    int tail = line.to() - TAIL;
    if (tail <= line.from() || !readTail(bytes, tail)) {
      return false;
    }
    digest(bytes, line.from(), tail);
    System.arraycopy(stated, 0, previous, 0, previous.length);
    return MessageDigest.isEqual(right, stated);
  }

  /// Works out the right link of a body: the bytes of its line in front of the link, closed.
  private void digest(byte[] bytes, int from, int to) {
    sha.update(previous);
    sha.update(bytes, from, to - from);
    sha.update((byte) '}');
    finish();
  }

  private void finish() {
    try {
      sha.digest(right, 0, right.length);
    } catch (DigestException e) {
      throw new IllegalStateException("a SHA-256 digest has 32 bytes", e);
    }
  }

  private boolean readTail(byte[] bytes, int tail) {
    for (int i = 0; i < FIELD.length; i++) {
      if (bytes[tail + i] != FIELD[i]) {
        return false;
      }
    }
    int hex = tail + FIELD.length;
    for (int i = 0; i < stated.length; i++) {
      int high = digit(bytes[hex + 2 * i]);
      int low = digit(bytes[hex + 2 * i + 1]);
      if (high < 0 || low < 0) {
        return false;
      }
      stated[i] = (byte) (high << 4 | low);
    }
    return bytes[hex + HEX] == '"' && bytes[hex + HEX + 1] == '}';
  }

  /// Only lower case counts, so that a digest has one spelling.
  private static int digit(byte c) {
    if (c >= '0' && c <= '9') {
      return c - '0';
    }
    return c >= 'a' && c <= 'f' ? c - 'a' + 10 : -1;
  }
}
