package baseplate.core;

import baseplate.core.words.Phrase;
import baseplate.core.words.Sayable;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// One of the sides of a battle, counted from 0 in the order of the header.
///
/// @param number 0 for the first side
public record SideId(int number) implements Comparable<SideId>, Sayable {
  /// The key of the phrase that names a side by its number, counted from 1.
  public static final String KEY = "core.side";

  /// The highest number.
  public static final int MOST = 15;

  /// The first side.
  public static final SideId FIRST = new SideId(0);

  /// The second side.
  public static final SideId SECOND = new SideId(1);

  public SideId {
    if (number < 0 || number > MOST) {
      throw new IllegalArgumentException("no such side: " + number);
    }
  }

  /// Why a command of that side makes no sense in a battle of so many sides; empty where it is one
  /// of them.
  ///
  /// @param side a side, null for the one that is to act
  public static Optional<Refusal> unknown(@Nullable SideId side, int sides) {
    if (side == null || side.isOf(sides)) {
      return Optional.empty();
    }
    Phrase reason = Phrase.of("core.refusal.side", "side", side.number, "last", sides - 1);
    return Optional.of(Refusal.byStructure(reason));
  }

  /// Whether a battle of so many sides has it.
  public boolean isOf(int sides) {
    return number < sides;
  }

  /// The other side of a battle of two.
  public SideId other() {
    return number == 0 ? SECOND : FIRST;
  }

  @Override
  public Phrase phrase() {
    return Phrase.of(KEY, "number", number + 1);
  }

  @Override
  public int compareTo(SideId that) {
    return Integer.compare(number, that.number);
  }

  @Override
  public String toString() {
    return Integer.toString(number);
  }
}
