package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/// Looks a strip over for places: every inch along its middle, facing the enemy's edge. What it
/// finds there is what the rules know of free and hidden places.
///
/// @rule MBB-27
/// @rule MBB-28
final class DeploymentPlaces {
  private static final long STEP = 1000;
  private static final int JITTER = 2;

  private final Setting setting;
  private final DeploymentChecks checks;

  DeploymentPlaces(Setting setting, DeploymentChecks checks) {
    this.setting = setting;
    this.checks = checks;
  }

  /// The place nearest to `x` that is free and sees no enemy; empty where there is none.
  Optional<Pose> hidden(Battle battle, SideId by, Piece unit, long x) {
    return free(battle, by, unit, x)
        .filter(pose -> checks.seen(battle, by, unit, pose).isEmpty())
        .findFirst();
  }

  /// A place for the unit in the layout of that number, hidden if there is one; empty where the
  /// strip is full.
  Optional<Pose> place(Battle battle, SideId by, Piece unit, int layout) {
    long x = column(battle, by, unit, layout);
    return hidden(battle, by, unit, x).or(() -> free(battle, by, unit, x).findFirst());
  }

  /// The free places, those nearer to `x` first.
  private Stream<Pose> free(Battle battle, SideId by, Piece unit, long x) {
    Area strip = checks.strip(battle, by);
    return columns(strip, setting.board().outline(unit).reach(), x)
        .mapToObj(column -> pose(battle, by, strip, column))
        .filter(pose -> checks.isFree(battle, by, unit, pose));
  }

  /// From `x` to both sides in steps of an inch, as far as the margin leaves room.
  private static LongStream columns(Area strip, long margin, long x) {
    long start = strip.left() + Math.round((double) (x - strip.left()) / STEP) * STEP;
    long steps = (strip.right() - strip.left()) / STEP;
    return LongStream.rangeClosed(0, 2 * steps)
        .map(i -> start + STEP * ((i + 1) / 2) * (i % 2 == 0 ? 1 : -1))
        .filter(at -> at >= strip.left() + margin && at <= strip.right() - margin);
  }

  private static Pose pose(Battle battle, SideId by, Area strip, long x) {
    long middle = (strip.bottom() + strip.top()) / 2;
    return Pose.of(new Point(x, middle), BattleState.of(battle).edge(by).ahead());
  }

  /// The units of a side are spread over the strip in an order that the layout mixes.
  private static long column(Battle battle, SideId by, Piece unit, int layout) {
    Scatter scatter = new Scatter(layout);
    List<Piece> own = mixed(battle, by, scatter);
    long width = battle.table().width().thousandths();
    long middle = width * (2L * own.indexOf(unit) + 1) / (2L * own.size());
    int thing = battle.pieces().position(unit.id());
    return middle + STEP * (scatter.below(2 * JITTER + 1, thing, 2) - JITTER);
  }

  private static List<Piece> mixed(Battle battle, SideId by, Scatter scatter) {
    List<Piece> own = new ArrayList<>();
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (piece.isOf(by)) {
        own.add(scatter.below(own.size() + 1, own.size(), by.number()), piece);
      }
    }
    return own;
  }
}
