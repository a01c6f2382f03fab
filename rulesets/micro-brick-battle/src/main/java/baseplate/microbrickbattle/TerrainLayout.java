package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Lays out terrain by number: each piece that is left goes to the first of its places that is
/// free; one that finds none in sixty stays aside.
///
/// @rule MBB-24
final class TerrainLayout {
  private static final int ATTEMPTS = 60;
  private static final int STEP = 250;
  private static final int ANGLES = 12;
  private static final int ANGLE = 1500;

  private final Setting setting;
  private final TerrainChecks checks;

  TerrainLayout(Setting setting, TerrainChecks checks) {
    this.setting = setting;
    this.checks = checks;
  }

  /// The facts of laying out all that is left.
  List<Event> laid(Battle start, int number) {
    Scatter scatter = new Scatter(number);
    List<Event> events = new ArrayList<>();
    Battle battle = start;
    for (int i = 0; i < battle.pieces().size(); i++) {
      if (isLeft(battle.pieces().at(i))) {
        battle = lay(battle, i, scatter, events);
      }
    }
    return events;
  }

  private static boolean isLeft(Piece piece) {
    return TerrainState.is(piece) && !Board.stands(piece);
  }

  /// The battle once the piece lies in its place, if it finds one.
  private Battle lay(Battle battle, int thing, Scatter scatter, List<Event> events) {
    Piece piece = battle.pieces().at(thing);
    Optional<Pose> place = place(battle, piece, thing, scatter);
    if (place.isEmpty()) {
      return battle;
    }
    Event moved = new Event.PieceMoved(piece.id(), new Place.OnTable(place.get()));
    events.add(moved);
    return battle.after(moved);
  }

  private Optional<Pose> place(Battle battle, Piece piece, int thing, Scatter scatter) {
    SideId by = share(battle.pieces(), piece.id());
    Area ground = checks.ground(battle, by);
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Pose pose = candidate(piece, ground, thing, attempt, scatter);
      if (checks.unfit(battle, by, piece, pose).isEmpty()) {
        return Optional.of(pose);
      }
    }
    return Optional.empty();
  }

  private Pose candidate(Piece piece, Area ground, int thing, int attempt, Scatter scatter) {
    long margin = setting.board().outline(piece).reach() / 2;
    int across = (int) Math.max(1, (ground.right() - ground.left() - 2 * margin) / STEP);
    int along = (int) Math.max(1, (ground.top() - ground.bottom() - 2 * margin) / STEP);
    long x = ground.left() + margin + (long) STEP * scatter.below(across, thing, 3 * attempt);
    long y = ground.bottom() + margin + (long) STEP * scatter.below(along, thing, 3 * attempt + 1);
    int angle = ANGLE * scatter.below(ANGLES, thing, 3 * attempt + 2);
    return Pose.of(new Point(x, y), Angle.ofHundredths(angle));
  }

  /// Whose share a terrain piece is where each side sets up its half: by roster, one each.
  static SideId share(Pieces pieces, PieceId id) {
    int number = 0;
    for (int i = 0; i < pieces.size() && !pieces.at(i).id().equals(id); i++) {
      number += TerrainState.is(pieces.at(i)) ? 1 : 0;
    }
    return number % 2 == 0 ? SideId.FIRST : SideId.SECOND;
  }
}
