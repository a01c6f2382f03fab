import org.jspecify.annotations.NullMarked;

/// Catalogues, packs and battle files: the only home of JSON.
@NullMarked
module baseplate.data {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires transitive baseplate.geometry;
  requires tools.jackson.databind;
  requires com.networknt.schema;

  exports baseplate.data;
}
