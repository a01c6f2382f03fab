package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Verdict;
import baseplate.core.input.Given;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What became of a command, with all that its entry needs.
///
/// @param side who gave it
/// @param command the command as it is entered
/// @param verdict what was said of it
/// @param given the inputs that it used
/// @param back where it leads through history, null where it just goes on
record Judged(
    SideId side, Command command, Verdict verdict, List<Given> given, @Nullable Moment back) {

  /// The entry that it makes, not yet linked; never asked of a refusal.
  ///
  /// @param state the digest of the battle afterwards where one is due
  Entry entry(int number, @Nullable Digest state) {
    return switch (verdict) {
      case Verdict.Accepted(_, List<Event> events, _, Verdict.Findings findings) ->
          entry(number, Entry.Outcome.ACCEPTED, events, findings.waived(), state);
      case Verdict.Awaiting(_, _, List<Event> events, _, Verdict.Findings findings) ->
          entry(number, Entry.Outcome.AWAITING, events, findings.waived(), state);
      case Verdict.Refused _ -> throw new IllegalStateException("a refusal is not entered");
    };
  }

  private Entry entry(
      int number,
      Entry.Outcome outcome,
      List<Event> events,
      List<Refusal> waived,
      @Nullable Digest state) {
    Integer to = back == null ? null : back.number();
    return new Entry(number, side, command, given, events, waived, outcome, to, state, Chain.START);
  }

  /// The battle afterwards; the battle before where it was refused.
  Battle after(Battle before) {
    return switch (verdict) {
      case Verdict.Accepted accepted -> accepted.after();
      case Verdict.Awaiting awaiting -> awaiting.after();
      case Verdict.Refused _ -> before;
    };
  }
}
