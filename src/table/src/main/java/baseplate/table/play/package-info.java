/// What the table shows and gathers, without a control in it.
package baseplate.table.play;
