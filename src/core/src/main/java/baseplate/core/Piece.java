package baseplate.core;

import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// A thing on or beside the table: a unit, a terrain element, a card.
///
/// Immutable; equality is by value, with the hash kept.
public final class Piece {
  private final PieceId id;
  private final @Nullable SideId side;
  private final String kind;
  private final Place place;
  private final PieceState state;
  private final int hash;
  private @Nullable Derived<Piece, ?> derived;

  /// @param id unique in the battle
  /// @param side its owner, null for what belongs to nobody
  /// @param kind its entry in the ruleset's catalogue
  /// @param place where it is
  /// @param state what the ruleset remembers of it
  public Piece(PieceId id, @Nullable SideId side, String kind, Place place, PieceState state) {
    this.id = id;
    this.side = side;
    this.kind = kind;
    this.place = place;
    this.state = state;
    this.hash = hash(id, side, kind, place, state);
  }

  private static int hash(
      PieceId id, @Nullable SideId side, String kind, Place place, PieceState state) {
    int hash = id.hashCode() * 31 + Objects.hashCode(side);
    return ((hash * 31 + kind.hashCode()) * 31 + place.hashCode()) * 31 + state.hashCode();
  }

  /// Its name.
  public PieceId id() {
    return id;
  }

  /// Its owner, if it has one.
  public Optional<SideId> side() {
    return Optional.ofNullable(side);
  }

  /// Whether that side owns it.
  public boolean isOf(SideId that) {
    return that.equals(side);
  }

  /// Its entry in the ruleset's catalogue.
  public String kind() {
    return kind;
  }

  /// Where it is.
  public Place place() {
    return place;
  }

  /// What the ruleset remembers of it.
  public PieceState state() {
    return state;
  }

  /// The same piece elsewhere.
  public Piece at(Place elsewhere) {
    return new Piece(id, side, kind, elsewhere, state);
  }

  /// The same piece in another state.
  public Piece with(PieceState other) {
    return new Piece(id, side, kind, place, other);
  }

  /// What `by` works out from this piece alone; kept with the piece, for the `by` that asked last.
  ///
  /// Its result must be immutable and depend on nothing but this piece and what `by` always holds.
  @SuppressWarnings({"unchecked", "ReferenceEquality"}) // of its own type; the same asker
  public <T> T derived(Function<? super Piece, T> by) {
    Derived<Piece, ?> known = derived;
    if (known == null || !known.isBy(by)) {
      known = new Derived<>(by, by.apply(this));
      derived = known;
    }
    return (T) known.value();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Piece that
            && hash == that.hash
            && id.equals(that.id)
            && Objects.equals(side, that.side)
            && kind.equals(that.kind)
            && place.equals(that.place)
            && state.equals(that.state);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return id + " (" + kind + ") " + place + " " + state;
  }
}
