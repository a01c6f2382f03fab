/// Paths of straight pieces and turns on the spot, the ground they sweep, and what stops them.
package baseplate.geometry.path;
