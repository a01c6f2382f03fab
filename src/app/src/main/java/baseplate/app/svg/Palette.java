package baseplate.app.svg;

import baseplate.core.SideId;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Mark;
import org.jspecify.annotations.Nullable;

/// The colours of a picture by what they mean. Colour is never alone: sides carry patterns, marks
/// dashes and hatches.
final class Palette {
  static final String INK = "#1c2733";

  private Palette() {}

  /// A brick's colours: its top, its edge, its lit studs.
  ///
  /// @param top the face seen from above
  /// @param edge its outline and dark parts
  /// @param light its studs
  record Brick(String top, String edge, String light) {}

  /// The colours of a part.
  static Brick of(Figure.Part part, @Nullable SideId side) {
    return switch (part.role()) {
      case HULL, AIRCRAFT -> side == null ? STONE : hull(side);
      case TURRET, BARREL -> side == null ? STONE : turret(side);
      case WRECK -> WRECK;
      case TERRAIN_HARD, TERRAIN_SOFT, GROUND -> material(part);
    };
  }

  private static final Brick STONE = new Brick("#8d918c", "#5d615d", "#a3a7a2");
  private static final Brick WRECK = new Brick("#6d716e", "#3b3f3d", "#858985");

  private static Brick material(Figure.Part part) {
    return switch (part.material()) {
      case BRICK -> new Brick("#b4523c", "#7b3022", "#c96a53");
      case STONE, PAINT -> STONE;
      case LEAF -> leaf(part.role());
      case TIMBER -> new Brick("#b98a44", "#7b5923", "#cda25f");
      case EARTH -> new Brick("#8a7347", "#5d4c2b", "#9f8759");
      case WATER -> new Brick("#4b86ad", "#2f6488", "#6aa0c4");
    };
  }

  private static Brick leaf(Figure.Role role) {
    return role == Figure.Role.TERRAIN_HARD
        ? new Brick("#2f5a2b", "#1d3c1a", "#41703c")
        : new Brick("#3f7a35", "#285722", "#548f49");
  }

  /// The colours of what a side owns.
  static Brick hull(SideId side) {
    return switch (side.number() % 4) {
      case 0 -> new Brick("#4a76a8", "#1f3c5e", "#6c94c1");
      case 1 -> new Brick("#c07a33", "#69400f", "#d79a5a");
      case 2 -> new Brick("#7c5aa6", "#432a63", "#9a7cc0");
      default -> new Brick("#3d8d86", "#1b514c", "#62aaa4");
    };
  }

  private static Brick turret(SideId side) {
    return switch (side.number() % 4) {
      case 0 -> new Brick("#3a6190", "#1a3350", "#5c86b5");
      case 1 -> new Brick("#a5652a", "#57340c", "#c3874c");
      case 2 -> new Brick("#67488f", "#382253", "#8669ad");
      default -> new Brick("#31766f", "#16433f", "#519891");
    };
  }

  /// The colour of a mark.
  static String mark(Mark.Tone tone) {
    return switch (tone) {
      case GOOD -> "#0b62d6";
      case BAD, HIDDEN -> "#b3202a";
      case NEUTRAL, ZONE -> "#ffffff";
    };
  }
}
