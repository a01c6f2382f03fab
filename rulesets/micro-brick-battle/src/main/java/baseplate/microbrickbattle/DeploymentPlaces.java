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
    Places found = look(battle, by, unit, x);
    return found.hidden() ? found.first() : Optional.empty();
  }

  /// A place for the unit in the layout of that number, hidden if there is one; empty where the
  /// strip is full.
  Optional<Pose> place(Battle battle, SideId by, Piece unit, int layout) {
    return look(battle, by, unit, column(battle, by, unit, layout)).first();
  }

  /// What was found: the first hidden place, else the first free one.
  private record Places(List<Pose> found, boolean hidden) {
    Optional<Pose> first() {
      return found.stream().findFirst();
    }
  }

  /// From `x` to both sides in steps of an inch.
  private Places look(Battle battle, SideId by, Piece unit, long x) {
    Area strip = checks.strip(battle, by);
    long margin = setting.board().outline(unit).reach();
    long start = strip.left() + Math.round((double) (x - strip.left()) / STEP) * STEP;
    int steps = (int) ((strip.right() - strip.left()) / STEP);
    List<Pose> free = new ArrayList<>(1);
    for (int i = 0; i <= 2 * steps; i++) {
      long at = start + STEP * ((i + 1) / 2) * (i % 2 == 0 ? 1 : -1);
      if (at >= strip.left() + margin && at <= strip.right() - margin) {
        Pose pose = pose(battle, by, strip, at);
        if (checks.isFree(battle, by, unit, pose)) {
          if (checks.seen(battle, by, unit, pose).isEmpty()) {
            return new Places(List.of(pose), true);
          }
          free.add(pose);
        }
      }
    }
    return new Places(free, false);
  }

  private static Pose pose(Battle battle, SideId by, Area strip, long x) {
    long middle = (strip.bottom() + strip.top()) / 2;
    return Pose.of(new Point(x, middle), BattleState.of(battle).edge(by).ahead());
  }

  /// The units of a side are spread over the strip in an order that the layout mixes.
  private static long column(Battle battle, SideId by, Piece unit, int layout) {
    Scatter scatter = new Scatter(layout);
    List<Piece> own = new ArrayList<>();
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (piece.isOf(by)) {
        own.add(scatter.below(own.size() + 1, own.size(), by.number()), piece);
      }
    }
    long width = battle.table().width().thousandths();
    long middle = width * (2L * own.indexOf(unit) + 1) / (2L * own.size());
    int thing = battle.pieces().position(unit.id());
    return middle + STEP * (scatter.below(2 * JITTER + 1, thing, 2) - JITTER);
  }
}
