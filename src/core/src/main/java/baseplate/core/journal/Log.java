package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Rules;
import baseplate.core.RulesCommand;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.play.Happening;
import java.util.ArrayList;
import java.util.List;

/// A record as one side may read it: what its ruleset lets it see of each entry, no digests.
public final class Log {
  private final Journal journal;
  private final SideId viewer;

  /// @param viewer the side that reads
  public Log(Journal journal, SideId viewer) {
    this.journal = journal;
    this.viewer = viewer;
  }

  /// The entries up to one, that one among them.
  ///
  /// @param last its number, 0 for none
  public List<Seen> upTo(int last) {
    List<Seen> seen = new ArrayList<>();
    for (int number = 1; number <= last; number++) {
      Entry entry = journal.entry(number);
      seen.add(seen(entry, new Verdict.Findings(List.of(), List.of(), entry.waived())));
    }
    return List.copyOf(seen);
  }

  /// An entry as the side sees it.
  ///
  /// @param findings what judging it left behind
  public Seen seen(Entry entry, Verdict.Findings findings) {
    Happening whole = happening(entry, findings);
    Battle before = journal.battleAfter(entry.number() - 1);
    Battle after = journal.battleAfter(entry.number());
    Happening happening = seen(journal.setting().rules(), whole, before, after, viewer);
    return new Seen(entry.number(), happening, entry.outcome(), entry.back());
  }

  /// An entry as who may know everything sees it.
  ///
  /// @param findings what judging it left behind
  public static Seen whole(Entry entry, Verdict.Findings findings) {
    return new Seen(entry.number(), happening(entry, findings), entry.outcome(), entry.back());
  }

  private static Happening happening(Entry entry, Verdict.Findings findings) {
    return new Happening(entry.side(), entry.command(), entry.given(), entry.events(), findings);
  }

  /// What a side sees of something: the core's own commands hide nothing but how a side lets itself
  /// be answered for; the rest is the ruleset's to say.
  public static Happening seen(
      Rules rules, Happening whole, Battle before, Battle after, SideId viewer) {
    return switch (whole.wish()) {
      case null -> whole;
      case Command.SetStop _ -> whole.by().equals(viewer) ? whole : Happening.unseen(whole.by());
      case Command.ByStop stop -> byStop(rules, whole, stop, before, after, viewer);
      case Command.Undo _, Command.Redo _, Command.TakeBack _ -> whole;
      case Command.Surrender _, Command.OfferDraw _ -> whole;
      case Command.Answer _, Command.Override _, RulesCommand _ ->
          rules.seenBy(whole, before, after, viewer);
    };
  }

  /// As the answer that it gave; that nobody was asked is for its own side.
  private static Happening byStop(
      Rules rules,
      Happening whole,
      Command.ByStop stop,
      Battle before,
      Battle after,
      SideId viewer) {
    Happening answered = whole.wishing(new Command.Answer(stop.answer()));
    Happening seen = rules.seenBy(answered, before, after, viewer);
    boolean isOwn = whole.by().equals(viewer) && seen.command().isPresent();
    return isOwn ? seen.wishing(stop) : seen;
  }
}
