package baseplate.core.play;

/// A player's own stream of chance; using it takes nothing from the battle's dice.
public interface Chance {
  /// A whole number from 0 to `bound` less one, each equally likely; bound at least 1.
  int below(int bound);
}
