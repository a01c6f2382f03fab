/// What a muzzle sees of a target, how much of its facing side is hidden, and the proof of it.
///
/// **The plane of t and w.** Let the facing side run from A (t = 0) to B (t = 1), the muzzle be M.
/// Each point P in front of M lies on the ray to one point of the side's line, at a share s of the
/// way there: P = M + s·(A + t·(B − A) − M). With w = 1/s, any straight line of the plan that
/// misses M is a straight line in the plane of t and w: there the muzzle is infinitely far off and
/// the side is the line w = 1. All vertices have t and w as quotients of whole numbers below 2⁴⁹.
///
/// **Heights.** An obstacle of height h at share s casts the top of its shadow on the side at m +
/// (h − m)·w, where m is the muzzle's height: straight again. A point of the side is hidden if it
/// lies below the top that some part of the obstacle on its ray casts. So where h exceeds m the
/// near edges count (the greatest w), and where it does not the far edges do (the least w, but at
/// least 1: where the side itself runs through the obstacle the top is h). Hard Cover counts as
/// endlessly high. Tops are cut to heights from 0 to that of the hull.
///
/// **Share.** The hidden part is what lies below the highest top; its area is exact in fractions,
/// and in doubles good enough to name the band unless it comes very near to a border
/// ([baseplate.geometry.sight.Band], docs/decisions/0013).
///
/// **Sight.** The hull is seen if, of some edge that turns its outer side to the muzzle, a stretch
/// is left that Hard Cover does not hide by plan. Stretches are compared exactly.
package baseplate.geometry.sight;
