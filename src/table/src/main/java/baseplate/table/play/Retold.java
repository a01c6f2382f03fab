package baseplate.table.play;

import baseplate.core.input.Given;
import baseplate.core.journal.Seen;
import baseplate.core.scene.Mark;
import java.util.List;

/// An entry told again, as far as one side may know it.
///
/// @param seen what happened, with its rulings and reckonings
/// @param rolls the rolls that it used, in their order
/// @param marks what is drawn over the table for what was wanted
public record Retold(Seen seen, List<Given> rolls, List<Mark> marks) {
  public Retold {
    rolls = List.copyOf(rolls);
    marks = List.copyOf(marks);
  }
}
