package baseplate.simulation;

import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.play.Chance;
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

/// Fills any pick by chance, within what the pick itself allows; the rules may still refuse it.
final class RandomPicks {
  /// A quarter of an inch.
  private static final long STEP = 250;

  private static final long INCH = 1_000;

  private static final int MOST_SEGMENTS = 3;

  private final View view;
  private final Chance chance;

  RandomPicks(View view, Chance chance) {
    this.view = view;
    this.chance = chance;
  }

  Picked fill(Pick pick) {
    return switch (pick) {
      case Pick.Piece(List<PieceId> among) -> new Picked.Piece(oneOf(among));
      case Pick.Slot(var among) -> new Picked.Slot(oneOf(among));
      case Pick.Path path -> path(path);
      case Pick.Turn(var _, var _, Angle from, Angle to) -> new Picked.Turn(angle(from, to));
      case Pick.Place(var _, List<Point> zone) -> new Picked.Place(pose(zone));
      case Pick.Cards(List<PieceId> among, int min, int max) ->
          new Picked.Cards(some(among, between(min, Math.min(max, among.size()))));
      case Pick.Number(long min, long max) -> new Picked.Number(between(min, max));
      case Pick.Words(List<String> among) -> new Picked.Words(oneOf(among));
    };
  }

  private <T> T oneOf(List<T> among) {
    return among.get(chance.below(among.size()));
  }

  private int between(int least, int most) {
    return least + chance.below(most - least + 1);
  }

  /// Of a range of more than 2^30 numbers, one of the first 2^30.
  private long between(long least, long most) {
    long span = Math.max(1, Math.min(most - least + 1, 1L << 30));
    return least + chance.below((int) span);
  }

  private List<PieceId> some(List<PieceId> among, int count) {
    List<PieceId> left = new ArrayList<>(among);
    List<PieceId> taken = new ArrayList<>();
    while (taken.size() < count) {
      taken.add(left.remove(chance.below(left.size())));
    }
    return taken;
  }

  private Angle angle(Angle from, Angle to) {
    int span = to.minus(from).hundredths();
    int degrees = span == 0 ? Angle.FULL / 100 : span / 100 + 1;
    return Angle.ofHundredths(from.hundredths() + 100L * chance.below(degrees));
  }

  /// A point of the zone's bounding rectangle, in quarters of an inch, facing an eighth of a
  /// circle.
  private Pose pose(List<Point> zone) {
    long left = zone.stream().mapToLong(Point::x).min().orElse(0);
    long right = zone.stream().mapToLong(Point::x).max().orElse(0);
    long near = zone.stream().mapToLong(Point::y).min().orElse(0);
    long far = zone.stream().mapToLong(Point::y).max().orElse(0);
    Point at = new Point(left + steps(right - left), near + steps(far - near));
    return Pose.of(at, Angle.ofDegrees(45L * chance.below(8)));
  }

  private Picked path(Pick.Path path) {
    return path.grammar() == Pick.Grammar.FREE
        ? new Picked.Place(near(path.piece(), path.reach()))
        : new Picked.Path(segments(path));
  }

  /// A few segments that could be paid for where a started quarter turn costs as much as an inch
  /// ahead, and going back twice as much: a guess, which the rules correct.
  private List<Segment> segments(Pick.Path path) {
    int count = 1 + chance.below(MOST_SEGMENTS);
    long left = path.reach().thousandths();
    List<Segment> segments = new ArrayList<>(count);
    for (int i = 0; i < count && (i == 0 || left >= STEP); i++) {
      Segment segment = segment(path.grammar(), Math.max(left, STEP));
      segments.add(segment);
      left -= price(segment);
    }
    return segments;
  }

  private static long price(Segment segment) {
    return switch (segment) {
      case Segment.Forward(Length length) -> length.thousandths();
      case Segment.Reverse(Length length) -> 2 * length.thousandths();
      case Segment.Turn(Rotation by) -> (by.amount().hundredths() + 8_999L) / 9_000 * INCH;
    };
  }

  private Segment segment(Pick.Grammar grammar, long most) {
    int kinds = grammar == Pick.Grammar.FLIGHT ? 3 : 4;
    int turns = most < 2 * INCH ? 6 : 12;
    return switch (chance.below(kinds)) {
      case 0 -> new Segment.Turn(Rotation.ofDegrees(15L * (chance.below(turns) + 1)));
      case 1 -> new Segment.Turn(Rotation.ofDegrees(-15L * (chance.below(turns) + 1)));
      case 2 -> new Segment.Forward(Length.ofThousandths(STEP + steps(most - STEP)));
      default -> new Segment.Reverse(Length.ofThousandths(STEP + steps((most - STEP) / 2 - STEP)));
    };
  }

  /// Somewhere at most `reach` off, along both axes together.
  private Pose near(PieceId piece, Length reach) {
    Point from =
        view.pieces().get(piece).place() instanceof Place.OnTable(Pose pose)
            ? pose.at()
            : Point.ORIGIN;
    long across = steps(reach.thousandths());
    long along = steps(reach.thousandths() - across);
    Point to = new Point(signed(across), signed(along));
    return Pose.of(from.plus(to), Angle.ofDegrees(45L * chance.below(8)));
  }

  private long signed(long value) {
    return chance.below(2) == 0 ? value : -value;
  }

  /// A multiple of [#STEP] up to `most`.
  private long steps(long most) {
    return STEP * chance.below((int) (Math.max(0, most) / STEP) + 1);
  }
}
