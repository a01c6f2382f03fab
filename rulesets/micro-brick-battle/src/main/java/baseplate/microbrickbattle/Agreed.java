package baseplate.microbrickbattle;

import baseplate.core.Agreements;
import baseplate.core.Evidence;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/// Names the table agreements that decide something, each as `key=value`.
///
/// @param agreements what the table agreed on
record Agreed(Agreements agreements) {
  private static final Phrase NOTHING = Phrase.of("mbb.unagreed");

  /// The sentence where no agreement decides.
  static Phrase none(Phrase sentence) {
    return sentence.with("agreed", NOTHING);
  }

  /// The sentence with the agreement that decides.
  Phrase in(Phrase sentence, String key) {
    return in(sentence, List.of(key));
  }

  /// The sentence with the agreements that decide, which may be none.
  Phrase in(Phrase sentence, Collection<String> keys) {
    return keys.isEmpty()
        ? none(sentence)
        : sentence.with("agreed", Phrase.of("mbb.agreed", "agreements", named(keys)));
  }

  /// The agreements, each as `key=value`.
  List<String> named(Collection<String> keys) {
    List<String> named = new ArrayList<>(keys.size());
    keys.forEach(key -> named.add(key + "=" + agreements.value(key)));
    return named;
  }

  /// Leaves a ruling that the agreement decides.
  void rule(Evidence evidence, RuleId rule, String subject, Phrase effect, String key) {
    if (evidence.on()) {
      evidence.ruleAgreed(rule, subject, in(effect, key), key);
    }
  }
}
