package baseplate.table.play;

import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.play.HandOver;
import baseplate.core.play.Option;
import baseplate.core.play.View;
import baseplate.core.scene.Figure;
import baseplate.core.scene.Member;
import baseplate.core.scene.Phases;
import baseplate.core.scene.Scene;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Everything that a table shows of a battle at one moment.
///
/// @param view what the side that looks sees
/// @param scene what is drawn of it
/// @param options what it may do
/// @param rosters the pieces of each side, side by side
/// @param phases the phases of a turn
/// @param entries how many entries the record has
/// @param due to whom the table must go before anything more is shown, null where it stays
public record Shown(
    View view,
    Scene scene,
    List<Option> options,
    List<List<Member>> rosters,
    Phases phases,
    int entries,
    @Nullable HandOver due) {
  public Shown {
    options = List.copyOf(options);
    rosters = rosters.stream().map(List::copyOf).toList();
  }

  /// To whom the table must go before anything more is shown.
  public Optional<HandOver> handOver() {
    return Optional.ofNullable(due);
  }

  /// A figure by its piece.
  public Optional<Figure> figure(PieceId piece) {
    return scene.figures().stream().filter(figure -> figure.piece().equals(piece)).findFirst();
  }

  /// Whether the side may act now.
  public boolean isToAct(SideId side) {
    return view.ending().isEmpty() && view.toAct().equals(side);
  }

  /// The members of all rosters of whom something is expected now.
  public List<PieceId> expected() {
    return rosters.stream()
        .flatMap(List::stream)
        .filter(member -> member.standing() == Member.Standing.DUE)
        .map(Member::piece)
        .toList();
  }
}
