/// The table for who does not see it or does not use a pointer: one focusable node for each piece,
/// with a spoken name.
package baseplate.table.twin;
