/// Lengths, points, outlines, paths and sight.
package baseplate.geometry;
