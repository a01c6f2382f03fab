package baseplate.microbrickbattle;

import baseplate.core.Evidence;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.sight.Band;

/// The rules that a sight line brings to a shot, each with its effect.
final class StrikeRulings {
  private final Readings readings;
  private final Sightline line;
  private final Strike strike;
  private final Evidence evidence;

  StrikeRulings(Readings readings, Sightline line, Strike strike, Evidence evidence) {
    this.readings = readings;
    this.line = line;
    this.strike = strike;
    this.evidence = evidence;
  }

  void leave() {
    hidden();
    wreck();
    rear();
  }

  /// @rule MBB-16
  private void hidden() {
    Band band = line.look().band();
    if (band == Band.NONE) {
      return;
    }
    if (band == Band.ALL) {
      agreed(Rule.MBB_16, hiding(band), HouseOptions.WHOLLY_HIDDEN);
    } else {
      evidence.rule(Rule.MBB_16, subject(), hiding(band));
    }
  }

  private Phrase hiding(Band band) {
    return Phrase.of("mbb.ruling.hidden", "side", Lines.side(line))
        .with("band", Phrase.of("mbb.band." + Names.word(band)))
        .with("by", Lines.names(line.look().hindering()));
  }

  /// @rule MBB-17
  private void wreck() {
    if (line.isCutByWreck()) {
      String how = Names.word(readings.wreckAndCover());
      agreed(Rule.MBB_17, Phrase.of("mbb.ruling.wreck-" + how), HouseOptions.WRECK_AND_COVER);
    }
  }

  /// @rule MBB-18
  private void rear() {
    if (strike.rear() != 0) {
      agreed(
          Rule.MBB_18,
          Phrase.of("mbb.ruling.rear", "target", line.target().id(), "arc", readings.rearArc()),
          HouseOptions.REAR_ARC);
    }
  }

  private void agreed(RuleId rule, Phrase effect, String key) {
    evidence.ruleAgreed(rule, subject(), effect, key);
  }

  private String subject() {
    return line.shooter().id().text();
  }
}
