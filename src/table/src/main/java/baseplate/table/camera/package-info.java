/// Between inches on the table and pixels on the screen.
package baseplate.table.camera;
