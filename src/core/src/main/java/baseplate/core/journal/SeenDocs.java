package baseplate.core.journal;

import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Given;
import baseplate.core.play.Happening;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How entries stand in what one side keeps: as in a battle file, without what it may not know and
/// without digests. Rulings and reckonings are not kept.
public final class SeenDocs {
  private static final int LAST = 1_000_000_000;

  private final CoreCodec codec;
  private final EntryDocs entries;

  /// @param codec writes and reads what entries hold
  public SeenDocs(CoreCodec codec) {
    this.codec = codec;
    this.entries = new EntryDocs(codec);
  }

  /// An entry as a side sees it.
  public Doc.Obj write(Seen seen) {
    Happening happening = seen.happening();
    DocBuilder doc = Doc.object().put("entry", seen.number());
    doc.put("side", happening.by().number());
    happening.command().ifPresent(command -> doc.put("command", codec.write(command)));
    entries.putCourse(doc, happening.given(), happening.events(), happening.findings().waived());
    EntryDocs.putOutcome(doc, seen.outcome());
    seen.returnsTo().ifPresent(back -> doc.put("back", back));
    return doc.build();
  }

  Seen read(Fields fields) {
    Seen seen =
        new Seen(
            fields.count("entry", 1, LAST),
            happening(fields),
            EntryDocs.outcome(fields),
            fields.has("back") ? Integer.valueOf(fields.count("back", 0, LAST)) : null);
    fields.done();
    return seen;
  }

  private Happening happening(Fields fields) {
    SideId side = PlaceDocs.side(fields, "side");
    @Nullable Command wish = fields.has("command") ? codec.command(fields.object("command")) : null;
    List<Given> given = EntryDocs.given(fields);
    List<Event> events = entries.events(fields);
    List<Refusal> waived = entries.waived(fields);
    return new Happening(
        side, wish, given, events, new Verdict.Findings(List.of(), List.of(), waived));
  }
}
