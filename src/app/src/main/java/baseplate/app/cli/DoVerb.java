package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.Verdict;
import baseplate.core.doc.DocBuilder;
import baseplate.core.doc.Fields;
import baseplate.core.input.Input;
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
        json(call.page(), save, verdict, before);
      } else {
        tell(save, verdict, before);
      }
      if (verdict instanceof Verdict.Refused refused) {
        throw save.refused(refused.refusal());
      }
      return Exit.DONE;
    }
  }

  private static void json(Page page, Save save, Verdict verdict, int before) {
    DocBuilder doc = save.teller().verdict(verdict);
    int entry = save.journal().size();
    if (entry > before) {
      doc.put("entry", entry);
    }
    page.json(doc.build());
  }

  private static void tell(Save save, Verdict verdict, int before) {
    switch (verdict) {
      case Verdict.Accepted accepted -> {
        save.page().say(Phrase.of("app.do.accepted", "entry", before + 1));
        tell(save, accepted.inputs(), accepted.findings());
      }
      case Verdict.Awaiting awaiting -> {
        save.page().say(Phrase.of("app.do.awaiting", "entry", before + 1));
        tell(save, awaiting.inputs(), awaiting.findings());
      }
      case Verdict.Refused _ -> {}
    }
  }

  private static void tell(Save save, List<Input> inputs, Verdict.Findings findings) {
    Page page = save.page();
    inputs.forEach(input -> page.item(Asked.phrase(input)));
    new Findings(page, save.teller()).tell(findings);
    stands(page, save.journal().battle());
  }

  /// Where the battle stands, on one or two lines.
  static void stands(Page page, Battle battle) {
    if (battle.ending().isPresent()) {
      page.say(Phrase.of("app.stands.over", "how", battle.ending().get().how()));
      return;
    }
    page.say(
        Phrase.of("app.stands", "round", battle.clock().round(), "phase", battle.clock().phase())
            .with("side", battle.toAct()));
    battle.pending().map(Pending::awaited).map(Asked::phrase).ifPresent(page::item);
  }
}
