import org.jspecify.annotations.NullMarked;

/// Style sheets, fonts, icons and mats of the table.
@NullMarked
open module baseplate.assets {
  requires static transitive org.jspecify;

  exports baseplate.assets;
}
