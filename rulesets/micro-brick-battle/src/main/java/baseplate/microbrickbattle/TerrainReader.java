package baseplate.microbrickbattle;

import baseplate.core.doc.Doc;
import baseplate.core.doc.Fields;
import baseplate.core.scene.Figure;
import baseplate.core.words.Phrase;
import baseplate.geometry.Height;
import baseplate.geometry.Length;
import java.math.BigDecimal;
import java.util.List;

/// Reads a kind of terrain, and the size of a piece of it.
final class TerrainReader {
  private static final long LEAST = 50;
  private static final long MOST = 100_000;

  private TerrainReader() {}

  static TerrainKind read(Fields fields) {
    TerrainState usual = size(fields, HeightDocs.read(fields, "height"));
    TerrainKind kind = kind(fields, usual);
    fields.done();
    return kind;
  }

  private static TerrainKind kind(Fields fields, TerrainState usual) {
    return new TerrainKind(
        fields.text("id"),
        UnitReader.name(fields),
        Names.read(fields, "bulk", TerrainKind.Bulk.values()),
        Names.read(fields, "entry", TerrainKind.Entry.values()),
        usual,
        material(fields));
  }

  private static Figure.Material material(Fields fields) {
    return fields.has("material")
        ? Names.read(fields, "material", Figure.Material.values())
        : Figure.Material.STONE;
  }

  /// The size of a piece: `size` and `height` where they are given, else the kind's usual.
  static TerrainState piece(Fields fields, TerrainKind kind) {
    TerrainState usual = kind.usual();
    Height height = fields.has("height") ? HeightDocs.read(fields, "height") : usual.height();
    return fields.has("size")
        ? size(fields, height)
        : new TerrainState(usual.across(), usual.along(), height);
  }

  private static TerrainState size(Fields fields, Height height) {
    List<Doc> pair = fields.items("size");
    if (pair.size() != 2) {
      throw fields.fault("size", Phrase.of("mbb.malformed.size"));
    }
    return new TerrainState(extent(fields, pair.get(0)), extent(fields, pair.get(1)), height);
  }

  private static Length extent(Fields fields, Doc doc) {
    if (doc instanceof Doc.Num(BigDecimal inches) && inches.scale() <= 3) {
      long thousandths = thousandths(inches);
      if (thousandths >= LEAST && thousandths <= MOST) {
        return Length.ofThousandths(thousandths);
      }
    }
    throw fields.fault("size", Phrase.of("mbb.malformed.size"));
  }

  /// As a number of thousandths, kept to what an extent may be or just beyond.
  private static long thousandths(BigDecimal inches) {
    return inches
        .movePointRight(3)
        .setScale(0)
        .max(BigDecimal.ZERO)
        .min(BigDecimal.valueOf(MOST + 1))
        .longValueExact();
  }
}
