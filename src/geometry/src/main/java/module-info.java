import org.jspecify.annotations.NullMarked;

/// Lengths, points, outlines, paths and sight. Depends on nothing but the Java base.
@NullMarked
module baseplate.geometry {
  requires static transitive org.jspecify;

  exports baseplate.geometry;
  exports baseplate.geometry.path;
  exports baseplate.geometry.sight;
}
