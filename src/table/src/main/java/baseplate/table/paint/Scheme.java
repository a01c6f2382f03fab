package baseplate.table.paint;

import baseplate.core.scene.Figure.Material;
import javafx.scene.paint.Color;

/// The colours of the drawn table in light or in dark: the table dims, what lies over it keeps its
/// contrast.
///
/// @param dark whether it is the dark one
public record Scheme(boolean dark) {
  private static final double DIMMED = 0.62;

  /// Around the table.
  public Color surroundings() {
    return dark ? Color.web("#0d1117") : Color.web("#e3e8ed");
  }

  /// The baseplate under everything.
  public Color mat() {
    return dimmed(Color.web("#5b8a58"));
  }

  /// The colour of what is built of a material and belongs to nobody.
  public Color material(Material material) {
    return dimmed(
        switch (material) {
          case PAINT -> Color.web("#7d8289");
          case BRICK -> Color.web("#b05a47");
          case STONE -> Color.web("#9a9a92");
          case LEAF -> Color.web("#3c6b35");
          case TIMBER -> Color.web("#b98a4c");
          case EARTH -> Color.web("#a58f63");
          case WATER -> Color.web("#5b93bd");
        });
  }

  /// A wreck, with a trace of its side.
  public Color wreck(Color side) {
    return dimmed(Color.web("#5a5f63").interpolate(side, 0.28));
  }

  /// Bricks of a side.
  public Color bricks(SideLook look) {
    return look.colour().deriveColor(0, 0.8, dark ? 0.95 : 1.12, 1);
  }

  private Color dimmed(Color colour) {
    return dark ? colour.deriveColor(0, 0.85, DIMMED, 1) : colour;
  }

  /// Lines of what is permitted, seen, within reach.
  public Color good() {
    return dark ? Color.web("#50ea8b") : Color.web("#1d7d48");
  }

  /// Lines of what is barred.
  public Color bad() {
    return dark ? Color.web("#e69299") : Color.web("#960f16");
  }

  /// Lines of notes and measures.
  public Color neutral() {
    return dark ? Color.web("#458bee") : Color.web("#0a2675");
  }

  /// Lines of where something may go.
  public Color zone() {
    return Color.WHITE;
  }

  /// The ground of pills.
  public Color pill() {
    return Color.web("#10181f", 0.86);
  }

  /// Words on pills.
  public Color pillText() {
    return Color.WHITE;
  }
}
