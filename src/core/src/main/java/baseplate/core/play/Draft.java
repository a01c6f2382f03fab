package baseplate.core.play;

import java.util.ArrayList;
import java.util.List;

/// A command in the making.
///
/// @param command the name of the command
/// @param picked what was gathered so far, in order
public record Draft(String command, List<Picked> picked) {
  public Draft {
    picked = List.copyOf(picked);
  }

  /// The draft with one more pick.
  public Draft with(Picked more) {
    List<Picked> all = new ArrayList<>(picked);
    all.add(more);
    return new Draft(command, all);
  }
}
