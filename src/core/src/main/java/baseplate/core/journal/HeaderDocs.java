package baseplate.core.journal;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import baseplate.core.dice.Seed;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.words.Phrase;
import baseplate.core.words.PlainText;
import java.math.BigDecimal;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;

/// How a header stands in a battle file.
public final class HeaderDocs {
  private static final int SIDES = 16;
  private static final int LONGEST = 64;

  private HeaderDocs() {}

  /// The header as the first line of a file, without its digest.
  public static Doc.Obj write(Header header) {
    DocBuilder doc =
        Doc.object()
            .put("baseplate", "battle")
            .put("format", Header.FORMAT)
            .put("program", header.program())
            .put("ruleset", header.book().ruleset())
            .put("version", header.book().version());
    switch (header.dice()) {
      case Header.Seeded(Seed seed) ->
          doc.put("dice", "seeded").put("seed", new BigDecimal(seed.toString()));
      case Header.Typed() -> doc.put("dice", "typed");
    }
    return doc.put("sides", Doc.list(header.sides(), Doc::of))
        .put("house", house(header.house()))
        .put("enforcement", header.enforcement().name().toLowerCase(Locale.ROOT))
        .put("content", header.content())
        .put("start", header.start())
        .build();
  }

  static Doc house(Agreements house) {
    DocBuilder doc = Doc.object();
    house.values().forEach(doc::put);
    return doc.build();
  }

  /// Reads a header of the current format; `baseplate` and `format` have been read by whoever chose
  /// the format. Throws [baseplate.core.doc.Malformed].
  public static Header read(Fields fields) {
    return CoreCodec.guarded(fields, () -> header(fields));
  }

  private static Header header(Fields fields) {
    fields.any("baseplate");
    fields.any("format");
    Header header =
        new Header(
            PlaceDocs.name(fields, "program"),
            new Header.Book(PlaceDocs.name(fields, "ruleset"), PlaceDocs.name(fields, "version")),
            origin(fields),
            sides(fields),
            new Agreements(house(fields.object("house"))),
            enforcement(fields),
            fields.object("content").whole(),
            fields.object("start").whole());
    fields.done();
    return header;
  }

  private static Header.Origin origin(Fields fields) {
    return switch (fields.text("dice")) {
      case "seeded" ->
          new Header.Seeded(Seed.parse(fields.number("seed").toPlainString(), fields.at("seed")));
      case "typed" -> new Header.Typed();
      default -> throw unknown(fields, "dice");
    };
  }

  static List<String> sides(Fields fields) {
    List<String> sides = fields.texts("sides");
    if (sides.isEmpty() || sides.size() > SIDES) {
      throw fields.fault("sides", Phrase.of("core.malformed.sides", "most", SIDES));
    }
    if (!sides.stream().allMatch(name -> PlainText.isName(name, LONGEST))) {
      throw fields.fault("sides", Phrase.of("core.malformed.text", "most", LONGEST));
    }
    return sides;
  }

  static Map<String, String> house(Fields fields) {
    Map<String, String> house = new TreeMap<>();
    fields.names().forEach(key -> house.put(key, fields.text(key)));
    return house;
  }

  private static Enforcement enforcement(Fields fields) {
    return switch (fields.text("enforcement")) {
      case "enforce" -> Enforcement.ENFORCE;
      case "warn" -> Enforcement.WARN;
      case "free" -> Enforcement.FREE;
      default -> throw unknown(fields, "enforcement");
    };
  }

  private static RuntimeException unknown(Fields fields, String name) {
    return fields.fault(name, Phrase.of("core.malformed.kind", "value", fields.text(name)));
  }
}
