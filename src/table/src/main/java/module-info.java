import org.jspecify.annotations.NullMarked;

/// The table in front of the players, which knows no ruleset.
@NullMarked
module baseplate.table {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires transitive baseplate.geometry;
  requires baseplate.assets;
  requires transitive javafx.graphics;
  requires transitive javafx.controls;
  requires atlantafx.base;
  requires org.kordamp.ikonli.core;
  requires transitive org.kordamp.ikonli.javafx;
  requires transitive org.kordamp.ikonli.feather;

  exports baseplate.table.bench;
  exports baseplate.table.camera;
  exports baseplate.table.look;
  exports baseplate.table.paint;
  exports baseplate.table.panel;
  exports baseplate.table.picture;
  exports baseplate.table.play;
  exports baseplate.table.tool;
  exports baseplate.table.twin;
  exports baseplate.table.view;
}
