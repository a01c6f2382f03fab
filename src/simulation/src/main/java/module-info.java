import org.jspecify.annotations.NullMarked;

/// Computer players, playouts, campaigns and tallies, without a display.
@NullMarked
module baseplate.simulation {
  requires static transitive org.jspecify;
  requires transitive baseplate.core;
  requires org.apache.commons.statistics.interval;

  exports baseplate.simulation;
}
