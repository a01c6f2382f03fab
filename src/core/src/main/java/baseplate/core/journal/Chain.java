package baseplate.core.journal;

import java.security.MessageDigest;

/// Links the lines of a battle file: each digest is SHA-256 of the one before it and the canonical
/// bytes of the line without its own digest. The header's stands on 32 zero bytes.
public final class Chain {
  /// What the header's digest stands on.
  public static final Digest START = new Digest("0".repeat(64));

  private Chain() {}

  /// The digest of a line after another.
  ///
  /// @param previous the digest before it
  /// @param bytes holds the canonical bytes of the line without its digest
  public static Digest next(Digest previous, byte[] bytes) {
    MessageDigest sha = Digest.sha256();
    sha.update(previous.hash());
    sha.update(bytes);
    return Digest.ofHash(sha.digest());
  }
}
