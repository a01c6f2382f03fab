package baseplate.core.journal;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Refusal;
import baseplate.core.SideId;
import baseplate.core.Verdict;
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
  Entry entry(int number, Setting setting, Battle before) {
    return switch (verdict) {
      case Verdict.Accepted(Battle after, List<Event> events, _, Verdict.Findings findings) ->
          entry(
              number,
              Entry.Outcome.ACCEPTED,
              events,
              findings.waived(),
              state(setting, before, after));
      case Verdict.Awaiting(_, Battle after, List<Event> events, _, Verdict.Findings findings) ->
          entry(
              number,
              Entry.Outcome.AWAITING,
              events,
              findings.waived(),
              state(setting, before, after));
      case Verdict.Refused _ -> throw new IllegalStateException("a refusal is not entered");
    };
  }

  private static @Nullable Digest state(Setting setting, Battle before, Battle after) {
    return Setting.isMilestone(before, after) ? setting.digest(after) : null;
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
}
