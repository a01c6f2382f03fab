package baseplate.core.journal;

import baseplate.core.Agreements;
import baseplate.core.Enforcement;
import java.util.List;

/// What players settle before a battle, beside scenario or position.
///
/// @param program the version of the program
/// @param sides the names of the sides
/// @param dice where faces come from
/// @param house the complete agreements
/// @param enforcement what becomes of refusals by rule
public record Terms(
    String program,
    List<String> sides,
    Header.Origin dice,
    Agreements house,
    Enforcement enforcement) {
  public Terms {
    sides = List.copyOf(sides);
  }
}
