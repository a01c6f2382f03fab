package baseplate.simulation;

import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.Refusal;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Forecast;
import baseplate.core.play.Option;
import baseplate.core.play.Outlook;
import baseplate.core.play.Pick;
import baseplate.core.play.Player;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Does anything that the rules allow, by chance; it plays every ruleset.
///
/// It takes an option, fills what is to be picked, and asks whether that would be legal. After a
/// few refusals it keeps to finished commands; where none of those is legal either it gives up.
public final class RandomLegal implements Player {
  private static final int TRIES = 8;
  private static final int MOST_PICKS = 64;

  /// A player that needs nothing but the stream that it is given.
  public RandomLegal() {}

  @Override
  public String name() {
    return "random";
  }

  @Override
  public Command choose(Outlook outlook, Chance stream) {
    Optional<Pending> pending = outlook.view().pending();
    if (pending.isPresent() && pending.get().awaited() instanceof Request.Ask ask) {
      return answer(ask, stream);
    }
    List<Option> options = outlook.options();
    return tried(outlook, options, stream).orElseGet(() -> finished(outlook, options, stream));
  }

  private static Optional<Command> tried(Outlook outlook, List<Option> options, Chance stream) {
    for (int i = 0; i < TRIES && !options.isEmpty(); i++) {
      Option option = option(options, stream);
      Optional<Command> command = legal(outlook, command(outlook, option, stream));
      if (command.isPresent()) {
        return command;
      }
    }
    return Optional.empty();
  }

  /// Options of one kind have labels of one key.
  private static Option option(List<Option> options, Chance stream) {
    List<String> kinds = kinds(options);
    String kind = kinds.get(stream.below(kinds.size()));
    int alike = 0;
    for (Option option : options) {
      alike += option.label().key().equals(kind) ? 1 : 0;
    }
    return alike(options, kind, stream.below(alike));
  }

  private static List<String> kinds(List<Option> options) {
    List<String> kinds = new ArrayList<>();
    for (Option option : options) {
      String kind = option.label().key();
      if (!kinds.contains(kind)) {
        kinds.add(kind);
      }
    }
    return kinds;
  }

  private static Option alike(List<Option> options, String kind, int number) {
    int left = number;
    for (Option option : options) {
      if (option.label().key().equals(kind) && left-- == 0) {
        return option;
      }
    }
    throw new IllegalArgumentException("no option " + number + " of " + kind);
  }

  private static Command answer(Request.Ask ask, Chance stream) {
    String way = ask.options().get(stream.below(ask.options().size())).id();
    return new Command.Answer(new Input.Chosen(way));
  }

  private static Command command(Outlook outlook, Option option, Chance stream) {
    return switch (option) {
      case Option.Ready ready -> ready.command();
      case Option.Drafted drafted -> drafted(outlook, drafted, stream);
    };
  }

  private static Command drafted(Outlook outlook, Option.Drafted option, Chance stream) {
    RandomPicks picks = new RandomPicks(outlook.view(), stream);
    Draft draft = option.draft();
    Pick pick = option.pick();
    for (int i = 0; i < MOST_PICKS; i++) {
      draft = draft.with(picks.fill(pick));
      switch (outlook.next(draft)) {
        case Drafting.Ready(Command command) -> {
          return command;
        }
        case Drafting.Needs(Pick next) -> pick = next;
      }
    }
    throw new IllegalStateException("a draft without end: " + option.draft().command());
  }

  /// The command if it is legal, else the legal one that its refusal offers.
  private static Optional<Command> legal(Outlook outlook, Command command) {
    return switch (outlook.whatIf(command)) {
      case Forecast.Legal _, Forecast.Open _ -> Optional.of(command);
      case Forecast.Illegal(Refusal refusal) ->
          refusal.amended().filter(nearest -> isLegal(outlook, nearest));
    };
  }

  private static boolean isLegal(Outlook outlook, Command command) {
    return !(outlook.whatIf(command) instanceof Forecast.Illegal);
  }

  private static Command finished(Outlook outlook, List<Option> options, Chance stream) {
    List<Command> left = ready(options);
    while (!left.isEmpty()) {
      Command command = left.remove(stream.below(left.size()));
      if (isLegal(outlook, command)) {
        return command;
      }
    }
    return new Command.Surrender(null);
  }

  private static List<Command> ready(List<Option> options) {
    List<Command> ready = new ArrayList<>();
    for (Option option : options) {
      if (option instanceof Option.Ready(var _, Command command, var _)) {
        ready.add(command);
      }
    }
    return ready;
  }
}
