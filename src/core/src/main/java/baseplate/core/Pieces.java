package baseplate.core;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/// The pieces of a battle in roster order: an immutable collection with cheap look-up, replacement,
/// equality and hash.
public final class Pieces implements Iterable<Piece> {
  /// None.
  public static final Pieces NONE = new Pieces(new Piece[0], Map.of(), 0);

  private final Piece[] pieces;
  private final Map<PieceId, Integer> index;
  private final int hash;
  private @Nullable Derived<Pieces, ?> derived;

  private Pieces(Piece[] pieces, Map<PieceId, Integer> index, int hash) {
    this.pieces = pieces;
    this.index = index;
    this.hash = hash;
  }

  /// These pieces in this order; throws IllegalArgumentException when an id stands twice.
  public static Pieces of(List<Piece> list) {
    Map<PieceId, Integer> index = new HashMap<>();
    int hash = 0;
    for (Piece piece : list) {
      if (index.putIfAbsent(piece.id(), index.size()) != null) {
        throw new IllegalArgumentException("piece twice: " + piece.id());
      }
      hash += spread(piece);
    }
    return new Pieces(list.toArray(Piece[]::new), index, hash);
  }

  /// Sums of spread hashes do not depend on the order of changes.
  private static int spread(Piece piece) {
    int mixed = piece.hashCode() * 0x9E3779B9;
    return mixed ^ mixed >>> 15;
  }

  /// How many.
  public int size() {
    return pieces.length;
  }

  /// The piece at a position of the roster.
  public Piece at(int position) {
    return pieces[position];
  }

  /// The position of a piece in the roster; throws NoSuchElementException when there is none.
  public int position(PieceId id) {
    Integer found = index.get(id);
    if (found == null) {
      throw new NoSuchElementException("no piece " + id);
    }
    return found;
  }

  /// The piece; throws NoSuchElementException when there is none.
  public Piece get(PieceId id) {
    return pieces[position(id)];
  }

  /// The piece, if there is one.
  public Optional<Piece> find(PieceId id) {
    Integer found = index.get(id);
    return found == null ? Optional.empty() : Optional.of(pieces[found]);
  }

  /// The same with one piece replaced by that of the same id.
  public Pieces replace(Piece piece) {
    int position = position(piece.id());
    Piece[] changed = pieces.clone();
    changed[position] = piece;
    return new Pieces(changed, index, hash - spread(pieces[position]) + spread(piece));
  }

  /// The same with one more at the end; throws IllegalArgumentException when the id is taken.
  public Pieces add(Piece piece) {
    if (index.containsKey(piece.id())) {
      throw new IllegalArgumentException("piece twice: " + piece.id());
    }
    Piece[] more = Arrays.copyOf(pieces, pieces.length + 1);
    more[pieces.length] = piece;
    Map<PieceId, Integer> known = new HashMap<>(index);
    known.put(piece.id(), pieces.length);
    return new Pieces(more, known, hash + spread(piece));
  }

  /// The same without a piece; throws NoSuchElementException when there is none.
  public Pieces remove(PieceId id) {
    int position = position(id);
    Piece[] fewer = new Piece[pieces.length - 1];
    System.arraycopy(pieces, 0, fewer, 0, position);
    System.arraycopy(pieces, position + 1, fewer, position, fewer.length - position);
    return of(List.of(fewer));
  }

  /// All in roster order.
  public List<Piece> list() {
    return List.of(pieces);
  }

  /// What `by` works out from these pieces alone; kept with them, for the `by` that asked last.
  ///
  /// Its result must be immutable and depend on nothing but them and what `by` always holds.
  @SuppressWarnings({"unchecked", "ReferenceEquality"}) // of its own type; the same asker
  public <T> T derived(Function<? super Pieces, T> by) {
    Derived<Pieces, ?> known = derived;
    if (known == null || !known.isBy(by)) {
      known = new Derived<>(by, by.apply(this));
      derived = known;
    }
    return (T) known.value();
  }

  @Override
  public Iterator<Piece> iterator() {
    return Arrays.asList(pieces).iterator();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Pieces that && hash == that.hash && Arrays.equals(pieces, that.pieces);
  }

  @Override
  public int hashCode() {
    return hash;
  }

  @Override
  public String toString() {
    return Arrays.toString(pieces);
  }
}
