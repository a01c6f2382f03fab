package baseplate.testkit.charge;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.geometry.Angle;
import baseplate.geometry.Area;
import baseplate.geometry.Bearing;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Barrier;
import baseplate.geometry.path.Barriers;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/// Where pieces stand and whom they reach. Modules take no room.
final class Ground {
  /// How far a blow goes on from one piece to the next.
  private static final Length GAP = Length.ofInches(4);

  private final Stock stock;
  private final Function<Piece, Placed> placing = this::place;

  Ground(Stock stock) {
    this.stock = stock;
  }

  private Placed place(Piece piece) {
    return stock.kind(piece).outline().at(pose(piece));
  }

  /// A fighter's outline where it stands.
  Placed placed(Piece fighter) {
    return fighter.derived(placing);
  }

  static Pose pose(Piece piece) {
    return ((Place.OnTable) piece.place()).pose();
  }

  static boolean isFighter(Piece piece) {
    return piece.state() instanceof Body.Fighter;
  }

  static int strength(Piece fighter) {
    return ((Body.Fighter) fighter.state()).strength();
  }

  /// The fighters in roster order.
  static List<Piece> fighters(Situation at) {
    return at.pieces().list().stream().filter(Ground::isFighter).toList();
  }

  static List<Piece> fighters(Situation at, SideId side) {
    return fighters(at).stream().filter(piece -> piece.isOf(side)).toList();
  }

  /// A fighter by name.
  static Optional<Piece> fighter(Situation at, PieceId id) {
    return at.pieces().find(id).filter(Ground::isFighter);
  }

  static SideId side(Piece fighter) {
    return fighter.side().orElseThrow();
  }

  /// The modules that a fighter bears.
  List<Stock.Gear> gear(Situation at, Piece fighter) {
    return Joints.borne(stock, at, fighter).stream().map(stock::gear).toList();
  }

  /// How far a fighter strikes.
  Length reach(Situation at, Piece fighter) {
    Length reach = stock.kind(fighter).reach();
    for (Stock.Gear gear : gear(at, fighter)) {
      reach = reach.plus(gear.reach());
    }
    return reach;
  }

  /// Whether the one has the other within reach.
  boolean reaches(Situation at, Piece one, Piece other) {
    return Contact.within(placed(one), placed(other), reach(at, one));
  }

  /// All other fighters and the table's edge.
  Barriers around(Situation at, Piece fighter) {
    List<Barrier> others = new ArrayList<>();
    for (Piece other : fighters(at)) {
      if (!other.id().equals(fighter.id())) {
        others.add(new Barrier(other.id().text(), placed(other)));
      }
    }
    return Barriers.of(others, table(at));
  }

  static Area table(Situation at) {
    return Area.table(at.table().width(), at.table().depth());
  }

  /// The line of a blow.
  ///
  /// @param from the middle of the striker
  /// @param along which way
  record Line(Point from, Angle along) {
    long off(Piece piece) {
      return Contact.distance(from, pose(piece).at()).thousandths();
    }
  }

  /// The fighters behind one along the line of a blow that fells each, the nearest first.
  List<Piece> behind(Situation at, Piece struck, Line line) {
    List<Piece> behind = new ArrayList<>();
    Placed last = placed(struck);
    for (Piece piece : inLine(at, struck, line)) {
      if (Contact.within(last, placed(piece), GAP)) {
        behind.add(piece);
        last = placed(piece);
      }
    }
    return behind;
  }

  private List<Piece> inLine(Situation at, Piece struck, Line line) {
    long begin = line.off(struck);
    return fighters(at).stream()
        .filter(piece -> line.off(piece) > begin)
        .filter(piece -> Bearing.lineMeets(line.from(), line.along(), placed(piece)))
        .sorted(Comparator.comparingLong(line::off))
        .toList();
  }
}
