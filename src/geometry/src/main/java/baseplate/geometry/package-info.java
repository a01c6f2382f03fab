/// Lengths, angles, heights, points and outlines in whole numbers, and the one class that says what
/// touches, overlaps, lies within and how far apart things are.
///
/// A length is counted in thousandths of an inch, an angle in hundredths of a degree, a height in
/// tenths of a micrometre. The axes are x to the right and y away from the first side's edge;
/// facings run clockwise from y. An outline has its own frame, x to the piece's right and y ahead,
/// with the origin at the centre of its bounding rectangle. Placed, each vertex is turned in that
/// frame, rounded half-even once and then shifted, so a shift moves all vertices alike, and quarter
/// turns and mirror images are exact.
///
/// Points lie within 4,000 inches, so differences stay below 2²³ and cross products below 2⁴⁷:
/// side-of-line tests are exact on `long`, and what needs a square of those is compared in 128 bits
/// by [baseplate.geometry.Wide].
package baseplate.geometry;
