package baseplate.app.cli;

import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.journal.Verification;
import baseplate.core.words.Phrase;
import baseplate.core.words.Texts;
import java.nio.file.Path;

/// `verify`: is the record as it was written, and would it be judged the same today?
final class VerifyVerb implements Verb {
  @Override
  public String name() {
    return "verify";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B");
  }

  @Override
  public Exit run(Call call) {
    Path file = call.file(0);
    Verification found = Saves.verify(call, file);
    if (call.json()) {
      call.page().json(doc(found, call.page().texts()));
    } else {
      tell(call.page(), found, file);
    }
    return found.valid() ? Exit.DONE : Exit.CANNOT;
  }

  /// `{valid, intact, sameToday, entries, firstBad?}`.
  static Doc.Obj doc(Verification found, Texts texts) {
    DocBuilder doc =
        Doc.object()
            .put("valid", found.valid())
            .put("intact", found.intact())
            .put("sameToday", found.sameToday())
            .put("entries", found.entries());
    found.firstBad().ifPresent(bad -> doc.put("firstBad", bad(bad, texts)));
    return doc.build();
  }

  private static Doc bad(Verification.Fault bad, Texts texts) {
    return Doc.object().put("line", bad.line()).put("reason", texts.say(bad.reason())).build();
  }

  private static void tell(Page page, Verification found, Path file) {
    page.say(head(found, file));
    if (found.intact()) {
      page.say(Phrase.of(found.sameToday() ? "app.verify.same" : "app.verify.otherwise"));
    }
    found.firstBad().map(VerifyVerb::line).ifPresent(page::say);
    if (found.dice() == Verification.Faces.TYPED) {
      page.say(Phrase.of("app.verify.typed"));
    }
  }

  private static Phrase head(Verification found, Path file) {
    String key = found.intact() ? "app.verify.intact" : "app.verify.changed";
    return Phrase.of(
        key, "file", file.toString(), "entries", Counted.of("entries", found.entries()));
  }

  private static Phrase line(Verification.Fault bad) {
    return Phrase.of("app.verify.bad", "line", bad.line(), "reason", bad.reason());
  }
}
