package baseplate.core.scene;

import baseplate.core.words.Phrase;
import baseplate.geometry.Point;
import java.util.List;

/// Something drawn over the table, as data in table coordinates. A closed list.
public sealed interface Mark {
  /// How it is meant; the table chooses colour and pattern.
  enum Tone {
    /// Permitted, visible, within reach.
    GOOD,
    /// Barred, in contact.
    BAD,
    /// Hidden.
    HIDDEN,
    /// A measure or note.
    NEUTRAL,
    /// Where something may go.
    ZONE
  }

  /// How it is meant.
  Tone tone();

  /// A filled area.
  ///
  /// @param corners in order
  /// @param tone meaning
  record Area(List<Point> corners, Tone tone) implements Mark {
    public Area {
      corners = List.copyOf(corners);
    }
  }

  /// A line.
  ///
  /// @param points in order
  /// @param tone meaning
  record Line(List<Point> points, Tone tone) implements Mark {
    public Line {
      points = List.copyOf(points);
    }
  }

  /// A spot.
  ///
  /// @param at where
  /// @param tone meaning
  record Spot(Point at, Tone tone) implements Mark {}

  /// Words at a place.
  ///
  /// @param at where
  /// @param words what is said
  /// @param tone meaning
  record Note(Point at, Phrase words, Tone tone) implements Mark {}
}
