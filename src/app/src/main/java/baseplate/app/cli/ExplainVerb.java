package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Judge;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Given;
import baseplate.core.input.Input;
import baseplate.core.input.Script;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import baseplate.core.play.Happening;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// `explain`: the rulings of an entry, each with its rule, by judging it again from where it began
/// with the inputs that it had.
final class ExplainVerb implements Verb {
  @Override
  public String name() {
    return "explain";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").option("entry", "N").option("as", "SIDE");
  }

  @Override
  public Exit run(Call call) {
    EntryWord word = EntryWord.read(call, "entry", 1);
    Save save = Saves.read(call, call.file(0));
    Entry entry = entry(word, save);
    Seen seen = seen(call, save, entry);
    if (call.json()) {
      call.page().json(doc(save.teller(), seen));
    } else {
      tell(save, seen);
    }
    return Exit.DONE;
  }

  private static Entry entry(EntryWord word, Save save) {
    if (save.journal().size() == 0) {
      throw Trouble.cannot(Phrase.of("app.trouble.no-entries", "file", save.file().toString()));
    }
    return save.journal().entry(word.in(save));
  }

  /// As the side sees it that the words name, else whole.
  private static Seen seen(Call call, Save save, Entry entry) {
    Verdict.Findings findings = findings(save, entry);
    Optional<SideId> viewer = call.option("as").map(save::side);
    return viewer.isPresent()
        ? new Log(save.journal(), viewer.get()).seen(entry, findings)
        : Log.whole(entry, findings);
  }

  /// What judging the entry again leaves.
  static Verdict.Findings findings(Save save, Entry entry) {
    Battle before = save.journal().battleAfter(entry.number() - 1);
    Judge judge = save.setting().judge(Judge.Showing.EVIDENCE);
    return switch (judge.judge(before, entry.command(), new Script(entry.inputs()))) {
      case Verdict.Accepted accepted -> accepted.findings();
      case Verdict.Awaiting awaiting -> awaiting.findings();
      case Verdict.Refused _ -> Verdict.Findings.NONE;
    };
  }

  private static Doc.Obj doc(Teller teller, Seen seen) {
    Happening happening = seen.happening();
    DocBuilder doc = Doc.object().put("entry", seen.number());
    doc.put("side", teller.side(happening.by()));
    Optional<Doc.Obj> command = happening.command().map(teller::command);
    doc.put("command", command.<Doc>map(known -> known).orElseGet(Doc.Nothing::new));
    Teller.inputs(doc, inputs(happening))
        .put("events", Doc.list(happening.events(), teller::event));
    teller.putFindings(doc, happening.findings());
    return doc.build();
  }

  /// What came, an answer's own input first.
  static List<Input> inputs(Happening happening) {
    List<Input> inputs = new ArrayList<>();
    if (happening.wish() instanceof Command.Answer(Input own)) {
      inputs.add(own);
    }
    happening.given().stream().map(Given::input).forEach(inputs::add);
    return inputs;
  }

  private static void tell(Save save, Seen seen) {
    Page page = save.page();
    page.say(head(save, seen));
    inputs(seen.happening()).forEach(input -> page.item(Asked.phrase(input)));
    Verdict.Findings findings = seen.happening().findings();
    new Findings(page, save.teller()).tell(findings);
    if (findings.rulings().isEmpty() && findings.reckonings().isEmpty()) {
      page.item(Phrase.of("app.explain.none"));
    }
  }

  private static Phrase head(Save save, Seen seen) {
    SideId side = seen.happening().by();
    Optional<Command> command = seen.happening().command();
    return command.isEmpty()
        ? Phrase.of("app.explain.unseen", "entry", seen.number(), "side", side)
        : Phrase.of("app.explain.head", "entry", seen.number(), "side", side)
            .with("command", Commands.text(save.teller().command(command.get())));
  }
}
