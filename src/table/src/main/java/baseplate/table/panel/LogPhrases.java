package baseplate.table.panel;

import baseplate.core.Command;
import baseplate.core.Ruling;
import baseplate.core.SideId;
import baseplate.core.journal.Seen;
import baseplate.core.play.Happening;
import baseplate.core.words.Phrase;

/// How the log tells what happened.
public final class LogPhrases {
  private LogPhrases() {}

  /// An entry in a line.
  public static String line(Seat seat, Seen seen) {
    Phrase line =
        Phrase.of("table.log.line", "side", seen.happening().by(), "what", what(seat, seen))
            .with("entry", seen.number());
    return seat.say(line);
  }

  private static Phrase what(Seat seat, Seen seen) {
    Happening happening = seen.happening();
    Command command = happening.wish();
    if (command instanceof Command.Core core) {
      return of(core);
    }
    return happening.findings().rulings().stream()
        .reduce((_, last) -> last)
        .map(ruling -> told(seat, ruling, happening.by()))
        .orElseGet(() -> Phrase.of(command == null ? "table.log.unseen" : "table.log.plain"));
  }

  /// Its side is named before the line already.
  private static Phrase told(Seat seat, Ruling ruling, SideId by) {
    Phrase subject = Subjects.named(seat, ruling.subject());
    boolean isNamed =
        Subjects.before(seat, ruling).isEmpty() || subject.args().containsValue(by.phrase());
    return isNamed
        ? ruling.effect()
        : Phrase.of("table.log.ruling", "subject", subject, "effect", ruling.effect());
  }

  static Phrase of(Command.Core command) {
    return switch (command) {
      case Command.Answer _ -> Phrase.of("table.log.answer");
      case Command.ByStop _ -> Phrase.of("table.log.by-stop");
      case Command.Undo _ -> Phrase.of("table.log.undo");
      case Command.Redo _ -> Phrase.of("table.log.redo");
      case Command.TakeBack(int entry) -> Phrase.of("table.log.take-back", "entry", entry);
      case Command.Override override ->
          Phrase.of("table.log.override", "reason", override.reason());
      case Command.Surrender _ -> Phrase.of("table.log.surrender");
      case Command.OfferDraw _ -> Phrase.of("table.log.draw");
      case Command.SetStop _ -> Phrase.of("table.log.stop");
    };
  }
}
