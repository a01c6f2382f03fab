package baseplate.table.play;

import baseplate.core.PieceId;
import baseplate.core.play.Option;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// Which piece is selected, which one is looked at beside it, and what can be done with them.
public final class Selection {
  private final BattleModel model;
  private final ReadOnlyObjectWrapper<@Nullable PieceId> piece = new ReadOnlyObjectWrapper<>();
  private final ReadOnlyObjectWrapper<@Nullable PieceId> target = new ReadOnlyObjectWrapper<>();

  public Selection(BattleModel model) {
    this.model = model;
    model.shown().addListener(_ -> keep());
    keep();
  }

  /// The selected piece, null for none.
  public ReadOnlyObjectProperty<@Nullable PieceId> piece() {
    return piece.getReadOnlyProperty();
  }

  /// The piece that is looked at beside the selected one, null for none.
  public ReadOnlyObjectProperty<@Nullable PieceId> target() {
    return target.getReadOnlyProperty();
  }

  /// Selects a piece, or none.
  public void select(@Nullable PieceId other) {
    target.set(null);
    piece.set(other);
  }

  /// Looks at a piece beside the selected one, or at none.
  public void aim(@Nullable PieceId other) {
    target.set(other);
  }

  /// After something happened: the piece of which something is expected, if there is one; else what
  /// was selected, if it is still there.
  private void keep() {
    Shown shown = model.shown().get();
    List<PieceId> expected = shown.options().isEmpty() ? List.of() : shown.expected();
    PieceId now = piece.get();
    if (!expected.isEmpty() && !expected.contains(now)) {
      select(expected.getFirst());
    } else if (now != null && shown.view().pieces().find(now).isEmpty()) {
      select(null);
    } else {
      target.set(null);
    }
  }

  /// What can be done with the selected piece.
  public List<Option> own() {
    PieceId now = piece.get();
    return now == null ? List.of() : startingWith(now);
  }

  private List<Option> startingWith(PieceId first) {
    return model.shown().get().options().stream()
        .filter(option -> !option.about().isEmpty() && option.about().getFirst().equals(first))
        .toList();
  }

  /// Selects the next piece with which something can be done, or the one before.
  ///
  /// @param step 1 or −1
  public void walk(int step) {
    List<PieceId> able =
        model.shown().get().options().stream()
            .filter(option -> !option.about().isEmpty())
            .map(option -> option.about().getFirst())
            .distinct()
            .toList();
    if (!able.isEmpty()) {
      int now = able.indexOf(piece.get());
      int from = now < 0 && step < 0 ? 0 : now;
      select(able.get(Math.floorMod(from + step, able.size())));
    }
  }

  /// What can be done that is about no piece in particular.
  public List<Option> general() {
    return model.shown().get().options().stream()
        .filter(option -> option.about().isEmpty())
        .toList();
  }

  /// What the selected piece can do to another.
  public Optional<Option> at(PieceId other) {
    return own().stream()
        .filter(option -> option.about().size() > 1 && option.about().get(1).equals(other))
        .findFirst();
  }

  /// The pieces that the selected one can do something to.
  public List<PieceId> targets() {
    return own().stream()
        .filter(option -> option.about().size() > 1)
        .map(option -> option.about().get(1))
        .toList();
  }
}
