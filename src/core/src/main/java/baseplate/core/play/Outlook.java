package baseplate.core.play;

import baseplate.core.Command;
import baseplate.core.PieceId;
import baseplate.core.input.Request;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// What a player may ask while it thinks. Nothing asked here changes the battle or its dice.
public interface Outlook {
  /// What its side sees.
  View view();

  /// What it may do; candidates, as [baseplate.core.Rules#options] lists them.
  List<Option> options();

  /// What a draft needs next, or the command that it has become.
  Drafting next(Draft draft);

  /// What would become of a command.
  Forecast whatIf(Command command);

  /// One way in which a command may turn out, as its side would see it: dice, unknown cards and all
  /// choices on the way are drawn from the stream. Unknown cards are dealt from what they may be,
  /// so that many samples tell what is likely. Empty where the command would be refused.
  Optional<View> sample(Command command, Chance stream);

  /// What one piece sees of another.
  Optional<SightReport> sight(PieceId from, PieceId to);

  /// The chance that a roll or a card turned comes out as `outcome`, from the engine's own
  /// distribution; empty where it can only be sampled.
  OptionalDouble chance(Request request, int outcome);
}
