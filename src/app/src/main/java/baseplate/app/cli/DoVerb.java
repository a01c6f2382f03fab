package baseplate.app.cli;

import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Input;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Session;
import baseplate.core.words.Phrase;
import java.util.List;

/// `do`: judges one command or answer and appends it; a refusal changes nothing and says why.
final class DoVerb implements Verb {
  @Override
  public String name() {
    return "do";
  }

  @Override
  public void describe(Grammar grammar) {
    grammar.word("B").word("COMMAND");
  }

  @Override
  public Exit run(Call call) {
    Fields given = Commands.read(call.word(1), call.in());
    try (Play play = Play.open(call, call.file(0))) {
      Session session = play.session();
      Command command = session.journal().setting().codec().command(given);
      int before = session.journal().size();
      Verdict verdict = session.submit(command);
      play.settle();
      Save save = play.save();
      if (call.json()) {
        json(call.page(), save, verdict, new Told(save, before));
      } else {
        tell(save, verdict, new Told(save, before));
      }
      if (verdict instanceof Verdict.Refused refused) {
        throw save.refused(refused.refusal());
      }
      return Exit.DONE;
    }
  }

  private static void json(Page page, Save save, Verdict verdict, Told told) {
    DocBuilder doc = save.teller().verdict(told.veiled(verdict));
    told.put(doc);
    page.json(doc.build());
  }

  private static void tell(Save save, Verdict verdict, Told told) {
    switch (told.veiled(verdict)) {
      case Verdict.Accepted accepted ->
          tell(save, "app.do.accepted", told, accepted.inputs(), accepted.findings());
      case Verdict.Awaiting awaiting ->
          tell(save, "app.do.awaiting", told, awaiting.inputs(), awaiting.findings());
      case Verdict.Refused _ -> {}
    }
  }

  private static void tell(
      Save save, String key, Told told, List<Input> inputs, Verdict.Findings findings) {
    Page page = save.page();
    page.say(head(save.journal().entry(told.number()), key));
    inputs.forEach(input -> page.item(Asked.phrase(input)));
    new Findings(page, save.teller()).tell(told.fresh(findings));
    told.answers().forEach(answer -> page.item(answered(answer)));
    Stands.tell(save);
    told.handOver().ifPresent(side -> page.say(Phrase.of("app.do.hand-over", "side", side)));
  }

  /// That it is done; for what leads back in the record, what it did.
  private static Phrase head(Entry entry, String key) {
    if (entry.returnsTo().isEmpty()) {
      return Phrase.of(key, "entry", entry.number());
    }
    String does =
        switch (entry.command()) {
          case Command.Undo _ -> "app.do.undone";
          case Command.Redo _ -> "app.do.redone";
          case Command.SetStop _ -> "app.do.stop-set";
          default -> "app.do.taken-back";
        };
    return Phrase.of(does, "entry", entry.number(), "back", entry.returnsTo().getAsInt());
  }

  private static Phrase answered(Entry answer) {
    return Phrase.of("app.do.answered", "entry", answer.number(), "side", answer.side());
  }
}
