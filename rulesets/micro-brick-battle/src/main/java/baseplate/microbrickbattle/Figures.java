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
    TerrainKind kind = catalogue.terrain(piece);
    return new Figure(
        piece.id(),
        null,
        label(piece, kind.name()),
        List.of(new Figure.Part(role(piece), kind.material(), corners(piece), board.top(piece))),
        List.of());
  }

  private Role role(Piece terrain) {
    return switch (board.cover(terrain)) {
      case HARD -> Role.TERRAIN_HARD;
      case SOFT -> Role.TERRAIN_SOFT;
      case NONE -> Role.GROUND;
    };
  }

  private Figure unit(Piece piece) {
    UnitKind kind = catalogue.unit(piece);
    return new Figure(
        piece.id(),
        piece.side().orElse(null),
        label(piece, kind.name()),
        parts(piece, kind),
        badges(piece, kind));
  }

  private List<Figure.Part> parts(Piece piece, UnitKind kind) {
    if (!UnitState.of(piece).isLive()) {
      return List.of(body(piece, Role.WRECK));
    }
    List<Figure.Part> parts = new ArrayList<>();
    parts.add(body(piece, kind.unitClass().flies() ? Role.AIRCRAFT : Role.HULL));
    parts.addAll(armament(kind, turret(piece, kind)));
    if (parts.size() == 1) {
      parts.add(part(Role.BARREL, front(kind), Board.pose(piece), board.top(piece)));
    }
    return parts;
  }

  private static Pose turret(Piece piece, UnitKind kind) {
    Pose hull = Board.pose(piece);
    return Pose.of(
        hull.place(kind.gun().pivot()), hull.facing().plus(UnitState.of(piece).turret()));
  }

  static List<Figure.Part> armament(UnitKind kind, Pose turret) {
    List<Figure.Part> parts = new ArrayList<>();
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

  /// A point at the middle of the front edge of what shows no gun, so that its facing is seen.
  private static List<Point> front(UnitKind kind) {
    long end = kind.hull().along().thousandths() / 2;
    long half = Math.min(end, kind.hull().across().thousandths() / 2) / 2;
    return List.of(new Point(0, end), new Point(half, end - half), new Point(-half, end - half));
  }

  private Figure.Part body(Piece piece, Role role) {
    return new Figure.Part(role, corners(piece), board.top(piece));
  }

  private List<Point> corners(Piece piece) {
    return board.placed(piece).rings().getFirst().points();
  }

  /// The kind's name, and what tells the piece from others of its kind.
  static Phrase label(Piece piece, String name) {
    String id = piece.id().text();
    String tag = id.startsWith(piece.kind() + "-") ? id.substring(piece.kind().length() + 1) : id;
    return tag.equals(piece.kind())
        ? Phrase.of("mbb.figure", "name", name)
        : Phrase.of("mbb.figure.one-of", "name", name, "tag", tag);
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
