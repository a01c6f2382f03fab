package baseplate.core.journal;

import baseplate.core.Event;
import baseplate.core.Refusal;
import baseplate.core.doc.Canonical;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Given;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// How entries stand in a battle file, one a line.
public final class EntryDocs {
  private static final int LAST = 1_000_000_000;

  private final CoreCodec codec;

  /// @param codec writes and reads what entries hold
  public EntryDocs(CoreCodec codec) {
    this.codec = codec;
  }

  /// An entry without its link: what the link is taken over.
  public Doc.Obj body(Entry entry) {
    DocBuilder doc =
        Doc.object()
            .put("entry", entry.number())
            .put("side", entry.side().number())
            .put("command", codec.write(entry.command()));
    putCourse(doc, entry.given(), entry.events(), entry.waived());
    putOutcome(doc, entry.outcome());
    if (entry.returnsTo().isPresent()) {
      doc.put("back", entry.returnsTo().getAsInt());
    }
    entry.stateDigest().ifPresent(state -> doc.put("state", state.hex()));
    return doc.build();
  }

  /// Puts what came, what happened and what was waived.
  void putCourse(DocBuilder doc, List<Given> given, List<Event> events, List<Refusal> waived) {
    if (!given.isEmpty()) {
      doc.put("given", Doc.list(given, EntryDocs::write));
    }
    doc.put("events", Doc.list(events, codec::write));
    if (!waived.isEmpty()) {
      doc.put("waived", Doc.list(waived, codec::write));
    }
  }

  static void putOutcome(DocBuilder doc, Entry.Outcome outcome) {
    doc.put("outcome", outcome == Entry.Outcome.ACCEPTED ? "accepted" : "awaiting");
  }

  /// The same entry linked to what is before it.
  public Entry chain(Digest previous, Entry entry) {
    return entry.chained(Chain.next(previous, Canonical.bytes(body(entry))));
  }

  private static Doc.Obj write(Given given) {
    DocBuilder doc = Doc.object().put("asked", RequestDocs.write(given.asked()));
    RequestDocs.put(doc, given.input());
    return doc.build();
  }

  /// Reads an entry with its link, which is not checked here; throws
  /// [baseplate.core.doc.Malformed].
  public Entry read(Fields fields) {
    return CoreCodec.guarded(fields, () -> entry(fields));
  }

  private Entry entry(Fields fields) {
    Entry entry =
        new Entry(
            fields.count("entry", 1, LAST),
            PlaceDocs.side(fields, "side"),
            codec.command(fields.object("command")),
            given(fields),
            events(fields),
            waived(fields),
            outcome(fields),
            fields.has("back") ? Integer.valueOf(fields.count("back", 0, LAST)) : null,
            state(fields),
            new Digest(fields.text("chain")));
    fields.done();
    return entry;
  }

  static List<Given> given(Fields fields) {
    if (!fields.has("given")) {
      return List.of();
    }
    List<Given> list = new ArrayList<>();
    for (Fields one : fields.objects("given")) {
      list.add(new Given(RequestDocs.read(one.object("asked")), RequestDocs.input(one)));
      one.done();
    }
    return list;
  }

  List<Event> events(Fields fields) {
    List<Event> events = new ArrayList<>();
    for (Fields event : fields.objects("events")) {
      events.add(codec.event(event));
    }
    return events;
  }

  List<Refusal> waived(Fields fields) {
    if (!fields.has("waived")) {
      return List.of();
    }
    List<Refusal> waived = new ArrayList<>();
    fields.objects("waived").forEach(one -> waived.add(codec.refusal(one)));
    return waived;
  }

  static Entry.Outcome outcome(Fields fields) {
    return switch (fields.text("outcome")) {
      case "accepted" -> Entry.Outcome.ACCEPTED;
      case "awaiting" -> Entry.Outcome.AWAITING;
      default ->
          throw fields.fault(
              "outcome", Phrase.of("core.malformed.kind", "value", fields.text("outcome")));
    };
  }

  private static @Nullable Digest state(Fields fields) {
    return fields.has("state") ? new Digest(fields.text("state")) : null;
  }
}
