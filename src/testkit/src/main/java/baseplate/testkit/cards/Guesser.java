package baseplate.testkit.cards;

import baseplate.core.Command;
import baseplate.core.Ending;
import baseplate.core.Pending;
import baseplate.core.SideId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Outlook;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.Player;
import baseplate.core.play.View;
import java.util.ArrayList;
import java.util.List;

/// Tries each thing that it may do in some worlds that it cannot tell from the real one, the
/// unknown cards dealt by its own chance, and does what turned out best.
final class Guesser implements Player {
  private static final int WORLDS = 12;
  private static final long HEART = 10;
  private static final long WON = 1_000;

  @Override
  public String name() {
    return "guesser";
  }

  @Override
  public Command choose(Outlook outlook, Chance stream) {
    Command best = new Command.Surrender(null);
    long most = Long.MIN_VALUE;
    for (Command command : candidates(outlook)) {
      long worth = worth(outlook, command, stream);
      if (worth > most) {
        best = command;
        most = worth;
      }
    }
    return best;
  }

  private static List<Command> candidates(Outlook outlook) {
    if (outlook.view().pending().map(Pending::awaited).orElse(null) instanceof Request.Ask ask) {
      return ask.options().stream().<Command>map(Guesser::answer).toList();
    }
    List<Command> candidates = new ArrayList<>();
    for (Option option : outlook.options()) {
      switch (option) {
        case Option.Ready ready -> candidates.add(ready.command());
        case Option.Drafted drafted -> fill(candidates, outlook, drafted.draft(), drafted.pick());
      }
    }
    return candidates;
  }

  private static Command answer(Request.Way way) {
    return new Command.Answer(new Input.Chosen(way.id()));
  }

  private static void fill(List<Command> candidates, Outlook outlook, Draft draft, Pick pick) {
    for (Picked picked : ways(pick)) {
      Draft filled = draft.with(picked);
      switch (outlook.next(filled)) {
        case Drafting.Ready(Command command) -> candidates.add(command);
        case Drafting.Needs(Pick more) -> fill(candidates, outlook, filled, more);
      }
    }
  }

  private static List<Picked> ways(Pick pick) {
    return switch (pick) {
      case Pick.Piece(var among) -> among.stream().<Picked>map(Picked.Piece::new).toList();
      case Pick.Slot(var among) -> among.stream().<Picked>map(Picked.Slot::new).toList();
      case Pick.Cards(var among, int _, int _) ->
          among.stream().<Picked>map(card -> new Picked.Cards(List.of(card))).toList();
      default -> List.of();
    };
  }

  /// The sum over the worlds; the least of all where the command would be refused.
  private static long worth(Outlook outlook, Command command, Chance stream) {
    long sum = 0;
    for (int world = 0; world < WORLDS; world++) {
      View after = outlook.sample(command, stream).orElse(null);
      if (after == null) {
        return Long.MIN_VALUE;
      }
      sum += worth(after, outlook.view().viewer());
    }
    return sum;
  }

  private static long worth(View view, SideId side) {
    CardState state = (CardState) view.rules();
    long hearts = state.heartsOf(side) - (long) state.heartsOf(side.other());
    long won =
        view.ending().flatMap(Ending::won).map(by -> by.equals(side) ? WON : -WON).orElse(0L);
    return won + hearts * HEART + Lines.lead(view, side);
  }
}
