package baseplate.microbrickbattle;

import baseplate.core.HouseOption;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import java.util.List;

/// The open clauses of the rules, as players agree on them.
final class HouseOptions {
  static final String FIRST_TURN = "first-turn-limited";
  static final String TURNING = "turning";
  static final String TURRET_SWING = "turret-swing";
  static final String MOVEMENT = "movement";
  static final String SOFT_COVER = "soft-cover";
  static final String FRIENDLY_UNITS = "friendly-units";
  static final String WHOLLY_HIDDEN = "wholly-hidden";
  static final String WRECK_AND_COVER = "wreck-and-cover";
  static final String REAR_ARC = "rear-arc";
  static final String FIXED_ARC = "fixed-arc";
  static final String TERRAIN_SET_UP = "terrain-setup";
  static final String AEROPLANES = "aeroplanes";
  static final String OPENING = "opening";
  static final String DEPLOY_OUT_OF_SIGHT = "deploy-out-of-sight";
  static final String LAST_ROUND = "last-round";
  static final String ROUGH_GROUND = "rough-ground";
  static final String SCENARIO_ENDS = "scenario-ends";
  static final String INFANTRY_COUNT = "infantry-count";

  /// The value of [#LAST_ROUND] that leaves it to the scenario.
  static final String OF_SCENARIO = "scenario";

  private static final List<String> ON_OFF = words(Readings.Switch.values());

  /// All of them in the order of the rules; the first value of each is the default.
  static final List<HouseOption> ALL =
      List.of(
          option(FIRST_TURN, ON_OFF, Rule.MBB_3),
          option(TURNING, words(Readings.Turning.values()), Rule.MBB_6),
          option(TURRET_SWING, ON_OFF, Rule.MBB_7),
          option(MOVEMENT, words(Readings.Motion.values()), Rule.MBB_8),
          option(SOFT_COVER, words(Readings.SoftCover.values()), Rule.MBB_9),
          option(FRIENDLY_UNITS, words(Readings.Friends.values()), Rule.MBB_15),
          option(WHOLLY_HIDDEN, words(Readings.WhollyHidden.values()), Rule.MBB_16),
          option(WRECK_AND_COVER, words(Readings.WreckAndCover.values()), Rule.MBB_17),
          option(REAR_ARC, List.of("45", "90"), Rule.MBB_18),
          option(FIXED_ARC, List.of("45", "15", "0"), Rule.MBB_23),
          option(TERRAIN_SET_UP, words(Readings.TerrainSetUp.values()), Rule.MBB_24),
          option(AEROPLANES, words(Readings.Flight.values()), Rule.MBB_25),
          option(OPENING, words(Readings.Settling.values()), Rule.MBB_27),
          option(DEPLOY_OUT_OF_SIGHT, ON_OFF, Rule.MBB_28),
          option(LAST_ROUND, List.of(OF_SCENARIO, "*"), Rule.MBB_29),
          option(ROUGH_GROUND, words(Readings.RoughGround.values()), Rule.MBB_37),
          option(SCENARIO_ENDS, ON_OFF, Rule.MBB_40),
          option(INFANTRY_COUNT, words(Readings.Counting.values()), Rule.MBB_41));

  private HouseOptions() {}

  private static List<String> words(Enum<?>[] constants) {
    return Names.words(constants);
  }

  private static HouseOption option(String key, List<String> values, RuleId rule) {
    return new HouseOption(key, values, values.getFirst(), rule, Phrase.of("mbb.option." + key));
  }
}
