package baseplate.microbrickbattle;

import baseplate.geometry.Height;
import baseplate.geometry.Length;
import baseplate.geometry.Outline;
import baseplate.geometry.Point;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/// Box-shaped units with the numbers of real ones.
final class Kinds {
  private static final Length LONG = Length.ofInches(2);
  private static final Length WIDE = Length.ofInches(1);
  private static final Height HIGH = Height.ofBricks(2);
  private static final Gun GUN =
      new Gun(Point.ORIGIN, Length.ofThousandths(1_200), Height.ofBricks("1.5"));

  private Kinds() {}

  static UnitKind sherman(String id) {
    return tank(id, 5, 6, 8);
  }

  static UnitKind panzer3(String id) {
    return tank(id, 4, 5, 8);
  }

  static UnitKind tank(String id, int attack, int defence, int movement) {
    return of(id, UnitClass.TURRETED, attack, defence, movement);
  }

  /// A hull of one brick that on its side stands higher than every muzzle.
  static UnitKind low(String id, int defence) {
    return of(id, UnitClass.TURRETED, 5, defence, 8, Height.ofBricks(1));
  }

  static UnitKind of(String id, UnitClass unitClass, int attack, int defence, int movement) {
    return of(id, unitClass, attack, defence, movement, HIGH);
  }

  private static UnitKind of(
      String id, UnitClass unitClass, int attack, int defence, int movement, Height high) {
    return new UnitKind(
        id,
        id,
        "any",
        unitClass,
        attack,
        defence,
        movement,
        Outline.rectangle(LONG, WIDE),
        high,
        List.of(),
        high,
        GUN,
        UnitKind.Barrel.SHOWN,
        Outline.rectangle(LONG, high.toLength()),
        Height.of(WIDE),
        BigDecimal.valueOf(attack + defence + movement));
  }

  /// MBB-21's table.
  static VictoryTable victoryTable() {
    List<List<Integer>> rows = new ArrayList<>();
    for (int attack = VictoryTable.LEAST; attack <= VictoryTable.MOST; attack++) {
      List<Integer> row = new ArrayList<>();
      for (int defence = VictoryTable.LEAST; defence <= VictoryTable.MOST; defence++) {
        row.add(Math.clamp(8 + defence - attack, 3, 12));
      }
      rows.add(row);
    }
    return new VictoryTable(rows);
  }
}
