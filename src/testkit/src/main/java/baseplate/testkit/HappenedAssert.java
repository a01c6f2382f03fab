package baseplate.testkit;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Reckoning;
import baseplate.core.Ruling;
import baseplate.core.Verdict;
import baseplate.core.input.Input;
import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import org.assertj.core.api.Assertions;

/// Assertions on what happened and why.
public final class HappenedAssert {
  private final Battle after;
  private final List<Event> events;
  private final List<Input> inputs;
  private final Verdict.Findings findings;

  HappenedAssert(Battle after, List<Event> events, List<Input> inputs, Verdict.Findings findings) {
    this.after = after;
    this.events = events;
    this.inputs = inputs;
    this.findings = findings;
  }

  /// These facts are among what happened, in this order.
  public HappenedAssert with(Event... facts) {
    Assertions.assertThat(events).containsSubsequence(facts);
    return this;
  }

  /// This, in this order, is all that happened.
  public HappenedAssert withExactly(Event... facts) {
    Assertions.assertThat(events).containsExactly(facts);
    return this;
  }

  /// A fact of that kind is not among what happened.
  public HappenedAssert without(Class<? extends Event> kind) {
    Assertions.assertThat(events).doesNotHaveAnyElementsOfTypes(kind);
    return this;
  }

  /// These inputs, in this order, were used.
  public HappenedAssert using(Input... used) {
    Assertions.assertThat(inputs).containsExactly(used);
    return this;
  }

  /// These rules are among those that the rulings cite.
  public HappenedAssert ruledBy(String... rules) {
    Assertions.assertThat(findings.rulings())
        .as("rulings")
        .extracting(ruling -> ruling.rule().text())
        .contains(rules);
    return this;
  }

  /// A ruling cites the rule, its effect saying the sentence of that key.
  public HappenedAssert ruled(String rule, String effect) {
    Assertions.assertThat(findings.rulings())
        .as("rulings")
        .anyMatch(ruling -> cites(ruling, rule) && ruling.effect().key().equals(effect));
    return this;
  }

  /// A ruling of the rule names the table agreement that decided.
  public HappenedAssert decidedBy(String rule, String agreement) {
    Assertions.assertThat(findings.rulings())
        .as("rulings")
        .anyMatch(ruling -> cites(ruling, rule) && agreement.equals(ruling.decidedBy().orElse("")));
    return this;
  }

  private static boolean cites(Ruling ruling, String rule) {
    return ruling.rule().text().equals(rule);
  }

  /// A number with that key came to `total`, summed from these lines: the base and each modifier.
  public HappenedAssert reckoned(String number, String total, String... lines) {
    Reckoning reckoning =
        findings.reckonings().stream()
            .filter(each -> each.what().key().equals(number))
            .findFirst()
            .orElseThrow(
                () ->
                    new AssertionError(
                        "no reckoning of %s among %s".formatted(number, findings.reckonings())));
    Assertions.assertThat(reckoning.total()).isEqualByComparingTo(new BigDecimal(total));
    if (lines.length > 0) {
      Assertions.assertThat(reckoning.lines())
          .extracting(line -> line.value().stripTrailingZeros())
          .containsExactlyElementsOf(
              Arrays.stream(lines).map(each -> new BigDecimal(each).stripTrailingZeros()).toList());
    }
    return this;
  }

  /// A refusal by that rule was let pass.
  public HappenedAssert waiving(String rule) {
    Assertions.assertThat(findings.waived())
        .as("waived refusals")
        .anyMatch(refusal -> refusal.rules().stream().anyMatch(id -> id.text().equals(rule)));
    return this;
  }

  /// More about the battle afterwards.
  public HappenedAssert leaving(Consumer<Battle> more) {
    more.accept(after);
    return this;
  }

  /// The battle afterwards.
  public Battle battle() {
    return after;
  }
}
