package baseplate.core.play;

import baseplate.core.SlotId;
import baseplate.core.input.Request;
import java.util.List;

/// A place that holds cards which the viewer does not know.
///
/// @param slot where
/// @param count how many are there
/// @param among the multiset that they come from
public record Unknown(SlotId slot, int count, List<Request.Copies> among) {
  public Unknown {
    among = List.copyOf(among);
  }
}
