package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Figure.Role;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import java.util.ArrayList;
import java.util.List;

/// How pieces look from above.
final class Figures {
  /// Half the width of a drawn barrel, in thousandths.
  private static final long BARREL = 35;

  private final Catalogue catalogue;
  private final Board board;
  private final Tariff tariff;

  Figures(Setting setting) {
    this.catalogue = setting.catalogue();
    this.board = setting.board();
    this.tariff = new Tariff(setting.readings());
  }

  Figure figure(Piece piece) {
    return TerrainState.is(piece) ? terrain(piece) : unit(piece);
  }

  private Figure terrain(Piece piece) {
    Role role =
        switch (board.cover(piece)) {
          case HARD -> Role.TERRAIN_HARD;
          case SOFT -> Role.TERRAIN_SOFT;
          case NONE -> Role.GROUND;
        };
    return new Figure(
        piece.id(),
        null,
        Phrase.of("mbb.figure", "name", catalogue.terrain(piece).name()),
        List.of(body(piece, role)),
        List.of());
  }

  private Figure unit(Piece piece) {
    UnitKind kind = catalogue.unit(piece);
    return new Figure(
        piece.id(),
        piece.side().orElse(null),
        Phrase.of("mbb.figure", "name", kind.name()),
        parts(piece, kind),
        badges(piece, kind));
  }

  private List<Figure.Part> parts(Piece piece, UnitKind kind) {
    UnitState state = UnitState.of(piece);
    if (!state.isLive()) {
      return List.of(body(piece, Role.WRECK));
    }
    List<Figure.Part> parts = new ArrayList<>();
    parts.add(body(piece, kind.unitClass().flies() ? Role.AIRCRAFT : Role.HULL));
    Pose hull = Board.pose(piece);
    Pose turret = Pose.of(hull.place(kind.gun().pivot()), hull.facing().plus(state.turret()));
    if (!kind.turret().isEmpty()) {
      parts.add(part(Role.TURRET, kind.turret(), turret, kind.turretTop()));
    }
    if (kind.barrel() == UnitKind.Barrel.SHOWN && !kind.unitClass().flies()) {
      parts.add(part(Role.BARREL, barrel(kind.gun()), turret, kind.gun().height()));
    }
    return parts;
  }

  private static List<Point> barrel(Gun gun) {
    long end = gun.length().thousandths();
    return List.of(
        new Point(BARREL, 0),
        new Point(BARREL, end),
        new Point(-BARREL, end),
        new Point(-BARREL, 0));
  }

  private Figure.Part body(Piece piece, Role role) {
    List<Point> corners = board.placed(piece).rings().getFirst().points();
    return new Figure.Part(role, corners, board.top(piece));
  }

  private static Figure.Part part(Role role, List<Point> shape, Pose pose, Height top) {
    List<Point> corners = new ArrayList<>();
    shape.forEach(corner -> corners.add(pose.place(corner)));
    return new Figure.Part(role, corners, top);
  }

  private List<Phrase> badges(Piece piece, UnitKind kind) {
    UnitState state = UnitState.of(piece);
    if (!state.isLive()) {
      return List.of(Phrase.of("mbb.badge.wreck"));
    }
    long left = kind.movementThousandths() - tariff.spent(state);
    return tariff.spent(state) == 0
        ? List.of()
        : List.of(Phrase.of("mbb.badge.points", "left", Decimal.thousandths(Math.max(0, left))));
  }
}
