package baseplate.core.input;

import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// What rules ask of the world outside. Every request has finitely many outcomes, numbered by an
/// int; [Distribution] gives their exact weights and [Outcomes] reads one from an input.
///
/// A request asks just what the rule means: one that needs only "at least" is a [Reach], never a
/// [Sum].
public sealed interface Request {

  /// The side that must answer; empty for dice and cards.
  default Optional<SideId> asked() {
    return Optional.empty();
  }

  /// Requests that dice answer.
  sealed interface Roll extends Request {
    /// What is rolled; where two pools are, the first of them.
    Pool pool();

    /// The dice in the order in which their faces stand in an answer. A chain's answer goes on with
    /// the dice that are rolled again.
    default List<Die> dice() {
      return pool().dice();
    }
  }

  /// Whether the pool's sum is at least a number: outcome 1, else 0.
  ///
  /// @param pool what is rolled
  /// @param least the least sum that reaches
  record Reach(Pool pool, int least) implements Roll {}

  /// Whether one pool's sum is greater than another's: outcome 1, else 0.
  ///
  /// @param attack rolled first
  /// @param defence rolled second
  record Exceeds(Pool attack, Pool defence) implements Roll {
    @Override
    public Pool pool() {
      return attack;
    }

    @Override
    public List<Die> dice() {
      return attack.beside(defence);
    }
  }

  /// One pool's sum less another's.
  ///
  /// @param attack rolled first
  /// @param defence rolled second
  record Difference(Pool attack, Pool defence) implements Roll {
    @Override
    public Pool pool() {
      return attack;
    }

    @Override
    public List<Die> dice() {
      return attack.beside(defence);
    }
  }

  /// The pool's sum.
  ///
  /// @param pool what is rolled
  record Sum(Pool pool) implements Roll {}

  /// How many dice show at least a face.
  ///
  /// @param pool what is rolled
  /// @param least the least face that counts
  record Count(Pool pool, int least) implements Roll {}

  /// The highest face, whatever the pool adds to its sum; 0 where there are no dice.
  ///
  /// @param pool what is rolled
  record Highest(Pool pool) implements Roll {}

  /// The pool's sum where each die that shows its highest face is rolled again and added, and so
  /// on.
  ///
  /// The dice of one throw that show their highest face are thrown again together, in their order,
  /// until none does.
  ///
  /// @param pool what is rolled first
  /// @param cap sums from here on are one outcome, `cap`, and the chances are exact; [#OPEN] where
  ///   no sum is enough, and then what is nearly impossible is left off
  record Chain(Pool pool, int cap) implements Roll {
    /// The cap of a chain whose sum is asked for itself.
    public static final int OPEN = Integer.MAX_VALUE;
  }

  /// One of `ways` equal directions, 0 first and clockwise.
  ///
  /// @param ways 12 or 24
  record Direction(int ways) implements Roll {
    public Direction {
      if (ways != 12 && ways != 24) {
        throw new IllegalArgumentException("a clock die has 12 or 24 faces, not " + ways);
      }
    }

    @Override
    public Pool pool() {
      return Pool.of(1, ways);
    }
  }

  /// The next card of a stack that nobody has seen; the outcome is its position in `among`.
  ///
  /// @param stack which stack
  /// @param among the different cards that it may be, with how many of each are unseen
  record Turn(String stack, List<Copies> among) implements Request {
    public Turn {
      among = List.copyOf(among);
      long different = among.stream().map(Copies::card).distinct().count();
      if (among.isEmpty() || different < among.size()) {
        throw new IllegalArgumentException("no cards, or one twice: " + among);
      }
    }
  }

  /// Equal cards among the unseen.
  ///
  /// @param card the code
  /// @param count how many, at least 1
  record Copies(String card, int count) {
    public Copies {
      if (count < 1) {
        throw new IllegalArgumentException("no copies of " + card);
      }
    }
  }

  /// A choice of one side; the outcome is the position of the option.
  ///
  /// @param side who chooses
  /// @param kind what kind of choice it is, for stops and intentions
  /// @param question what is asked
  /// @param options the ways to answer; the first of them declines where declining is possible
  record Ask(SideId side, String kind, Phrase question, List<Way> options) implements Request {
    public Ask {
      options = List.copyOf(options);
      long different = options.stream().map(Way::id).distinct().count();
      if (options.isEmpty() || different < options.size()) {
        throw new IllegalArgumentException("nothing to choose, or one way twice: " + options);
      }
    }

    @Override
    public Optional<SideId> asked() {
      return Optional.of(side);
    }
  }

  /// A way to answer.
  ///
  /// @param id stands in the answer
  /// @param label what a player reads
  record Way(String id, Phrase label) {}
}
