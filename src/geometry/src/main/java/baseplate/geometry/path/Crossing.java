package baseplate.geometry.path;

import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Passage;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.Ring;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;

/// How much of a straight way leads through ground that costs more.
///
/// @rule MBB-9
/// @rule MBB-37
public final class Crossing {
  private Crossing() {}

  /// The length of the segment over which some part of the footprint lies in one of the regions;
  /// where regions overlap it counts once, and what only touches them is not in them. There is no
  /// slack: that is for collision alone. Rounded half-even to a thousandth. A turn has no length.
  public static Length of(
      Outline outline, Pose start, Segment segment, Collection<Placed> regions) {
    long length = Math.abs(segment.ahead());
    double share = joined(passages(outline.at(start), segment.from(start), regions));
    return new Length(Math.round(Math.rint(share * length)));
  }

  private static List<Passage> passages(Placed placed, Pose end, Collection<Placed> regions) {
    Point way = end.at().minus(placed.pose().at());
    List<Passage> passages = new ArrayList<>();
    for (Placed region : regions) {
      addPassages(placed, region, way, passages);
    }
    passages.sort(Comparator.comparingDouble(Passage::begin));
    return passages;
  }

  private static void addPassages(Placed placed, Placed region, Point way, List<Passage> passages) {
    for (Ring mine : placed.parts()) {
      for (Ring its : region.parts()) {
        Passage.of(mine, its, way.x(), way.y(), 0).ifPresent(passages::add);
      }
    }
  }

  private static double joined(List<Passage> passages) {
    double sum = 0;
    double reach = 0;
    for (Passage passage : passages) {
      double begin = Math.max(reach, passage.begin());
      sum += Math.max(0, passage.end() - begin);
      reach = Math.max(reach, passage.end());
    }
    return sum;
  }
}
