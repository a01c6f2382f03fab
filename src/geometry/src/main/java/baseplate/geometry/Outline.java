package baseplate.geometry;

import java.util.Arrays;
import java.util.List;

/// The shape of a piece in plan, in its own frame: x to its right, y ahead. The origin is the
/// centre of the bounding rectangle. It may be concave and have holes; it is cut into convex parts
/// once.
///
/// @rule MBB-30
public final class Outline {
  /// No outline has more vertices than this, holes included.
  public static final int MAX_VERTICES = 256;

  /// Vertices in half thousandths, because the centre of an odd width lies on a half.
  private final long[] halfX;

  private final long[] halfY;
  private final int[] starts;
  private final int[][] parts;
  private final long halfAcross;
  private final long halfAlong;
  private final long reach;

  private Outline(Drawing drawing) {
    halfX = drawing.halfX();
    halfY = drawing.halfY();
    starts = drawing.starts();
    halfAcross = Arrays.stream(halfX).max().orElseThrow();
    halfAlong = Arrays.stream(halfY).max().orElseThrow();
    reach = greatestReach();
    parts = Decomposition.of(halfX, halfY, starts);
  }

  /// A rectangle: `along` its facing, `across` it.
  public static Outline rectangle(Length along, Length across) {
    long x = across.thousandths();
    long y = along.thousandths();
    return of(List.of(new Point(0, 0), new Point(x, 0), new Point(x, y), new Point(0, y)));
  }

  /// A polygon without holes, its vertices in order, either way round, in any frame with x to the
  /// right and y ahead.
  public static Outline of(List<Point> outer) {
    return of(outer, List.of());
  }

  /// A polygon with holes. Refused with a clear message: fewer than three corners in a ring, a
  /// boundary that crosses or touches itself or another, edges or gaps under five thousandths, a
  /// hole outside, more than [#MAX_VERTICES] vertices, more than 1,000 inches across.
  public static Outline of(List<Point> outer, List<List<Point>> holes) {
    return new Outline(Drawing.of(outer, holes));
  }

  /// The extent across the facing, in thousandths.
  public Length across() {
    return new Length(halfAcross);
  }

  /// The extent along the facing, in thousandths.
  public Length along() {
    return new Length(halfAlong);
  }

  /// How many vertices it has, holes included.
  public int size() {
    return halfX.length;
  }

  /// How many convex parts it was cut into.
  public int partCount() {
    return parts.length;
  }

  /// This outline where a piece stands in `pose`: vertices turned in their own frame, rounded
  /// half-even to thousandths, then shifted.
  public Placed at(Pose pose) {
    long[] xs = new long[halfX.length];
    long[] ys = new long[halfX.length];
    Turning.place(halfX, halfY, pose, xs, ys);
    return new Placed(this, pose, xs, ys);
  }

  /// The greatest distance of a vertex from the origin, in thousandths, rounded up.
  public long reach() {
    return reach;
  }

  private long greatestReach() {
    long squared = 0;
    for (int i = 0; i < halfX.length; i++) {
      squared = Math.max(squared, halfX[i] * halfX[i] + halfY[i] * halfY[i]);
    }
    return (long) Math.ceil(Math.sqrt((double) squared) / 2);
  }

  /// Its mirror image, left and right exchanged.
  public Outline mirrored() {
    long[] mirrored = Arrays.stream(halfX).map(x -> -x).toArray();
    return new Outline(new Drawing(mirrored, halfY.clone(), starts).reversed());
  }

  long halfAcross() {
    return halfAcross;
  }

  long halfAlong() {
    return halfAlong;
  }

  int[] starts() {
    return starts;
  }

  int[][] parts() {
    return parts;
  }

  @Override
  public boolean equals(Object other) {
    return this == other
        || (other instanceof Outline outline
            && Arrays.equals(halfX, outline.halfX)
            && Arrays.equals(halfY, outline.halfY)
            && Arrays.equals(starts, outline.starts));
  }

  @Override
  public int hashCode() {
    return (Arrays.hashCode(halfX) * 31 + Arrays.hashCode(halfY)) * 31 + Arrays.hashCode(starts);
  }

  @Override
  public String toString() {
    return "outline " + along() + " by " + across() + ", " + size() + " vertices";
  }
}
