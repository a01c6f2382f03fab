/// What the pointer does on the table: select and steer, measure, look.
package baseplate.table.tool;
