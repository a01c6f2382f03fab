package baseplate.app.cli;

import baseplate.core.Agreements;
import baseplate.core.Refusal;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.TableSize;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.journal.Header;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Setting;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/// A battle read from its file, with the words to tell it in.
final class Save {
  private final Call call;
  private final Path file;
  private final Ruleset ruleset;
  private final Journal journal;
  private final Teller teller;

  Save(Call call, Path file, Ruleset ruleset, Journal journal) {
    this.call = call;
    this.file = file;
    this.ruleset = ruleset;
    this.journal = journal;
    this.teller = teller(call.words().texts(ruleset), journal.setting());
  }

  private static Teller teller(Texts texts, Setting setting) {
    return new Teller(texts, setting.codec(), setting.header().sides(), setting.start().pieces());
  }

  /// A battle that is in no file.
  static Save fresh(Call call, Ruleset ruleset, Setting setting) {
    return new Save(call, Path.of(ruleset.id()), ruleset, new Journal(setting));
  }

  Path file() {
    return file;
  }

  Ruleset ruleset() {
    return ruleset;
  }

  Journal journal() {
    return journal;
  }

  Setting setting() {
    return journal.setting();
  }

  Teller teller() {
    return teller;
  }

  /// The words of the ruleset, sides called by their names.
  Texts texts() {
    return teller.texts();
  }

  /// Where the command writes, in these words.
  Page page() {
    return call.page().in(texts());
  }

  /// The name of the ruleset.
  String title() {
    return texts().say(ruleset.name());
  }

  /// What the judge refused, as the end of a command.
  Trouble refused(Refusal refusal) {
    String key = refusal.amended().isEmpty() ? "app.do.refused" : "app.do.refused.nearest";
    Phrase line =
        Phrase.of(key, "refusal", new Findings(page(), teller).refusal(refusal))
            .with("file", file.toString());
    return Trouble.cannot(line, texts());
  }

  /// The side of that name or number, counted from 1.
  SideId side(String wanted) {
    List<String> sides = setting().header().sides();
    int byName = sides.indexOf(wanted);
    if (byName >= 0) {
      return new SideId(byName);
    }
    if (wanted.matches("[1-9][0-9]?") && Integer.parseInt(wanted) <= sides.size()) {
      return new SideId(Integer.parseInt(wanted) - 1);
    }
    throw Trouble.cannot(Phrase.of("app.trouble.side", "side", wanted, "sides", sides));
  }

  /// `{file, ruleset, version, program, sides, table, entries, dice, seed?, enforcement, house}`.
  DocBuilder summary() {
    DocBuilder doc = outline();
    putDice(doc, setting().header().dice());
    return putTerms(doc);
  }

  /// The same for one side: without the seed, from which every die and card to come could be told.
  DocBuilder summaryForOne() {
    DocBuilder doc = outline();
    doc.put("dice", setting().header().dice() instanceof Header.Seeded ? "seeded" : "typed");
    return putTerms(doc);
  }

  private DocBuilder outline() {
    Header header = setting().header();
    return Doc.object()
        .put("file", file.toString())
        .put("ruleset", header.book().ruleset())
        .put("version", header.book().version())
        .put("sides", Doc.list(header.sides(), Doc::of))
        .put("table", table(setting().start().table()))
        .put("entries", journal.size());
  }

  private DocBuilder putTerms(DocBuilder doc) {
    Header header = setting().header();
    return doc.put("enforcement", header.enforcement().name().toLowerCase(Locale.ROOT))
        .put("house", house(header.house()));
  }

  private static Doc table(TableSize table) {
    return Doc.object()
        .put("width", table.width().inches())
        .put("height", table.depth().inches())
        .build();
  }

  private static void putDice(DocBuilder doc, Header.Origin dice) {
    switch (dice) {
      case Header.Seeded(var seed) ->
          doc.put("dice", "seeded").put("seed", new BigDecimal(seed.toString()));
      case Header.Typed() -> doc.put("dice", "typed");
    }
  }

  private static Doc house(Agreements agreed) {
    DocBuilder house = Doc.object();
    agreed.values().forEach(house::put);
    return house.build();
  }
}
