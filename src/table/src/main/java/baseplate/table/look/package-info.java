/// Fonts, style sheets, words and settings of how things look.
package baseplate.table.look;
