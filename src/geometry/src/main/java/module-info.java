import org.jspecify.annotations.NullMarked;

/// Lengths, points, outlines, paths and sight.
@NullMarked
module baseplate.geometry {
  requires static transitive org.jspecify;
}
