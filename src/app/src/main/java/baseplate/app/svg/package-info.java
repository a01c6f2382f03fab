/// Draws a scene as an SVG picture: no display, no toolkit, only text.
package baseplate.app.svg;
