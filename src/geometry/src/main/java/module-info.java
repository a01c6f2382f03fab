/// Lengths, points, outlines, paths and sight. Depends on nothing but the Java base.
@org.jspecify.annotations.NullMarked
module baseplate.geometry {
  requires static org.jspecify;

  exports baseplate.geometry;
  exports baseplate.geometry.path;
}
