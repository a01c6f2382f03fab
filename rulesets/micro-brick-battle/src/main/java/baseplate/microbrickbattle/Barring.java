package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.Pieces;
import baseplate.geometry.Area;
import baseplate.geometry.path.Barrier;
import java.util.ArrayList;
import java.util.List;

/// What bars a unit's way.
///
/// @rule MBB-9
/// @rule MBB-25
/// @rule MBB-37
final class Barring {
  private final Catalogue catalogue;
  private final Board board;
  private final Crossing crossing;

  /// Whether low obstacles may be crossed.
  enum Crossing {
    NOWHERE,
    LOW_OBSTACLES
  }

  Barring(Catalogue catalogue, Board board, Crossing crossing) {
    this.catalogue = catalogue;
    this.board = board;
    this.crossing = crossing;
  }

  static Barring of(Setting setting) {
    return new Barring(
        setting.catalogue(),
        setting.board(),
        setting.readings().softCover() == Readings.SoftCover.DOUBLE_COST
            ? Crossing.LOW_OBSTACLES
            : Crossing.NOWHERE);
  }

  /// Whether a piece on the table bars the unit from ending where it stands: units of the ground
  /// bar each other, dead or alive, and aeroplanes each other.
  boolean bars(Piece other, Piece unit) {
    boolean flies = catalogue.unit(unit).unitClass().flies();
    if (TerrainState.is(other)) {
      return !flies && isClosed(catalogue.terrain(other).entry());
    }
    return flies == catalogue.unit(other).unitClass().flies();
  }

  private static boolean isClosed(TerrainKind.Entry entry) {
    return entry == TerrainKind.Entry.BARRED || entry == TerrainKind.Entry.CROSSABLE;
  }

  /// Whether a piece on the table bars the unit's way; aeroplanes pass over everything.
  boolean stops(Piece other, Piece unit) {
    if (catalogue.unit(unit).unitClass().flies()) {
      return false;
    }
    return bars(other, unit) && !isCrossed(other);
  }

  private boolean isCrossed(Piece other) {
    return crossing == Crossing.LOW_OBSTACLES
        && TerrainState.is(other)
        && catalogue.terrain(other).entry() == TerrainKind.Entry.CROSSABLE;
  }

  /// What may stop the unit within the area.
  List<Barrier> within(Area area, Pieces pieces, Piece unit) {
    return catalogue.unit(unit).unitClass().flies()
        ? List.of()
        : barriers(area, pieces, unit, Purpose.PASSING);
  }

  /// What the unit may not end on within the area.
  List<Barrier> unendable(Area area, Pieces pieces, Piece unit) {
    return barriers(area, pieces, unit, Purpose.ENDING);
  }

  private enum Purpose {
    PASSING,
    ENDING
  }

  private List<Barrier> barriers(Area area, Pieces pieces, Piece unit, Purpose purpose) {
    List<Barrier> barriers = new ArrayList<>(4);
    for (int i = 0; i < pieces.size(); i++) {
      Piece other = pieces.at(i);
      if (isAnotherWithin(area, other, unit) && hinders(other, unit, purpose)) {
        barriers.add(new Barrier(other.id().text(), board.placed(other)));
      }
    }
    return barriers;
  }

  private boolean isAnotherWithin(Area area, Piece other, Piece unit) {
    return Board.stands(other)
        && !other.id().equals(unit.id())
        && board.placed(other).bounds().meets(area);
  }

  private boolean hinders(Piece other, Piece unit, Purpose purpose) {
    return purpose == Purpose.ENDING ? bars(other, unit) : stops(other, unit);
  }
}
