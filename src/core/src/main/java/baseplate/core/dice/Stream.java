package baseplate.core.dice;

import org.jspecify.annotations.Nullable;

/// A named stream of chance. What one stream gives does not depend on what is taken from another.
///
/// Equal by name.
public final class Stream {
  /// What the rules roll in a battle.
  public static final Stream BATTLE = new Stream("battle");

  /// What a sampled answer rolls.
  public static final Stream SAMPLING = new Stream("sampling");

  /// What only looks different: scatter of studs, tumbling of dice.
  public static final Stream DECORATION = new Stream("decoration");

  private final String name;
  private final long key;

  private Stream(String name) {
    this.name = name;
    this.key = Mix.stir(Mix.START, name);
  }

  /// The order of a stack of cards.
  public static Stream shuffle(String stack) {
    return new Stream("shuffle " + stack);
  }

  /// What a computer player rolls for itself.
  ///
  /// @param number the side's number, from 0
  public static Stream player(int number) {
    return new Stream("player " + number);
  }

  /// What the rules roll in a line of play tried beside the battle.
  ///
  /// @param number which, from 1
  public static Stream branch(int number) {
    return new Stream("branch " + number);
  }

  /// Its name.
  public String name() {
    return name;
  }

  /// The state of [Mix] that stands for it.
  long key() {
    return key;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Stream that && name.equals(that.name);
  }

  @Override
  public int hashCode() {
    return name.hashCode();
  }

  @Override
  public String toString() {
    return name;
  }
}
