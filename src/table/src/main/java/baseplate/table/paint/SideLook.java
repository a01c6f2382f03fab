package baseplate.table.paint;

import java.util.List;
import javafx.scene.paint.Color;

/// How a side looks.
///
/// @param colour of its bricks and of its place in the roster, dark enough for white words
/// @param pattern worn beside it
public record SideLook(Color colour, Pattern pattern) {
  /// Colours that the four simulations of colour vision keep apart, with their patterns, side by
  /// side.
  public static final List<SideLook> READY =
      List.of(
          new SideLook(Color.web("#0a5aaa"), Pattern.HATCH),
          new SideLook(Color.web("#bb5a00"), Pattern.DOTS),
          new SideLook(Color.web("#17191c"), Pattern.BARS),
          new SideLook(Color.web("#561f69"), Pattern.CHEQUER));

  /// How a side looks where nobody chose.
  public static SideLook of(int side) {
    return READY.get(side % READY.size());
  }
}
