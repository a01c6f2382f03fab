package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.ArrayList;
import java.util.List;

/// Collects rulings and reckonings while rules judge. Off, it collects nothing; what happens in the
/// battle is the same. Ask [#on] before building what would only be thrown away.
public final class Evidence {
  private final boolean on;
  private final List<Ruling> rulings = new ArrayList<>(0);
  private final List<Reckoning> reckonings = new ArrayList<>(0);

  private Evidence(boolean on) {
    this.on = on;
  }

  /// Collects.
  public static Evidence collecting() {
    return new Evidence(true);
  }

  /// Collects nothing.
  public static Evidence none() {
    return new Evidence(false);
  }

  /// Whether it collects.
  public boolean on() {
    return on;
  }

  /// A rule was applied.
  public void rule(RuleId rule, String subject, Phrase effect) {
    add(new Ruling(rule, subject, effect));
  }

  /// A rule was applied in the reading that the table agreed on under `key`.
  public void ruleAgreed(RuleId rule, String subject, Phrase effect, String key) {
    add(new Ruling(rule, subject, effect, key));
  }

  /// A number came about.
  public void reckon(Reckoning reckoning) {
    if (on) {
      reckonings.add(reckoning);
    }
  }

  private void add(Ruling ruling) {
    if (on) {
      rulings.add(ruling);
    }
  }

  /// The rulings so far in order.
  public List<Ruling> rulings() {
    return List.copyOf(rulings);
  }

  /// The reckonings so far in order.
  public List<Reckoning> reckonings() {
    return List.copyOf(reckonings);
  }
}
