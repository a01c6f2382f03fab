package baseplate.microbrickbattle;

import baseplate.core.Agreements;

/// The table's agreements, read once.
///
/// @param firstTurn MBB-3: the first turn has one phase only
/// @param turning MBB-6: how turning is charged
/// @param turretSwing MBB-7: declaring swings the turret
/// @param movement MBB-8: paths or simple radius
/// @param softCover MBB-9: whether low obstacles may be crossed
/// @param friendlyUnits MBB-15: whether live friends hinder
/// @param whollyHidden MBB-16: a facing side wholly hidden
/// @param wreckAndCover MBB-17: a wreck and other cover together
/// @param rearArc MBB-18: degrees from the tail to either side
/// @param fixedArc MBB-23: degrees from the front to either side
/// @param terrainSetUp MBB-24: who sets up terrain
/// @param aeroplanes MBB-25: whether they must fly
/// @param opening MBB-27: how edge and first turn are settled
/// @param deployOutOfSight MBB-28: not in sight of an enemy already down
/// @param lastRound MBB-29: a round, 0 for never, -1 for the scenario's
/// @param roughGround MBB-37: what open wood and stream cost
/// @param scenarioEnds MBB-40: whether the scenario's own ends count
/// @param infantryCount MBB-41: what must be destroyed to win
/// @param agreed names any of them
record Readings(
    Switch firstTurn,
    Turning turning,
    Switch turretSwing,
    Motion movement,
    SoftCover softCover,
    Friends friendlyUnits,
    WhollyHidden whollyHidden,
    WreckAndCover wreckAndCover,
    int rearArc,
    int fixedArc,
    TerrainSetUp terrainSetUp,
    Flight aeroplanes,
    Settling opening,
    Switch deployOutOfSight,
    int lastRound,
    RoughGround roughGround,
    Switch scenarioEnds,
    Counting infantryCount,
    Agreed agreed) {

  /// The scenario's own last round.
  static final int SCENARIO_ROUND = -1;

  /// A reading that is in force or not.
  enum Switch {
    ON,
    OFF;

    boolean isOn() {
      return this == ON;
    }
  }

  /// How turning is charged.
  enum Turning {
    STARTED_90,
    PRO_RATA_45
  }

  /// How units move.
  enum Motion {
    PATH,
    SIMPLE_RADIUS
  }

  /// Whether low obstacles may be crossed.
  enum SoftCover {
    BARRED,
    DOUBLE_COST
  }

  /// What rough ground costs.
  enum RoughGround {
    FREE,
    DOUBLE_COST
  }

  /// Whether live friends hinder a shot.
  enum Friends {
    HINDER,
    CLEAR
  }

  /// What becomes of a shot at a facing side that is wholly hidden though there is sight.
  enum WhollyHidden {
    MINUS_TWO,
    NOT_LEGAL
  }

  /// How a wreck and other cover combine.
  enum WreckAndCover {
    WORST,
    ADD
  }

  /// Who sets up terrain.
  enum TerrainSetUp {
    ALTERNATE,
    ONE_PLAYER,
    HALVES
  }

  /// Whether aeroplanes must fly.
  enum Flight {
    MUST_FLY,
    MAY_STAY
  }

  /// How edge and first turn are settled.
  enum Settling {
    ROLL_OFF,
    SCENARIO
  }

  /// What must be destroyed to win.
  enum Counting {
    ALL,
    VEHICLES_ONLY
  }

  static Readings of(Agreements agreed) {
    return new Readings(
        read(agreed, HouseOptions.FIRST_TURN, Switch.values()),
        read(agreed, HouseOptions.TURNING, Turning.values()),
        read(agreed, HouseOptions.TURRET_SWING, Switch.values()),
        read(agreed, HouseOptions.MOVEMENT, Motion.values()),
        read(agreed, HouseOptions.SOFT_COVER, SoftCover.values()),
        read(agreed, HouseOptions.FRIENDLY_UNITS, Friends.values()),
        read(agreed, HouseOptions.WHOLLY_HIDDEN, WhollyHidden.values()),
        read(agreed, HouseOptions.WRECK_AND_COVER, WreckAndCover.values()),
        Integer.parseInt(agreed.value(HouseOptions.REAR_ARC)),
        Integer.parseInt(agreed.value(HouseOptions.FIXED_ARC)),
        read(agreed, HouseOptions.TERRAIN_SET_UP, TerrainSetUp.values()),
        read(agreed, HouseOptions.AEROPLANES, Flight.values()),
        read(agreed, HouseOptions.OPENING, Settling.values()),
        read(agreed, HouseOptions.DEPLOY_OUT_OF_SIGHT, Switch.values()),
        round(agreed.value(HouseOptions.LAST_ROUND)),
        read(agreed, HouseOptions.ROUGH_GROUND, RoughGround.values()),
        read(agreed, HouseOptions.SCENARIO_ENDS, Switch.values()),
        read(agreed, HouseOptions.INFANTRY_COUNT, Counting.values()),
        new Agreed(agreed));
  }

  private static int round(String value) {
    return value.equals(HouseOptions.OF_SCENARIO) ? SCENARIO_ROUND : Integer.parseInt(value);
  }

  private static <E extends Enum<E>> E read(Agreements agreed, String key, E[] constants) {
    String value = agreed.value(key);
    for (E constant : constants) {
      if (Names.word(constant).equals(value)) {
        return constant;
      }
    }
    throw new IllegalArgumentException(key + " cannot be " + value);
  }
}
