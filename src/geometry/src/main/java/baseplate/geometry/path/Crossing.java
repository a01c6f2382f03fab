package baseplate.geometry.path;

import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import baseplate.geometry.Separation;
import baseplate.geometry.Span;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How much of a straight move leads over some ground.
public final class Crossing {
  /// Far below a thousandth of an inch: what doubles may be off.
  private static final double TINY = 1e-6;

  private Crossing() {}

  /// The length of the segment along which any part of the moving outline lies over any of the
  /// grounds, deeper than the contact slack; grounds that overlap count once. Rounded up to a
  /// thousandth; zero for a turn.
  ///
  /// @rule MBB-37
  public static Length over(Outline outline, Pose start, Segment segment, List<Placed> grounds) {
    return switch (segment) {
      case Segment.Forward(Length length) -> over(outline, start, length.thousandths(), grounds);
      case Segment.Reverse(Length length) -> over(outline, start, -length.thousandths(), grounds);
      case Segment.Turn _ -> Length.ZERO;
    };
  }

  private static Length over(Outline outline, Pose start, long signed, List<Placed> grounds) {
    Placed placed = outline.at(start);
    Area way = placed.bounds().joined(outline.at(start.ahead(signed)).bounds()).grown(1);
    List<Span> spans = new ArrayList<>();
    for (Placed ground : grounds) {
      if (ground.bounds().meets(way)) {
        addSpans(placed, start, signed, ground, spans);
      }
    }
    return new Length((long) Math.ceil(covered(spans) * Math.abs(signed) - TINY));
  }

  private static void addSpans(
      Placed placed, Pose start, long signed, Placed ground, List<Span> spans) {
    Pose end = start.ahead(signed);
    long vx = end.at().x() - start.at().x();
    long vy = end.at().y() - start.at().y();
    for (Ring mine : placed.parts()) {
      for (Ring its : ground.parts()) {
        Span span = Separation.span(mine, its, vx, vy, Contact.SLACK);
        if (!span.isNone()) {
          spans.add(span);
        }
      }
    }
  }

  /// The time that the spans cover together.
  private static double covered(List<Span> spans) {
    spans.sort(Comparator.comparingDouble(Span::begin));
    double covered = 0;
    double until = 0;
    for (Span span : spans) {
      covered += Math.max(0, span.end() - Math.max(until, span.begin()));
      until = Math.max(until, span.end());
    }
    return covered;
  }
}
