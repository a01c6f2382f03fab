package baseplate.table.look;

import baseplate.table.paint.Scheme;
import baseplate.table.paint.SideLook;
import java.util.List;

/// How a player wants things to look.
///
/// @param dark whether dark
/// @param words factor on the size of words, 1 for the usual
/// @param motion whether things move on the screen
/// @param sides how each side looks
public record Look(boolean dark, double words, boolean motion, List<SideLook> sides) {
  /// Where nobody chose.
  public static final Look USUAL = new Look(false, 1, true, SideLook.READY);

  public Look {
    sides = List.copyOf(sides);
  }

  /// The colours of the drawn table.
  public Scheme scheme() {
    return new Scheme(dark);
  }

  /// The same in dark, or in light.
  public Look darkened(boolean other) {
    return new Look(other, words, motion, sides);
  }

  /// The same with words of another size.
  public Look writing(double factor) {
    return new Look(dark, factor, motion, sides);
  }

  /// The same with or without motion.
  public Look moving(boolean other) {
    return new Look(dark, words, other, sides);
  }

  /// The same with other sides.
  public Look siding(List<SideLook> others) {
    return new Look(dark, words, motion, others);
  }
}
