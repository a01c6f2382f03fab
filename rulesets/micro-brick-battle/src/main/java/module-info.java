import org.jspecify.annotations.NullMarked;

/// Micro Brick Battle: turn-based battles of brick armour.
@NullMarked
module baseplate.microbrickbattle {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires transitive baseplate.geometry;
  requires baseplate.data;

  provides baseplate.core.Ruleset with
      baseplate.microbrickbattle.MicroBrickBattle;
}
