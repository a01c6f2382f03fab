package baseplate.microbrickbattle;

import baseplate.core.Ending;
import baseplate.core.Piece;
import baseplate.core.SideId;
import baseplate.core.Situation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What sides have left.
///
/// @rule MBB-26
/// @rule MBB-36
final class Forces {
  private static final long WON = 1_000_000_000;

  private final Catalogue catalogue;
  private final Readings readings;

  Forces(Setting setting) {
    this.catalogue = setting.catalogue();
    this.readings = setting.readings();
  }

  /// Whether nothing is left of a side that must be destroyed. Where vehicles alone count, they do
  /// for a side that has had some.
  ///
  /// @rule MBB-26
  /// @rule MBB-41
  boolean isDestroyed(Situation situation, SideId side) {
    boolean vehiclesOnly =
        readings.infantryCount() == Readings.Counting.VEHICLES_ONLY && hasVehicles(situation, side);
    for (int i = 0; i < situation.pieces().size(); i++) {
      Piece piece = situation.pieces().at(i);
      if (piece.isOf(side) && isLeft(piece) && (!vehiclesOnly || isVehicle(piece))) {
        return false;
      }
    }
    return true;
  }

  /// The guns and infantry that are left of a side that has lost all its vehicles; empty for one
  /// that never had any.
  ///
  /// @rule MBB-41
  List<String> others(Situation situation, SideId side) {
    List<String> others = new ArrayList<>(0);
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && isLeft(piece)) {
        if (isVehicle(piece)) {
          return List.of();
        }
        others.add(piece.id().text());
      }
    }
    return hasVehicles(situation, side) ? others : List.of();
  }

  private boolean hasVehicles(Situation situation, SideId side) {
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && isVehicle(piece)) {
        return true;
      }
    }
    return false;
  }

  private boolean isVehicle(Piece unit) {
    return catalogue.unit(unit).unitClass().isVehicle();
  }

  /// Whether a unit is on the table or still to come.
  private static boolean isLeft(Piece unit) {
    Status status = UnitState.of(unit).status();
    return status == Status.LIVE || status == Status.RESERVE;
  }

  /// How many units a side has left.
  int left(Situation situation, SideId side) {
    int left = 0;
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && isLeft(piece)) {
        left++;
      }
    }
    return left;
  }

  /// How many of a side's units have left by the exit edge.
  ///
  /// @rule MBB-39
  static int exited(Situation situation, SideId side) {
    int exited = 0;
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && UnitState.of(piece).status() == Status.EXITED) {
        exited++;
      }
    }
    return exited;
  }

  /// How a side stands: a battle won or lost outweighs all, else what its live and coming units are
  /// worth more than the other's, in tenths of a price.
  long standing(Situation situation, SideId side) {
    Optional<SideId> winner = situation.ending().flatMap(Ending::won);
    if (winner.isPresent()) {
      return winner.get().equals(side) ? WON : -WON;
    }
    return lead(situation, side);
  }

  private long lead(Situation situation, SideId side) {
    long lead = 0;
    for (Piece piece : situation.pieces()) {
      if (piece.side().isPresent() && isLeft(piece)) {
        long price = catalogue.unit(piece).price().movePointRight(1).longValue();
        lead += piece.isOf(side) ? price : -price;
      }
    }
    return lead;
  }

  /// What a side's live units are worth.
  ///
  /// @rule MBB-36
  BigDecimal worth(Situation situation, SideId side) {
    BigDecimal worth = BigDecimal.ZERO;
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(side) && UnitState.of(piece).isLive()) {
        worth = worth.add(catalogue.unit(piece).price());
      }
    }
    return worth;
  }
}
