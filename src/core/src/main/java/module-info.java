import org.jspecify.annotations.NullMarked;

/// Battle, commands, events, inputs, dice, odds, rulings, journal and what a ruleset provides.
@NullMarked
module baseplate.core {
  requires static transitive org.jspecify;
  requires transitive baseplate.geometry;

  exports baseplate.core;
  exports baseplate.core.dice;
  exports baseplate.core.doc;
  exports baseplate.core.input;
  exports baseplate.core.odds;
  exports baseplate.core.journal;
  exports baseplate.core.play;
  exports baseplate.core.scene;
  exports baseplate.core.words;

  uses baseplate.core.Ruleset;
}
