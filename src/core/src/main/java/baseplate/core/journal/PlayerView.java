package baseplate.core.journal;

import baseplate.core.Agreements;
import baseplate.core.Rules;
import baseplate.core.Ruleset;
import baseplate.core.SideId;
import baseplate.core.SlotId;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Request;
import baseplate.core.play.Unknown;
import baseplate.core.play.View;
import java.util.ArrayList;
import java.util.List;

/// What one side may keep of a battle: a position to look at and to ask odds of, never to play on,
/// and what it saw on the way there.
///
/// It holds no seed, no order of any stack and no digest of anything, for a digest over hidden
/// cards is found again by trying them all; what the ruleset took from the view is nowhere in it.
///
/// @param book the ruleset
/// @param sides the names of the sides
/// @param house the complete agreements
/// @param content the data that the battle uses
/// @param rules the rules with that data
/// @param view what the side sees
/// @param log what it saw of each entry
public record PlayerView(
    Header.Book book,
    List<String> sides,
    Agreements house,
    Doc.Obj content,
    Rules rules,
    View view,
    List<Seen> log) {
  /// The format that this program writes. Format 1 had no log.
  public static final int FORMAT = 2;

  private static final int MOST = 1_000_000;

  public PlayerView {
    sides = List.copyOf(sides);
    log = List.copyOf(log);
  }

  /// What a side may keep of a battle as it stands after an entry.
  public static PlayerView of(Journal journal, int entry, SideId viewer) {
    Header header = journal.setting().header();
    Rules rules = journal.setting().rules();
    return new PlayerView(
        header.book(),
        header.sides(),
        header.house(),
        header.content(),
        rules,
        rules.seenBy(journal.battleAfter(entry), viewer),
        new Log(journal, viewer).upTo(entry));
  }

  /// It as a document.
  public Doc.Obj write() {
    CoreCodec codec = new CoreCodec(rules.codec());
    return Doc.object()
        .put("baseplate", "view")
        .put("format", FORMAT)
        .put("ruleset", book.ruleset())
        .put("version", book.version())
        .put("sides", Doc.list(sides, Doc::of))
        .put("house", HeaderDocs.house(house))
        .put("content", content)
        .put("viewer", view.viewer().number())
        .put("battle", codec.write(view.world()))
        .put("unknowns", Doc.list(view.unknowns(), PlayerView::write))
        .put("log", Doc.list(log, new SeenDocs(codec)::write))
        .build();
  }

  private static Doc.Obj write(Unknown unknown) {
    DocBuilder doc = Doc.object().put("slot", unknown.slot().text()).put("count", unknown.count());
    return doc.put("among", Doc.list(unknown.among(), RequestDocs::write)).build();
  }

  /// Reads one; `baseplate` and `format` have been read, and its ruleset found, by whoever opened
  /// the file. Throws [baseplate.core.doc.Malformed].
  public static PlayerView read(Fields fields, Ruleset ruleset) {
    return CoreCodec.guarded(fields, () -> view(fields, ruleset));
  }

  private static PlayerView view(Fields fields, Ruleset ruleset) {
    Agreements house = new Agreements(HeaderDocs.house(fields.object("house")));
    house.demandReadings(ruleset.options());
    Fields content = fields.object("content");
    Rules rules = ruleset.rules(content, house);
    CoreCodec codec = new CoreCodec(rules.codec());
    PlayerView view =
        new PlayerView(
            new Header.Book(fields.text("ruleset"), PlaceDocs.name(fields, "version")),
            HeaderDocs.sides(fields),
            house,
            content.whole(),
            rules,
            View.veiled(
                codec.battle(fields.object("battle")),
                PlaceDocs.side(fields, "viewer"),
                unknowns(fields)),
            log(fields, new SeenDocs(codec)));
    fields.done();
    return view;
  }

  private static List<Seen> log(Fields fields, SeenDocs docs) {
    List<Seen> log = new ArrayList<>();
    if (fields.has("log")) {
      fields.objects("log").forEach(seen -> log.add(docs.read(seen)));
    }
    return log;
  }

  private static List<Unknown> unknowns(Fields fields) {
    List<Unknown> unknowns = new ArrayList<>();
    fields.objects("unknowns").forEach(unknown -> unknowns.add(unknown(unknown)));
    return unknowns;
  }

  private static Unknown unknown(Fields fields) {
    List<Request.Copies> among = RequestDocs.among(fields);
    Unknown unknown =
        new Unknown(
            new SlotId(PlaceDocs.name(fields, "slot")), fields.count("count", 0, MOST), among);
    fields.done();
    return unknown;
  }
}
