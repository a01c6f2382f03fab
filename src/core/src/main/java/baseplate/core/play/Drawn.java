package baseplate.core.play;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.input.Throws;
import java.util.List;
import java.util.Optional;

/// Inputs out of a player's own chance: dice fall, unknown cards are dealt from all that they may
/// be, and every choice, its own and the others', is taken blindly.
public final class Drawn implements Inputs {
  private final Chance chance;

  /// @param chance where all of it comes from
  public Drawn(Chance chance) {
    this.chance = chance;
  }

  @Override
  public Optional<Input> next(Request request) {
    return Optional.of(
        switch (request) {
          case Request.Roll roll -> new Input.Faces(Throws.faces(roll, this::face));
          case Request.Turn turn -> new Input.Card(card(turn.among()));
          case Request.Ask ask -> new Input.Chosen(way(ask.options()));
        });
  }

  private int face(int sides) {
    return chance.below(sides) + 1;
  }

  private String card(List<Request.Copies> among) {
    int left = chance.below(among.stream().mapToInt(Request.Copies::count).sum());
    int kind = 0;
    while (left >= among.get(kind).count()) {
      left -= among.get(kind).count();
      kind++;
    }
    return among.get(kind).card();
  }

  private String way(List<Request.Way> ways) {
    return ways.get(chance.below(ways.size())).id();
  }
}
