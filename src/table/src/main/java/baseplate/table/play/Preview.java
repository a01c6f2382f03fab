package baseplate.table.play;

import baseplate.core.Command;
import baseplate.core.Verdict;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Mark;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What would become of a command that is not sent yet: its verdict, stopped at its first input,
/// and what to draw.
///
/// @param command what would be sent: the command at hand, or the nearest one that would be
///   accepted
/// @param verdict of the command at hand
/// @param ghosts figures as they would stand
/// @param marks drawn over the table
/// @param isNearest whether `command` is not the one at hand but the nearest
public record Preview(
    @Nullable Command command,
    Verdict verdict,
    List<Figure> ghosts,
    List<Mark> marks,
    boolean isNearest) {
  public Preview {
    ghosts = List.copyOf(ghosts);
    marks = List.copyOf(marks);
  }

  /// What would be sent; empty where nothing would be accepted.
  public Optional<Command> acceptable() {
    return Optional.ofNullable(command);
  }
}
