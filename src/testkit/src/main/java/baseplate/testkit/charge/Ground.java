package baseplate.testkit.charge;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.SlotId;
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
  private final Function<Piece, Stand> standing = this::stand;

  Ground(Stock stock) {
    this.stock = stock;
  }

  /// What follows from where a fighter stands, worked out once.
  ///
  /// @param placed its outline
  /// @param spots its joints
  private record Stand(Placed placed, List<Joints.Spot> spots) {}

  private Stand stand(Piece piece) {
    Stock.Kind kind = stock.kind(piece);
    return new Stand(
        kind.outline().at(pose(piece)),
        kind.joints().stream().map(joint -> Joints.Spot.of(piece, joint)).toList());
  }

  /// A fighter's outline where it stands.
  Placed placed(Piece fighter) {
    return fighter.derived(standing).placed();
  }

  /// A fighter's joints.
  List<Joints.Spot> spots(Piece fighter) {
    return fighter.derived(standing).spots();
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
    List<Piece> fighters = new ArrayList<>();
    for (Piece piece : at.pieces()) {
      if (isFighter(piece)) {
        fighters.add(piece);
      }
    }
    return fighters;
  }

  static List<Piece> fighters(Situation at, SideId side) {
    List<Piece> fighters = fighters(at);
    fighters.removeIf(piece -> !piece.isOf(side));
    return fighters;
  }

  /// A fighter by name.
  static Optional<Piece> fighter(Situation at, PieceId id) {
    return at.pieces().find(id).filter(Ground::isFighter);
  }

  static SideId side(Piece fighter) {
    return fighter.side().orElseThrow();
  }

  /// The modules that a fighter bears.
  List<Piece> borne(Situation at, Piece fighter) {
    List<Piece> borne = new ArrayList<>(2);
    for (Piece piece : at.pieces()) {
      if (piece.place() instanceof Place.InSlot(SlotId slot, int _) && isOf(fighter, slot)) {
        borne.add(piece);
      }
    }
    return borne;
  }

  private boolean isOf(Piece fighter, SlotId slot) {
    for (Joints.Spot spot : spots(fighter)) {
      if (spot.slot().equals(slot)) {
        return true;
      }
    }
    return false;
  }

  /// What the modules are that a fighter bears.
  List<Stock.Gear> gear(Situation at, Piece fighter) {
    List<Stock.Gear> gear = new ArrayList<>(2);
    borne(at, fighter).forEach(module -> gear.add(stock.gear(module)));
    return gear;
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
    List<Piece> inLine = new ArrayList<>();
    for (Piece piece : fighters(at)) {
      if (line.off(piece) > begin && Bearing.lineMeets(line.from(), line.along(), placed(piece))) {
        inLine.add(piece);
      }
    }
    inLine.sort(Comparator.comparingLong(line::off));
    return inLine;
  }
}
