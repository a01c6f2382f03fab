/// Micro Brick Battle: turn-based battles of brick armour.
package baseplate.microbrickbattle;
