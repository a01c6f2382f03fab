/// How ground, pieces and marks are drawn.
package baseplate.table.paint;
