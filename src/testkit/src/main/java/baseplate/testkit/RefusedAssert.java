package baseplate.testkit;

import baseplate.core.Command;
import baseplate.core.Refusal;
import baseplate.core.Verdict;
import baseplate.core.words.Texts;
import java.util.Optional;
import org.assertj.core.api.Assertions;
import org.jspecify.annotations.Nullable;

/// Assertions on a refusal: which rule, which numbers, and what would be allowed.
public final class RefusedAssert {
  private final Refusal refusal;

  RefusedAssert(Verdict.Refused refused) {
    this.refusal = refused.refusal();
  }

  /// These rules, in this order, forbid it.
  public RefusedAssert by(String... rules) {
    Assertions.assertThat(refusal.rules())
        .as("rules of the refusal %s", refusal.reason())
        .extracting(rule -> rule.text())
        .containsExactly(rules);
    return this;
  }

  /// It makes no sense in the battle, whatever the rules say.
  public RefusedAssert asStructure() {
    Assertions.assertThat(refusal.kind()).isEqualTo(Refusal.Kind.STRUCTURE);
    return this;
  }

  /// The reason is the sentence of that key.
  public RefusedAssert saying(String key) {
    Assertions.assertThat(refusal.reason().key()).isEqualTo(key);
    return this;
  }

  /// The reason carries that value under that name; both are compared as text.
  public RefusedAssert with(String name, Object value) {
    @Nullable Object carried = refusal.reason().args().get(name);
    Assertions.assertThat(String.valueOf(carried))
        .as("%s of the refusal %s", name, refusal.reason())
        .isEqualTo(value.toString());
    return this;
  }

  /// The sentence that a player reads holds these words.
  public RefusedAssert reading(Texts texts, String... words) {
    Assertions.assertThat(texts.say(refusal.reason())).contains(words);
    return this;
  }

  /// This command would be accepted instead.
  public RefusedAssert offering(Command nearest) {
    Assertions.assertThat(refusal.amended()).contains(nearest);
    return this;
  }

  /// No other command is offered.
  public RefusedAssert offeringNothing() {
    Assertions.assertThat(refusal.amended()).isEqualTo(Optional.empty());
    return this;
  }
}
