import org.jspecify.annotations.NullMarked;

/// Battle, commands, events, inputs, dice, odds, rulings, journal and what a ruleset provides.
@NullMarked
module baseplate.core {
  requires static transitive org.jspecify;
  requires transitive baseplate.geometry;
}
