package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Finds places for units by number: spread over the strip, facing the enemy's edge, hidden where
/// that is possible.
///
/// @rule MBB-27
/// @rule MBB-28
final class DeploymentPlaces {
  private static final int STEP = 500;
  private static final int JITTER = 4;

  private final Setting setting;
  private final DeploymentChecks checks;

  DeploymentPlaces(Setting setting, DeploymentChecks checks) {
    this.setting = setting;
    this.checks = checks;
  }

  static Pose beside(Pose pose, long shift) {
    return pose.shifted(new Point(shift, 0));
  }

  /// A place for the unit; empty where the strip is full.
  Optional<Pose> place(Battle battle, SideId by, Piece unit, int layout) {
    List<Pose> free = new ArrayList<>();
    for (Pose candidate : candidates(battle, by, unit, layout)) {
      if (checks.isFree(battle, by, unit, candidate)) {
        if (checks.seen(battle, by, unit, candidate).isEmpty()) {
          return Optional.of(candidate);
        }
        free.add(candidate);
      }
    }
    return free.isEmpty() ? Optional.empty() : Optional.of(legal(battle, by, unit, free));
  }

  /// The first free place that may be taken though it is in sight; the first of all where none of
  /// the places tried may.
  private Pose legal(Battle battle, SideId by, Piece unit, List<Pose> free) {
    return checks
        .unfit(battle, by, unit, free.getFirst())
        .flatMap(refusal -> refusal.amended())
        .map(command -> ((UnitCommand.Deploy) command).to())
        .orElse(free.getFirst());
  }

  /// From the unit's own column to both sides in steps of half an inch, in the middle of the strip.
  private List<Pose> candidates(Battle battle, SideId by, Piece unit, int layout) {
    Area strip = checks.strip(battle, by);
    Angle ahead = BattleState.of(battle).edge(by).ahead();
    long width = strip.right() - strip.left();
    long middle = (strip.bottom() + strip.top()) / 2;
    long margin = setting.board().outline(unit).reach();
    long own = column(battle, by, unit, layout, width);
    int columns = (int) (width / STEP);
    List<Pose> candidates = new ArrayList<>(columns);
    for (int i = 0; i <= 2 * columns; i++) {
      long x = own + (long) STEP * ((i + 1) / 2) * (i % 2 == 0 ? 1 : -1);
      if (x >= margin && x <= width - margin) {
        candidates.add(Pose.of(new Point(x, middle), ahead));
      }
    }
    return candidates;
  }

  private static long column(Battle battle, SideId by, Piece unit, int layout, long width) {
    Scatter scatter = new Scatter(layout);
    List<Piece> own = new ArrayList<>();
    for (Piece piece : battle.pieces()) {
      if (piece.isOf(by)) {
        own.add(scatter.below(own.size() + 1, own.size(), by.number()), piece);
      }
    }
    int position = own.indexOf(unit);
    long middle = width * (2L * position + 1) / (2L * own.size());
    int thing = battle.pieces().position(unit.id());
    return middle + (long) STEP * (scatter.below(2 * JITTER + 1, thing, 2) - JITTER);
  }
}
