/// Computer players, playouts, campaigns and tallies, without a display.
package baseplate.simulation;
