package baseplate.app.cli;

import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Rotation;
import baseplate.geometry.path.Segment;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Sensible ways to fill a pick: all of them where they can be counted, a few examples where not.
final class Candidates {
  private static final int STEPS = 5;

  private final View view;

  Candidates(View view) {
    this.view = view;
  }

  /// Whether a pick's candidates are all that there are, so that each is worth listing.
  static boolean areAll(Pick pick) {
    return switch (pick) {
      case Pick.Piece _, Pick.Slot _, Pick.Words _ -> true;
      case Pick.Path _, Pick.Turn _, Pick.Place _, Pick.Cards _, Pick.Number _ -> false;
    };
  }

  /// The candidates, the likeliest first.
  List<Picked> of(Pick pick) {
    return switch (pick) {
      case Pick.Piece(var among) -> each(among, Picked.Piece::new);
      case Pick.Slot(var among) -> each(among, Picked.Slot::new);
      case Pick.Words(var among) -> each(among, Picked.Words::new);
      case Pick.Path path -> paths(path);
      case Pick.Turn(var _, var _, Angle from, Angle to) ->
          each(angles(from, to), Picked.Turn::new);
      case Pick.Place(var _, List<Point> zone) -> each(poses(zone), Picked.Place::new);
      case Pick.Cards(List<PieceId> among, int min, int max) -> cards(among, min, max);
      case Pick.Number(long min, long max) ->
          LongStream.of(min, max).distinct().<Picked>mapToObj(Picked.Number::new).toList();
    };
  }

  private static <T> List<Picked> each(
      List<T> among, java.util.function.Function<T, ? extends Picked> as) {
    return among.stream().<Picked>map(as).toList();
  }

  private static List<Picked> cards(List<PieceId> among, int min, int max) {
    int least = Math.min(Math.max(min, 1), Math.min(max, among.size()));
    List<Picked> some = new ArrayList<>();
    for (int i = 0; i + least <= among.size(); i++) {
      some.add(new Picked.Cards(among.subList(i, i + least)));
    }
    if (min == 0) {
      some.add(new Picked.Cards(List.of()));
    }
    return some;
  }

  private static List<Angle> angles(Angle from, Angle to) {
    List<Angle> angles = new ArrayList<>();
    int span = from.equals(to) ? Angle.FULL : to.minus(from).hundredths();
    for (int part : new int[] {2, 4, 8}) {
      angles.add(Angle.ofHundredths(from.hundredths() + (long) span / part));
    }
    return angles;
  }

  private List<Picked> paths(Pick.Path path) {
    return path.grammar() == Pick.Grammar.FREE ? each(near(path), Picked.Place::new) : driven(path);
  }

  private static List<Picked> driven(Pick.Path path) {
    List<Picked> paths = new ArrayList<>();
    IntStream.of(1, 2, 4, 8, 16).forEach(part -> paths.add(ahead(path.reach(), part)));
    IntStream.of(90, -90, 180).forEach(degrees -> paths.add(turned(path.reach(), degrees)));
    if (path.grammar() == Pick.Grammar.HULL) {
      paths.add(straight(new Segment.Reverse(share(path.reach(), 4))));
    }
    paths.add(straight(new Segment.Turn(Rotation.ofDegrees(45))));
    return paths;
  }

  private static Picked ahead(Length reach, int part) {
    return straight(new Segment.Forward(share(reach, part)));
  }

  private static Picked turned(Length reach, int degrees) {
    Segment turn = new Segment.Turn(Rotation.ofDegrees(degrees));
    return new Picked.Path(List.of(turn, new Segment.Forward(share(reach, 2))));
  }

  private static Picked straight(Segment segment) {
    return new Picked.Path(List.of(segment));
  }

  private static Length share(Length reach, int part) {
    return Length.ofThousandths(Math.max(1, reach.thousandths() / part));
  }

  private List<Pose> near(Pick.Path path) {
    return view.pieces().get(path.piece()).place() instanceof Place.OnTable(Pose from)
        ? around(from, path.reach())
        : List.of();
  }

  private static List<Pose> around(Pose from, Length reach) {
    List<Pose> poses = new ArrayList<>();
    for (int part = 1; part <= 16; part *= 2) {
      for (int degrees = 0; degrees < 360; degrees += 90) {
        Pose turned = from.turned(Rotation.ofDegrees(degrees));
        poses.add(Pose.of(turned.ahead(reach.thousandths() / part).at(), from.facing()));
      }
    }
    return poses;
  }

  /// Places within the zone's bounding rectangle, each facing the middle of the table.
  private List<Pose> poses(List<Point> zone) {
    Bounds bounds = Bounds.of(zone);
    Angle facing = inwards(bounds);
    List<Pose> poses = new ArrayList<>();
    for (int row = 0; row < STEPS; row++) {
      for (int column = 0; column < STEPS * STEPS; column++) {
        poses.add(Pose.of(bounds.spot(column, row), facing));
      }
    }
    return poses;
  }

  private Angle inwards(Bounds bounds) {
    boolean isFar = bounds.near() + bounds.far() > view.table().depth().thousandths();
    return isFar ? Angle.ofDegrees(180) : Angle.ZERO;
  }

  /// The rectangle around a zone.
  private record Bounds(long left, long right, long near, long far) {
    static Bounds of(List<Point> zone) {
      return new Bounds(
          zone.stream().mapToLong(Point::x).min().orElse(0),
          zone.stream().mapToLong(Point::x).max().orElse(0),
          zone.stream().mapToLong(Point::y).min().orElse(0),
          zone.stream().mapToLong(Point::y).max().orElse(0));
    }

    /// A place in one of its columns, from the left, and rows, the middle ones first.
    Point spot(int column, int row) {
      long x = left + (right - left) * (column + 1) / (STEPS * STEPS + 1);
      long y = near + (far - near) * middleFirst(row) / (STEPS + 1);
      return new Point(x, y);
    }
  }

  private static int middleFirst(int row) {
    int middle = (STEPS + 1) / 2;
    return row % 2 == 0 ? middle + row / 2 : middle - (row + 1) / 2;
  }
}
