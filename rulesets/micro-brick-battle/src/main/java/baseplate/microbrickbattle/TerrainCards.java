package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.scene.Card;
import baseplate.core.words.Phrase;
import baseplate.core.words.RuleId;
import baseplate.geometry.Height;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;

/// What is to be known of a terrain piece: its cover, its size, what it does to movement by the
/// agreements of the table.
///
/// @rule MBB-14
/// @rule MBB-37
final class TerrainCards {
  private final Setting setting;

  TerrainCards(Setting setting) {
    this.setting = setting;
  }

  Card card(Piece piece) {
    TerrainKind kind = setting.catalogue().terrain(piece);
    String lies = Board.stands(piece) ? "mbb.card.set-up" : "mbb.card.aside";
    return new Card(
        Figures.label(piece, kind.name()),
        Phrase.of(lies),
        List.of(cover(piece), height(piece), size(piece), entry(kind.entry())));
  }

  private Card.Fact cover(Piece piece) {
    Cover cover = setting.board().cover(piece);
    RuleId rule =
        switch (cover) {
          case HARD -> Rule.MBB_14;
          case SOFT -> Rule.MBB_15;
          case NONE -> Rule.MBB_37;
        };
    return UnitCards.fact("cover", Phrase.of("mbb.cover." + Names.word(cover)), rule);
  }

  private static Card.Fact height(Piece piece) {
    BigDecimal bricks =
        BigDecimal.valueOf(TerrainState.of(piece).height().tenths())
            .divide(BigDecimal.valueOf(Height.BRICK), 3, RoundingMode.HALF_EVEN);
    Phrase height = Phrase.of("mbb.card.bricks", "height", bricks);
    return UnitCards.fact("height", height, Rule.MBB_37);
  }

  private static Card.Fact size(Piece piece) {
    TerrainState state = TerrainState.of(piece);
    Phrase size = UnitCards.size(state.across().inches(), state.along().inches());
    return UnitCards.fact("size", size, Rule.MBB_37);
  }

  /// @rule MBB-9
  private Card.Fact entry(TerrainKind.Entry entry) {
    return UnitCards.fact(
        "entry",
        Phrase.of("mbb.entry." + Names.word(agreed(entry))),
        entry == TerrainKind.Entry.ROUGH || entry == TerrainKind.Entry.OPEN
            ? Rule.MBB_37
            : Rule.MBB_9);
  }

  /// What becomes of it by the table's agreements: low obstacles bar the way unless they may be
  /// crossed, rough ground is open unless it is dear.
  private TerrainKind.Entry agreed(TerrainKind.Entry entry) {
    Readings readings = setting.readings();
    return switch (entry) {
      case BARRED, OPEN -> entry;
      case CROSSABLE ->
          readings.softCover() == Readings.SoftCover.BARRED ? TerrainKind.Entry.BARRED : entry;
      case ROUGH ->
          readings.roughGround() == Readings.RoughGround.FREE ? TerrainKind.Entry.OPEN : entry;
    };
  }
}
