package baseplate.data;

import baseplate.core.journal.Chain;
import baseplate.core.journal.Digest;
import java.nio.charset.StandardCharsets;

/// Links lines anew, one after the other, as a forger does who knows how links are made.
final class Forger {
  private Digest previous = Chain.START;

  /// The line of a body, with a link that holds on the line before it.
  String linked(String body) {
    previous = Chain.next(previous, body.getBytes(StandardCharsets.ISO_8859_1));
    return Links.linked(body, previous);
  }
}
