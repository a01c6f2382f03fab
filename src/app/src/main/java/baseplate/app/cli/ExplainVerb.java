package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Judge;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Script;
import baseplate.core.journal.Entry;
import baseplate.core.words.Phrase;

/// `explain`: the rulings of an entry, each with its rule, by judging it again from where it began
/// with the inputs that it had.
final class ExplainVerb implements Verb {
  @Override
  public String name() {
    return "explain";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").option("entry", "N");
  }

  @Override
  public Exit run(Call call) {
    EntryWord word = EntryWord.read(call, "entry", 1);
    Save save = Saves.read(call, call.file(0));
    Entry entry = entry(word, save);
    Verdict.Findings findings = findings(save, entry);
    if (call.json()) {
      call.page().json(doc(save.teller(), entry, findings));
    } else {
      tell(save, entry, findings);
    }
    return Exit.DONE;
  }

  private static Entry entry(EntryWord word, Save save) {
    if (save.journal().size() == 0) {
      throw Trouble.cannot(Phrase.of("app.trouble.no-entries", "file", save.file().toString()));
    }
    return save.journal().entry(word.in(save));
  }

  private static Verdict.Findings findings(Save save, Entry entry) {
    Battle before = save.journal().battleAfter(entry.number() - 1);
    Judge judge = save.setting().judge(Judge.Showing.EVIDENCE);
    return switch (judge.judge(before, entry.command(), new Script(entry.inputs()))) {
      case Verdict.Accepted accepted -> accepted.findings();
      case Verdict.Awaiting awaiting -> awaiting.findings();
      case Verdict.Refused _ -> Verdict.Findings.NONE;
    };
  }

  private static Doc.Obj doc(Teller teller, Entry entry, Verdict.Findings findings) {
    DocBuilder doc =
        Doc.object()
            .put("entry", entry.number())
            .put("side", teller.side(entry.side()))
            .put("command", teller.command(entry.command()));
    Teller.inputs(doc, entry.inputs()).put("events", Doc.list(entry.events(), teller::event));
    teller.putFindings(doc, findings);
    return doc.build();
  }

  private static void tell(Save save, Entry entry, Verdict.Findings findings) {
    Page page = save.page();
    page.say(
        Phrase.of("app.explain.head", "entry", entry.number(), "side", entry.side())
            .with("command", Commands.text(save.teller().command(entry.command()))));
    entry.inputs().forEach(input -> page.item(Asked.phrase(input)));
    new Findings(page, save.teller()).tell(findings);
    if (findings.rulings().isEmpty() && findings.reckonings().isEmpty()) {
      page.item(Phrase.of("app.explain.none"));
    }
  }
}
