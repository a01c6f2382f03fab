package baseplate.app.cli;

import baseplate.core.Battle;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.doc.Doc;
import baseplate.core.doc.DocBuilder;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Entry;
import baseplate.core.journal.Journal;
import baseplate.core.journal.Log;
import baseplate.core.journal.Seen;
import baseplate.core.play.HandOver;
import baseplate.core.play.Happening;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// What became of a command, as the side that gave it may know it.
final class Told {
  private final Save save;
  private final int before;

  /// @param before the number of entries before the command
  Told(Save save, int before) {
    this.save = save;
    this.before = before;
  }

  private Journal journal() {
    return save.journal();
  }

  private Entry entry() {
    return journal().entry(before + 1);
  }

  /// The number of the command's entry.
  int number() {
    return before + 1;
  }

  /// The verdict without what its side may not know.
  Verdict veiled(Verdict verdict) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> accepted(seen(accepted.findings()));
      case Verdict.Awaiting awaiting -> awaiting(awaiting, seen(awaiting.findings()));
      case Verdict.Refused _ -> verdict;
    };
  }

  private Happening seen(Verdict.Findings findings) {
    Seen seen = new Log(journal(), entry().side()).seen(entry(), findings);
    return seen.happening();
  }

  private Battle after() {
    return journal().battleAfter(before + 1);
  }

  private Verdict accepted(Happening seen) {
    return new Verdict.Accepted(after(), seen.events(), inputs(seen), seen.findings());
  }

  private Verdict awaiting(Verdict.Awaiting awaiting, Happening seen) {
    Request asked =
        save.setting()
            .rules()
            .seenBy(after(), entry().side())
            .pending()
            .map(Pending::awaited)
            .orElse(awaiting.request());
    return new Verdict.Awaiting(asked, after(), seen.events(), inputs(seen), seen.findings());
  }

  private static List<Input> inputs(Happening seen) {
    return ExplainVerb.inputs(seen);
  }

  /// These without what was told already when the answer that gave them was asked for.
  Verdict.Findings fresh(Verdict.Findings all) {
    if (before == 0 || journal().entry(before).outcome() != Entry.Outcome.AWAITING) {
      return all;
    }
    Verdict.Findings known = ExplainVerb.findings(save, journal().entry(before));
    return new Verdict.Findings(
        beyond(known.rulings(), all.rulings()),
        beyond(known.reckonings(), all.reckonings()),
        beyond(known.waived(), all.waived()));
  }

  /// What follows on those at the head of the list that are known.
  private static <T> List<T> beyond(List<T> known, List<T> all) {
    int from = 0;
    while (from < all.size() && known.contains(all.get(from))) {
      from++;
    }
    return all.subList(from, all.size());
  }

  /// Puts the number of the entry, the answers that sides had set beforehand, and to whom a table
  /// that both share goes now.
  void put(DocBuilder doc) {
    if (journal().size() == before) {
      return;
    }
    doc.put("entry", before + 1);
    if (!answers().isEmpty()) {
      doc.put("answered", Doc.list(answers(), this::answer));
    }
    handOver().ifPresent(side -> doc.put("handOver", save.teller().side(side)));
  }

  /// The entries that followed without anybody being asked.
  List<Entry> answers() {
    List<Entry> answers = new ArrayList<>();
    for (int number = before + 2; number <= journal().size(); number++) {
      answers.add(journal().entry(number));
    }
    return answers;
  }

  private Doc.Obj answer(Entry answer) {
    Seen seen = new Log(journal(), entry().side()).seen(answer, Verdict.Findings.NONE);
    DocBuilder doc = Doc.object().put("entry", answer.number());
    doc.put("side", save.teller().side(answer.side()));
    seen.happening()
        .command()
        .ifPresent(command -> doc.put("command", save.teller().command(command)));
    return doc.build();
  }

  /// The side that must be handed the table before more is shown.
  Optional<SideId> handOver() {
    return HandOver.due(save.setting().rules(), journal().battle(), entry().side())
        .map(HandOver::to);
  }
}
