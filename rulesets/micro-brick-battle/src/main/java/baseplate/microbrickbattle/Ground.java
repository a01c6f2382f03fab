package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.SideId;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Line;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Ring;
import baseplate.geometry.sight.Cover;
import baseplate.geometry.sight.Obstacle;
import baseplate.geometry.sight.Obstacles;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What may hide targets as the pieces stand; made once for each position.
///
/// @rule MBB-15
/// @rule MBB-25
final class Ground {
  private final Obstacles all;
  private final List<String> wrecks;
  private final List<Owned> live;
  private final List<Placed> hard;
  private @Nullable Sightline last;

  private Ground(Sorted sorted) {
    this.all = Obstacles.of(sorted.all);
    this.wrecks = List.copyOf(sorted.wrecks);
    this.live = List.copyOf(sorted.live);
    this.hard = List.copyOf(sorted.hard);
  }

  private record Owned(String unit, SideId side) {}

  static Ground of(Pieces pieces, Board board) {
    Sorted sorted = new Sorted(pieces.size());
    for (int i = 0; i < pieces.size(); i++) {
      Obstacle obstacle = board.stand(pieces.at(i)).obstacle();
      if (obstacle != null) {
        sorted.add(pieces.at(i), obstacle);
      }
    }
    return new Ground(sorted);
  }

  /// What hinders sight, by what is asked of it.
  private static final class Sorted {
    private final List<Obstacle> all;
    private final List<String> wrecks = new ArrayList<>();
    private final List<Owned> live = new ArrayList<>();
    private final List<Placed> hard = new ArrayList<>();

    Sorted(int most) {
      all = new ArrayList<>(most);
    }

    void add(Piece piece, Obstacle obstacle) {
      all.add(obstacle);
      if (obstacle.cover() == Cover.HARD) {
        hard.add(obstacle.outline());
      }
      if (piece.state() instanceof UnitState unit) {
        add(piece, unit);
      }
    }

    private void add(Piece piece, UnitState unit) {
      String id = piece.id().text();
      if (unit.isLive()) {
        piece.side().ifPresent(side -> live.add(new Owned(id, side)));
      } else {
        wrecks.add(id);
      }
    }
  }

  /// The sight line that was worked out here last: odds judge a shot once for the miss and once for
  /// the hit. Threads may overwrite each other's; each line stands for itself.
  @Nullable Sightline last() {
    return last;
  }

  void remember(Sightline line) {
    last = line;
  }

  /// Everything but shooter and target.
  Obstacles between(PieceId shooter, PieceId target) {
    return all.without(shooter.text(), target.text());
  }

  /// Whether the line meets no Hard Cover at all, so that its end is surely seen.
  boolean isOpen(Point from, Point to) {
    Area around = Area.between(from, to);
    for (Placed cover : hard) {
      if (cover.bounds().meets(around) && meets(cover, from, to)) {
        return false;
      }
    }
    return true;
  }

  private static boolean meets(Placed cover, Point from, Point to) {
    Ring ring = cover.rings().getFirst();
    for (int i = 0; i < ring.size(); i++) {
      if (Line.meets(ring.point(i), ring.point(ring.next(i)), from, to)) {
        return true;
      }
    }
    return Contact.contains(cover, from);
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
