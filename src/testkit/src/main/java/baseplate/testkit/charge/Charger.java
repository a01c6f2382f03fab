package baseplate.testkit.charge;

import baseplate.core.Command;
import baseplate.core.Pending;
import baseplate.core.PieceId;
import baseplate.core.input.Input;
import baseplate.core.input.Request;
import baseplate.core.play.Chance;
import baseplate.core.play.Forecast;
import baseplate.core.play.Option;
import baseplate.core.play.Outlook;
import baseplate.core.play.Picked;
import baseplate.core.play.Player;
import baseplate.core.play.View;
import baseplate.geometry.Angle;
import baseplate.geometry.Bearing;
import baseplate.geometry.Contact;
import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import java.util.Comparator;
import java.util.Optional;

/// Rides straight at the nearest enemy, strikes whatever it reaches, and parries by the toss of a
/// coin.
final class Charger implements Player {
  @Override
  public String name() {
    return "charger";
  }

  @Override
  public Command choose(Outlook outlook, Chance stream) {
    if (outlook.view().pending().map(Pending::awaited).orElse(null) instanceof Request.Ask ask) {
      return answer(ask, stream);
    }
    return strike(outlook).or(() -> ride(outlook)).orElse(new ChargeCommand.EndTurn());
  }

  private static Command answer(Request.Ask ask, Chance stream) {
    int way = ask.kind().equals(Moves.INTERRUPT) ? 1 : stream.below(ask.options().size());
    return new Command.Answer(new Input.Chosen(ask.options().get(way).id()));
  }

  private static Optional<Command> strike(Outlook outlook) {
    return outlook.options().stream()
        .filter(option -> option.label().key().equals("charge.strike"))
        .map(option -> ((Option.Ready) option).command())
        .findFirst();
  }

  private static Optional<Command> ride(Outlook outlook) {
    return outlook.options().stream()
        .filter(option -> option.label().key().equals("charge.move"))
        .map(option -> ((Option.Drafted) option).draft().picked().getFirst())
        .map(picked -> ((Picked.Piece) picked).piece())
        .flatMap(piece -> towards(outlook, piece).stream())
        .findFirst();
  }

  /// The move at the nearest enemy, as far as the rules let it go.
  private static Optional<Command> towards(Outlook outlook, PieceId piece) {
    return path(outlook.view(), piece)
        .map(path -> (Command) new ChargeCommand.Move(piece, path))
        .flatMap(
            wish ->
                switch (outlook.whatIf(wish)) {
                  case Forecast.Illegal(var refusal) -> refusal.amended();
                  case Forecast.Legal _, Forecast.Open _ -> Optional.of(wish);
                });
  }

  private static Optional<Path> path(View view, PieceId piece) {
    Pose from = Ground.pose(view.pieces().get(piece));
    return Ground.fighters(view, view.viewer().other()).stream()
        .map(enemy -> Ground.pose(enemy).at())
        .min(Comparator.comparing(at -> Contact.distance(from.at(), at)))
        .map(
            at -> {
              Angle to = Bearing.of(from.at(), at);
              Length far = Contact.distance(from.at(), at);
              return Path.of(
                  new Segment.Turn(from.facing().shortestTo(to)), new Segment.Forward(far));
            });
  }
}
