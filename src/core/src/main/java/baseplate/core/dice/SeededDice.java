package baseplate.core.dice;

import baseplate.core.input.Input;
import baseplate.core.input.Inputs;
import baseplate.core.input.Request;
import baseplate.core.input.Throws;
import java.util.Optional;

/// Dice and cards from a seed. Choices are left to those who are asked.
///
/// Each request for dice takes one roll number, and its dice are numbered from 0 through all
/// throws. The dice keep nothing but the number of the next roll: made anew with it they go on, and
/// made with an earlier one they show the same faces again. One use at a time, on one thread.
public final class SeededDice implements Inputs {
  private final Seed seed;
  private final Source source;
  private final Stacks stacks;
  private long roll;

  /// How unseen cards lie.
  private enum Stacks {
    /// In an order that stands from the start.
    SEALED,
    /// In none; any may be next.
    LOOSE
  }

  private SeededDice(Seed seed, Stream stream, Stacks stacks, long firstRoll) {
    this.seed = seed;
    this.source = new Source(seed, stream);
    this.stacks = stacks;
    this.roll = firstRoll;
  }

  /// The dice of a battle. Its stacks lie in the order of [Shuffle], whenever they are turned.
  ///
  /// @param firstRoll how many rolls the battle has had
  public static SeededDice ofBattle(Seed seed, long firstRoll) {
    return new SeededDice(seed, Stream.BATTLE, Stacks.SEALED, firstRoll);
  }

  /// The dice of another stream, where a card turned is any of the unseen and takes a roll number
  /// too.
  ///
  /// @param firstRoll how many rolls were taken from the stream
  public static SeededDice ofStream(Seed seed, Stream stream, long firstRoll) {
    return new SeededDice(seed, stream, Stacks.LOOSE, firstRoll);
  }

  /// The number of the next roll.
  public long nextRoll() {
    return roll;
  }

  @Override
  public Optional<Input> next(Request request) {
    return switch (request) {
      case Request.Roll rolled -> Optional.of(roll(rolled));
      case Request.Turn turn -> Optional.of(new Input.Card(card(turn)));
      case Request.Ask _ -> Optional.empty();
    };
  }

  private Input roll(Request.Roll request) {
    Thrown thrown = new Thrown(source, roll++);
    return new Input.Faces(Throws.faces(request, thrown::face));
  }

  private String card(Request.Turn turn) {
    return switch (stacks) {
      case SEALED -> Shuffle.next(seed, turn);
      case LOOSE -> Shuffle.card(turn, source.below(roll++, 0, Shuffle.unseen(turn)));
    };
  }

  /// The dice of one roll.
  private static final class Thrown {
    private final Source source;
    private final long roll;
    private int die;

    Thrown(Source source, long roll) {
      this.source = source;
      this.roll = roll;
    }

    int face(int sides) {
      return source.below(roll, die++, sides) + 1;
    }
  }
}
