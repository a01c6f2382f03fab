package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Mark;
import baseplate.core.scene.Scene;
import baseplate.core.scene.Zone;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Circle;
import baseplate.geometry.Length;
import baseplate.geometry.Point;
import baseplate.geometry.sight.Muzzle;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// How a battle looks: zones, terrain, wrecks, units, aeroplanes on top.
final class Drawing {
  private static final int CIRCLE_CORNERS = 48;
  private static final long EXIT_DEPTH = 250;

  private final Setting setting;
  private final Figures figures;

  Drawing(Setting setting) {
    this.setting = setting;
    this.figures = new Figures(setting);
  }

  Scene scene(View view) {
    List<Figure> drawn =
        view.pieces().list().stream()
            .filter(Board::stands)
            .sorted(Comparator.comparingInt(this::layer))
            .map(figures::figure)
            .toList();
    return new Scene(view.table(), zones(view), drawn, shots(view));
  }

  /// A line from muzzle to target for each shot that is declared and still to be resolved.
  ///
  /// @rule MBB-12
  private List<Mark> shots(View view) {
    List<Mark> lines = new ArrayList<>();
    for (Shot shot : BattleState.of(view).shots()) {
      Muzzle muzzle = board().stand(view.pieces().get(shot.shooter())).muzzle();
      Piece target = view.pieces().get(shot.target());
      if (muzzle != null && Board.stands(target)) {
        List<Point> ends = List.of(muzzle.at(), Board.pose(target).at());
        lines.add(new Mark.Line(ends, Mark.Tone.NEUTRAL));
      }
    }
    return lines;
  }

  private int layer(Piece piece) {
    if (TerrainState.is(piece)) {
      return board().cover(piece) == Cover.NONE ? 0 : 1;
    }
    if (UnitState.of(piece).status() == Status.WRECK) {
      return 2;
    }
    return setting.catalogue().unit(piece).unitClass().flies() ? 4 : 3;
  }

  private Board board() {
    return setting.board();
  }

  private List<Zone> zones(View view) {
    List<Zone> zones = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      SideId id = new SideId(side);
      Area strip = DeploymentChecks.strip(view, id, setting.terms());
      zones.add(zone("strip-" + side, Phrase.of("mbb.zone.strip", "side", id), strip));
    }
    setting.terms().exiting().ifPresent(exit -> zones.add(exit(view, exit)));
    setting.terms().holding().ifPresent(hold -> zones.add(circle(hold)));
    return zones;
  }

  private static Zone zone(String id, Phrase label, Area area) {
    return new Zone(id, label, SetUpOffers.corners(area));
  }

  /// @rule MBB-39
  private static Zone exit(View view, Terms.Exit exit) {
    TableEdge edge = BattleState.of(view).edge(exit.attacker()).opposite();
    return zone("exit", Phrase.of("mbb.zone.exit"), edge.strip(view.table(), EXIT_DEPTH));
  }

  /// @rule MBB-40
  private static Zone circle(Terms.Hold hold) {
    Circle circle = hold.circle();
    return new Zone("hold", Phrase.of("mbb.zone.hold"), circle(circle.centre(), circle.radius()));
  }

  /// Corners all round a circle.
  static List<Point> circle(Point centre, Length radius) {
    List<Point> corners = new ArrayList<>();
    Point out = new Point(0, radius.thousandths());
    for (int i = 0; i < CIRCLE_CORNERS; i++) {
      Angle angle = Angle.ofHundredths((long) Angle.FULL * i / CIRCLE_CORNERS);
      corners.add(centre.plus(out.turned(angle)));
    }
    return corners;
  }
}
