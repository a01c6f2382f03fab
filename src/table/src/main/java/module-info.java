import org.jspecify.annotations.NullMarked;

/// The table in front of the players, which knows no ruleset.
@NullMarked
module baseplate.table {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires transitive baseplate.geometry;
  requires baseplate.assets;
  requires transitive javafx.graphics;
  requires javafx.controls;
}
