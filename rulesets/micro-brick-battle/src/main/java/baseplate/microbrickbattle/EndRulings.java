package baseplate.microbrickbattle;

import baseplate.core.Evidence;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What is left to read of ends, with the agreements that decide them.
final class EndRulings {
  private final Agreed agreed;

  EndRulings(Readings readings) {
    this.agreed = readings.agreed();
  }

  /// The battle ended.
  ///
  /// @param keys of the agreements that decide, the foremost first; may be empty
  void ended(
      @Nullable SideId winner, RuleId rule, Phrase how, List<String> keys, Evidence evidence) {
    String subject = winner == null ? "" : winner.toString();
    if (keys.isEmpty()) {
      evidence.rule(rule, subject, how);
    } else if (evidence.on()) {
      Phrase effect = Phrase.of("mbb.ruling.ended", "how", how, "agreements", agreed.named(keys));
      evidence.ruleAgreed(rule, subject, effect, keys.getFirst());
    }
  }

  /// Whether guns and infantry count decided that a side is destroyed or is not yet.
  ///
  /// @param key of the sentence
  /// @param others the units that are left
  /// @rule MBB-41
  void others(SideId side, String key, List<String> others, Evidence evidence) {
    Phrase effect = Phrase.of(key, "units", others);
    agreed.rule(evidence, Rule.MBB_41, side.toString(), effect, HouseOptions.INFANTRY_COUNT);
  }

  /// An end of the scenario that by agreement does not count.
  ///
  /// @rule MBB-40
  void notCounting(SideId side, String key, Evidence evidence) {
    String option = HouseOptions.SCENARIO_ENDS;
    agreed.rule(evidence, Rule.MBB_40, side.toString(), Phrase.of(key), option);
  }

  /// The scenario's last round is over, and by agreement the battle goes on.
  ///
  /// @rule MBB-29
  void goingOn(int round, Evidence evidence) {
    Phrase effect = Phrase.of("mbb.ruling.going-on", "round", round);
    agreed.rule(evidence, Rule.MBB_29, "", effect, HouseOptions.LAST_ROUND);
  }
}
