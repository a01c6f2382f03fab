/// The drawn table: layers, camera, pointer and keys.
package baseplate.table.view;
