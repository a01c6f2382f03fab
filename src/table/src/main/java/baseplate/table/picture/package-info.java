/// The table as a picture in a file.
package baseplate.table.picture;
