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

  /// @param inTheWay what stands between the two
  void leave(Sighting.InTheWay inTheWay) {
    friends(inTheWay);
    hidden();
    wreck(inTheWay);
    rear();
  }

  /// @rule MBB-15
  private void friends(Sighting.InTheWay inTheWay) {
    if (!inTheWay.friends().isEmpty()) {
      String how = Names.word(readings.friendlyUnits());
      Phrase effect = Phrase.of("mbb.ruling.friends-" + how, "by", Lines.names(inTheWay.friends()));
      agreed(Rule.MBB_15, effect, HouseOptions.FRIENDLY_UNITS);
    }
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
      evidence.rule(Rule.MBB_16, subject(), Agreed.none(hiding(band)));
    }
  }

  private Phrase hiding(Band band) {
    return Phrase.of("mbb.ruling.hidden", "side", Lines.side(line))
        .with("band", Phrase.of("mbb.band." + Names.word(band)))
        .with("by", Lines.names(line.look().hindering()));
  }

  /// @rule MBB-17
  private void wreck(Sighting.InTheWay inTheWay) {
    if (line.isCutByWreck()) {
      String how = Names.word(readings.wreckAndCover());
      Phrase effect = Phrase.of("mbb.ruling.wreck-" + how, "by", Lines.names(inTheWay.wrecks()));
      agreed(Rule.MBB_17, effect, HouseOptions.WRECK_AND_COVER);
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
    readings.agreed().rule(evidence, rule, subject(), effect, key);
  }

  private String subject() {
    return line.shooter().id().text();
  }
}
