package baseplate.testkit.duel;

import baseplate.core.Command;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Outlook;
import baseplate.core.play.Player;

/// Always strikes with all its force, never parries.
final class Striker implements Player {
  @Override
  public String name() {
    return "striker";
  }

  @Override
  public Command choose(Outlook outlook, Chance stream) {
    return outlook
        .view()
        .pending()
        .map(pending -> decline((Request.Ask) pending.awaited()))
        .orElse(new DuelCommand.Strike(DuelRules.MOST_FORCE));
  }

  private static Command decline(Request.Ask ask) {
    return new Command.Answer(new Input.Chosen(ask.options().getFirst().id()));
  }
}
