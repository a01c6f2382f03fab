package baseplate.data.race;

import baseplate.core.Battle;
import baseplate.core.Command;
import baseplate.core.PieceId;
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

  /// Submits so many commands more.
  public void on(int commands, Session session) {
    for (int i = 0; i < commands; i++) {
      go(session);
    }
  }

  /// Goes on until the journal has so many entries.
  public void upTo(int entries, Session session) {
    while (session.journal().size() < entries) {
      go(session);
    }
  }

  private Command command(Battle battle, int standing) {
    int kind = random.nextInt(100);
    if (kind < 34) {
      return backOrForth(kind, standing);
    }
    return battle.pending().isPresent() ? answer(battle.pending().get().awaited()) : ruled(kind);
  }

  private Command backOrForth(int kind, int standing) {
    if (kind < 20) {
      return new Command.Undo();
    }
    return kind < 30
        ? new Command.Redo()
        : new Command.TakeBack(Math.max(0, standing - random.nextInt(12)));
  }

  private Command answer(Request request) {
    if (request instanceof Request.Ask ask) {
      int way = random.nextInt(ask.options().size());
      return new Command.Answer(new Input.Chosen(ask.options().get(way).id()));
    }
    return new Command.Answer(new Input.Faces(List.of(random.nextInt(6) + 1, 2)));
  }

  private Command ruled(int kind) {
    PieceId runner = Race.runner(random.nextInt(12));
    if (kind < 60) {
      return new RaceCommand.Step(runner, random.nextInt(-4, 5));
    }
    return kind < 80 ? leftToChance(kind, runner) : decided(kind, runner);
  }

  private static Command leftToChance(int kind, PieceId runner) {
    if (kind < 68) {
      return new RaceCommand.Sprint(runner);
    }
    return kind < 74 ? new RaceCommand.Dash(runner) : new RaceCommand.Draw(runner);
  }

  private static Command decided(int kind, PieceId runner) {
    if (kind < 90) {
      return new RaceCommand.Ponder(runner);
    }
    if (kind < 92) {
      return new Command.Override(new RaceCommand.Step(runner, 7), "agreed at the table");
    }
    return kind < 93 ? new Command.OfferDraw(null) : new RaceCommand.Pass();
  }
}
