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
    TerrainState usual = size(fields, "size", HeightDocs.read(fields, "height"));
    TerrainKind kind =
        new TerrainKind(
            fields.text("id"),
            UnitReader.name(fields),
            Names.read(fields, "bulk", TerrainKind.Bulk.values()),
            Names.read(fields, "entry", TerrainKind.Entry.values()),
            usual.across(),
            usual.along(),
            usual.height(),
            fields.has("material")
                ? Names.read(fields, "material", Figure.Material.values())
                : Figure.Material.STONE);
    fields.done();
    return kind;
  }

  /// The size of a piece: `size` and `height` where they are given, else the kind's usual.
  static TerrainState piece(Fields fields, TerrainKind kind) {
    Height height = fields.has("height") ? HeightDocs.read(fields, "height") : kind.height();
    return fields.has("size")
        ? size(fields, "size", height)
        : new TerrainState(kind.across(), kind.along(), height);
  }

  private static TerrainState size(Fields fields, String field, Height height) {
    List<Doc> pair = fields.items(field);
    if (pair.size() != 2) {
      throw fields.fault(field, Phrase.of("mbb.malformed.size"));
    }
    return new TerrainState(
        extent(fields, field, pair.get(0)), extent(fields, field, pair.get(1)), height);
  }

  private static Length extent(Fields fields, String field, Doc doc) {
    if (doc instanceof Doc.Num(BigDecimal inches) && inches.scale() <= 3) {
      long thousandths =
          inches
              .movePointRight(3)
              .setScale(0)
              .max(BigDecimal.ZERO)
              .min(BigDecimal.valueOf(MOST + 1))
              .longValueExact();
      if (thousandths >= LEAST && thousandths <= MOST) {
        return Length.ofThousandths(thousandths);
      }
    }
    throw fields.fault(field, Phrase.of("mbb.malformed.size"));
  }
}
