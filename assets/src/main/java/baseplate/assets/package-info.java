/// Style sheets, fonts, icons and mats of the table.
package baseplate.assets;
