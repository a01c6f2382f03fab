package baseplate.data.race;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.SideId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.journal.Session;
import java.util.List;
import java.util.SplittableRandom;

/// Plays a race at random from a seed of its own: all kinds of commands, undo, redo and take-back
/// among them; some are refused.
public final class Stroll {
  private final SplittableRandom random;

  /// @param seed of the choices, not of the dice
  public Stroll(long seed) {
    this.random = new SplittableRandom(seed);
  }

  /// Submits one command more.
  public void go(Session session) {
    Battle battle = session.battle();
    Command command = command(battle, session.journal().standsAfter());
    SideId by =
        command instanceof Command.TakeBack && random.nextBoolean()
            ? battle.toAct().other()
            : battle.toAct();
    session.submit(by, command);
  }

  private Command command(Battle battle, int standing) {
    int kind = random.nextInt(100);
    if (kind < 20) {
      return new Command.Undo();
    }
    if (kind < 30) {
      return new Command.Redo();
    }
    if (kind < 34) {
      return new Command.TakeBack(Math.max(0, standing - random.nextInt(12)));
    }
    return battle.pending().isPresent() ? answer(battle.pending().get().awaited()) : ruled(kind);
  }

  private Command answer(Request request) {
    if (request instanceof Request.Ask ask) {
      int way = random.nextInt(ask.options().size());
      return new Command.Answer(new Input.Chosen(ask.options().get(way).id()));
    }
    return new Command.Answer(new Input.Faces(List.of(random.nextInt(6) + 1, 2)));
  }

  private Command ruled(int kind) {
    int number = random.nextInt(12);
    if (kind < 60) {
      return new RaceCommand.Step(Race.runner(number), random.nextInt(-4, 5));
    }
    if (kind < 68) {
      return new RaceCommand.Sprint(Race.runner(number));
    }
    if (kind < 74) {
      return new RaceCommand.Dash(Race.runner(number));
    }
    if (kind < 80) {
      return new RaceCommand.Draw(Race.runner(number));
    }
    if (kind < 90) {
      return new RaceCommand.Ponder(Race.runner(number));
    }
    if (kind < 92) {
      return new Command.Override(
          new RaceCommand.Step(Race.runner(number), 7), "agreed at the table");
    }
    return kind < 93 ? new Command.OfferDraw(null) : new RaceCommand.Pass();
  }
}
