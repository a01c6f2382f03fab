package baseplate.core.scene;

import baseplate.core.words.Phrase;
import java.util.List;

/// The phases of a turn, and where it stands.
///
/// @param names what players read, in order; empty where there are none to tell apart
/// @param current the position of the one that is on, −1 where it is none of them
public record Phases(List<Phrase> names, int current) {
  public Phases {
    names = List.copyOf(names);
  }
}
