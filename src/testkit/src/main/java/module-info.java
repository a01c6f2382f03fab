import org.jspecify.annotations.NullMarked;

/// Scripted dice, table sketches, assertions, case generator, golden runner and proof rulesets.
@NullMarked
module baseplate.testkit {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires transitive baseplate.geometry;
  requires transitive baseplate.data;
  requires transitive org.assertj.core;
  requires transitive org.junit.jupiter.api;
  requires transitive org.junit.jupiter.params;

  exports baseplate.testkit;
  exports baseplate.testkit.cards;
  exports baseplate.testkit.charge;
  exports baseplate.testkit.duel;
}
