package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.SideId;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Obstacles;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// What may hide targets as the pieces stand; made once for each position.
///
/// @rule MBB-15
/// @rule MBB-25
final class Ground {
  private final Obstacles all;
  private final List<String> wrecks;
  private final List<Owned> live;

  private Ground(Obstacles all, List<String> wrecks, List<Owned> live) {
    this.all = all;
    this.wrecks = List.copyOf(wrecks);
    this.live = List.copyOf(live);
  }

  private record Owned(String unit, SideId side) {}

  static Ground of(Pieces pieces, Function<Piece, Stand> standing) {
    List<Obstacle> obstacles = new ArrayList<>(pieces.size());
    List<String> wrecks = new ArrayList<>();
    List<Owned> live = new ArrayList<>();
    for (int i = 0; i < pieces.size(); i++) {
      Piece piece = pieces.at(i);
      Obstacle obstacle = piece.derived(standing).obstacle();
      if (obstacle != null) {
        obstacles.add(obstacle);
        if (piece.state() instanceof UnitState unit) {
          if (unit.isLive()) {
            piece.side().ifPresent(side -> live.add(new Owned(piece.id().text(), side)));
          } else {
            wrecks.add(piece.id().text());
          }
        }
      }
    }
    return new Ground(Obstacles.of(obstacles), wrecks, live);
  }

  /// Everything but shooter and target.
  Obstacles between(PieceId shooter, PieceId target) {
    return all.without(shooter.text(), target.text());
  }

  /// The ids of wrecks.
  List<String> wrecks() {
    return wrecks;
  }

  /// The ids of a side's live units.
  List<String> unitsOf(SideId side) {
    List<String> own = new ArrayList<>();
    for (Owned unit : live) {
      if (unit.side().equals(side)) {
        own.add(unit.unit());
      }
    }
    return own;
  }
}
