import org.jspecify.annotations.NullMarked;

/// Launcher, windows and the command line.
@NullMarked
module baseplate.app {
  requires static transitive org.jspecify;
  requires baseplate.core;
  requires baseplate.geometry;
  requires baseplate.data;
  requires baseplate.simulation;
  requires baseplate.table;
  requires info.picocli;

  exports baseplate.app.desktop to
      javafx.graphics;

  uses baseplate.core.Ruleset;
}
