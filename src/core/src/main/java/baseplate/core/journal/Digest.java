package baseplate.core.journal;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/// A SHA-256 digest.
///
/// @param hex 64 lower-case hexadecimal digits
public record Digest(String hex) {
  private static final HexFormat HEX = HexFormat.of();
  private static final int LENGTH = 64;

  public Digest {
    if (!isDigest(hex)) {
      throw new IllegalArgumentException("not a digest");
    }
  }

  private static boolean isDigest(String text) {
    if (text.length() != LENGTH) {
      return false;
    }
    for (int i = 0; i < LENGTH; i++) {
      char c = text.charAt(i);
      if ((c < '0' || c > '9') && (c < 'a' || c > 'f')) {
        return false;
      }
    }
    return true;
  }

  /// The digest of bytes.
  public static Digest of(byte[] bytes) {
    return ofHash(sha256().digest(bytes));
  }

  static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every Java has SHA-256", e);
    }
  }

  static Digest ofHash(byte[] hash) {
    return new Digest(HEX.formatHex(hash));
  }

  byte[] hash() {
    return HEX.parseHex(hex);
  }

  @Override
  public String toString() {
    return hex;
  }
}
