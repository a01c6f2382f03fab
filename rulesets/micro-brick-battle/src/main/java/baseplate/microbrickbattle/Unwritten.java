package baseplate.microbrickbattle;

import baseplate.core.Hearing;
import baseplate.core.Resolution;
import baseplate.core.words.Phrase;

/// Stands where rules are still to be written.
final class Unwritten {
  private Unwritten() {}

  static Resolution refuse(Hearing hearing) {
    return hearing.refuse(Orders.structure(Phrase.of("mbb.refused.unwritten")));
  }
}
