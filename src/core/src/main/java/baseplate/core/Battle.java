package baseplate.core;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// A battle at one moment: an immutable value of all that matters for what may happen next.
///
/// Faces, logs, luck and the position of the dice are not here; they live in the journal. Two
/// battles are equal when nothing that follows could tell them apart.
public final class Battle implements Situation {
  private final TableSize table;
  private final Pieces pieces;
  private final Clock clock;
  private final @Nullable Pending pending;
  private final RulesState rules;
  private final @Nullable Ending ending;

  /// A battle without anything pending and without an end.
  public Battle(TableSize table, Pieces pieces, Clock clock, RulesState rules) {
    this(table, pieces, clock, null, rules, null);
  }

  private Battle(
      TableSize table,
      Pieces pieces,
      Clock clock,
      @Nullable Pending pending,
      RulesState rules,
      @Nullable Ending ending) {
    this.table = table;
    this.pieces = pieces;
    this.clock = clock;
    this.pending = pending;
    this.rules = rules;
    this.ending = ending;
  }

  @Override
  public TableSize table() {
    return table;
  }

  @Override
  public Pieces pieces() {
    return pieces;
  }

  @Override
  public Clock clock() {
    return clock;
  }

  @Override
  public Optional<Pending> pending() {
    return Optional.ofNullable(pending);
  }

  @Override
  public RulesState rules() {
    return rules;
  }

  @Override
  public Optional<Ending> ending() {
    return Optional.ofNullable(ending);
  }

  /// The battle after a fact; throws NoSuchElementException or IllegalArgumentException when the
  /// fact names a piece that is not there or adds one that is.
  public Battle after(Event event) {
    return switch (event) {
      case Event.PieceMoved moved ->
          withPieces(pieces.replace(pieces.get(moved.piece()).at(moved.to())));
      case Event.PieceChanged changed ->
          withPieces(pieces.replace(pieces.get(changed.piece()).with(changed.state())));
      case Event.PieceAdded added -> withPieces(pieces.add(added.piece()));
      case Event.PieceRemoved removed -> withPieces(pieces.remove(removed.piece()));
      case Event.ClockMoved moved ->
          new Battle(table, pieces, moved.clock(), pending, rules, ending);
      case Event.PendingChanged changed ->
          new Battle(table, pieces, clock, changed.pending().orElse(null), rules, ending);
      case Event.BattleEnded ended -> new Battle(table, pieces, clock, null, rules, ended.ending());
      case RulesEvent own -> new Battle(table, pieces, clock, pending, rules.after(own), ending);
    };
  }

  /// The battle after several facts in their order.
  public Battle after(List<? extends Event> events) {
    Battle battle = this;
    for (Event event : events) {
      battle = battle.after(event);
    }
    return battle;
  }

  private Battle withPieces(Pieces others) {
    return new Battle(table, others, clock, pending, rules, ending);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Battle that
            && pieces.equals(that.pieces)
            && clock.equals(that.clock)
            && rules.equals(that.rules)
            && Objects.equals(pending, that.pending)
            && Objects.equals(ending, that.ending)
            && table.equals(that.table);
  }

  @Override
  public int hashCode() {
    return (pieces.hashCode() * 31 + clock.hashCode()) * 31 + rules.hashCode();
  }
}
