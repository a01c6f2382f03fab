package baseplate.geometry;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// An outline where a piece stands: its rounded vertices on the table.
public final class Placed {
  private final Outline outline;
  private final Pose pose;
  private final List<Ring> rings;
  private final List<Ring> parts;
  private final Area bounds;

  Placed(Outline outline, Pose pose, long[] xs, long[] ys) {
    this.outline = outline;
    this.pose = pose;
    this.rings = rings(outline.starts(), xs, ys);
    this.bounds = rings.getFirst().bounds();
    this.parts = parts(xs, ys);
  }

  private static List<Ring> rings(int[] starts, long[] xs, long[] ys) {
    if (starts.length == 1) {
      return List.of(new Ring(xs, ys));
    }
    Ring[] rings = new Ring[starts.length];
    for (int i = 0; i < rings.length; i++) {
      int end = i + 1 < starts.length ? starts[i + 1] : xs.length;
      rings[i] = ring(xs, ys, starts[i], end);
    }
    return List.of(rings);
  }

  private static Ring ring(long[] xs, long[] ys, int from, int to) {
    return new Ring(Arrays.copyOfRange(xs, from, to), Arrays.copyOfRange(ys, from, to));
  }

  /// The outline's own parts, or, where rounding bent one of them, parts cut anew.
  private List<Ring> parts(long[] xs, long[] ys) {
    if (outline.parts().length == 1 && rings.getFirst().isConvex()) {
      return rings;
    }
    List<Ring> own = parts(outline.parts(), xs, ys);
    return own.stream().allMatch(Ring::isConvex)
        ? own
        : parts(Decomposition.of(xs, ys, outline.starts()), xs, ys);
  }

  /// A part whose corners rounding brought into one line fills nothing and is left out.
  private static List<Ring> parts(int[][] indices, long[] xs, long[] ys) {
    List<Ring> parts = new ArrayList<>(indices.length);
    for (int[] part : indices) {
      Ring ring = part(part, xs, ys);
      if (ring.doubledArea() != 0) {
        parts.add(ring);
      }
    }
    return List.copyOf(parts);
  }

  private static Ring part(int[] indices, long[] xs, long[] ys) {
    long[] partX = new long[indices.length];
    long[] partY = new long[indices.length];
    for (int i = 0; i < indices.length; i++) {
      partX[i] = xs[indices[i]];
      partY[i] = ys[indices[i]];
    }
    return new Ring(partX, partY);
  }

  public Outline outline() {
    return outline;
  }

  public Pose pose() {
    return pose;
  }

  /// The centre of the bounding rectangle.
  public Point centre() {
    return pose.at();
  }

  /// The outer boundary, counter-clockwise, then the holes, clockwise.
  public List<Ring> rings() {
    return rings;
  }

  /// Convex parts that fill the outline without overlapping, each counter-clockwise.
  public List<Ring> parts() {
    return parts;
  }

  /// The smallest upright rectangle around it.
  public Area bounds() {
    return bounds;
  }

  /// The corner of the own frame's bounding rectangle at which `side` begins, seen clockwise: front
  /// left for the front, front right for the right side, and so on.
  ///
  /// @rule MBB-32
  public Point corner(Side side) {
    long x = side == Side.FRONT || side == Side.LEFT ? -outline.halfAcross() : outline.halfAcross();
    long y = side == Side.FRONT || side == Side.RIGHT ? outline.halfAlong() : -outline.halfAlong();
    return Turning.place(x, y, pose);
  }

  /// Where `side` ends, seen clockwise.
  public Point cornerAfter(Side side) {
    return corner(side.next());
  }

  /// The smallest upright rectangle around the own frame's bounding rectangle.
  public Area rectangleBounds() {
    return Area.between(corner(Side.FRONT), corner(Side.REAR))
        .joined(Area.between(corner(Side.RIGHT), corner(Side.LEFT)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Placed placed
        && pose.equals(placed.pose)
        && outline.equals(placed.outline);
  }

  @Override
  public int hashCode() {
    return outline.hashCode() * 31 + pose.hashCode();
  }

  @Override
  public String toString() {
    return outline + " at " + pose.at() + " facing " + pose.facing();
  }
}
