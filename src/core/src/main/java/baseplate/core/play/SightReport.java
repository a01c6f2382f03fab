package baseplate.core.play;

import baseplate.core.Amount;
import baseplate.core.PieceId;
import baseplate.core.Ruling;
import baseplate.core.input.Request;
import baseplate.core.scene.Mark;
import baseplate.geometry.sight.Certificate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// What one piece sees of another and what follows from it.
///
/// @param sees whether there is a line of sight
/// @param certificate the geometry, to be made again byte for byte
/// @param blockers the pieces that hide some of the target
/// @param modifiers what the sight changes: amounts with their rules, `what` names the number
/// @param roll what would be rolled, null where no shot is possible
/// @param need the sum needed, null likewise
/// @param rulings the rules applied
/// @param marks what a table draws
public record SightReport(
    boolean sees,
    Certificate certificate,
    List<PieceId> blockers,
    List<Amount> modifiers,
    @Nullable Request roll,
    @Nullable Integer need,
    List<Ruling> rulings,
    List<Mark> marks) {
  public SightReport {
    blockers = List.copyOf(blockers);
    modifiers = List.copyOf(modifiers);
    rulings = List.copyOf(rulings);
    marks = List.copyOf(marks);
  }

  /// What would be rolled.
  public Optional<Request> request() {
    return Optional.ofNullable(roll);
  }
}
