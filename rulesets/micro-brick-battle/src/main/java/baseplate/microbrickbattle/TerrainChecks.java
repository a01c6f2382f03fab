package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Pieces;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.words.Phrase;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Placed;
import baseplate.geometry.Pose;
import java.util.Optional;

/// Where terrain may be set up: on the table, outside the strips, 2 inches from other terrain, and
/// by halves in the own half only.
///
/// @rule MBB-24
/// @rule MBB-37
final class TerrainChecks {
  private static final Length APART = Length.ofInches(2);

  private final Setting setting;
  private final Board board;

  TerrainChecks(Setting setting) {
    this.setting = setting;
    this.board = setting.board();
  }

  /// Why the piece may not be set up there by that side; empty where it may.
  Optional<Refusal> unfit(Battle battle, SideId by, Piece piece, Pose to) {
    Placed placed = board.outline(piece).at(to);
    return Contact.keepsTo(placed, ground(battle, by))
        ? tooNear(battle.pieces(), piece, placed)
        : Optional.of(offGround(piece, to, ground(battle, by)));
  }

  private Refusal offGround(Piece piece, Pose to, Area ground) {
    String key = byHalves() ? "mbb.refused.terrain-half" : "mbb.refused.terrain-strip";
    Phrase reason =
        Phrase.of(key, "piece", piece.id(), "ground", DeploymentChecks.ground(ground, to))
            .with("strip", Decimal.thousandths(setting.terms().stripDepth()));
    Agreed agreed = setting.readings().agreed();
    return byHalves()
        ? Refusal.byRule(Rule.MBB_24, agreed.in(reason, HouseOptions.TERRAIN_SET_UP))
        : Refusal.byRule(Rule.MBB_37, reason);
  }

  /// The ground on which a side may set up terrain.
  Area ground(Situation situation, SideId by) {
    long width = situation.table().width().thousandths();
    long depth = situation.table().depth().thousandths();
    long strip = setting.terms().stripDepth();
    if (!byHalves()) {
      return new Area(0, strip, width, depth - strip);
    }
    return by.equals(SideId.FIRST)
        ? new Area(0, strip, width, depth / 2)
        : new Area(0, depth / 2, width, depth - strip);
  }

  private boolean byHalves() {
    return setting.readings().terrainSetUp() == Readings.TerrainSetUp.HALVES;
  }

  private Optional<Refusal> tooNear(Pieces pieces, Piece piece, Placed placed) {
    Length tooNear = Length.ofThousandths(APART.thousandths() - 1);
    for (int i = 0; i < pieces.size(); i++) {
      Piece other = pieces.at(i);
      if (isOther(other, piece.id()) && Contact.within(placed, board.placed(other), tooNear)) {
        Length apart = Contact.distance(placed, board.placed(other));
        return Optional.of(near(piece, other, apart));
      }
    }
    return Optional.empty();
  }

  private static Refusal near(Piece piece, Piece other, Length apart) {
    return Refusal.byRule(
        Rule.MBB_37,
        Phrase.of("mbb.refused.terrain-near", "piece", piece.id(), "other", other.id())
            .with("apart", Decimal.thousandths(apart.thousandths()))
            .with("least", Decimal.thousandths(APART.thousandths())));
  }

  private static boolean isOther(Piece other, PieceId id) {
    return TerrainState.is(other) && Board.stands(other) && !other.id().equals(id);
  }
}
