package baseplate.core.play;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Ending;
import baseplate.core.Pending;
import baseplate.core.Pieces;
import baseplate.core.RulesState;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.TableSize;
import java.util.List;
import java.util.Optional;

/// What one side sees of a battle: the same shape, with unknown cards as [Unknown] slots.
///
/// Players, tables, exports and odds for a side are given this, never the battle.
public final class View implements Situation {
  private final Battle seen;
  private final SideId viewer;
  private final List<Unknown> unknowns;

  private View(Battle seen, SideId viewer, List<Unknown> unknowns) {
    this.seen = seen;
    this.viewer = viewer;
    this.unknowns = List.copyOf(unknowns);
  }

  /// All of a battle in which nothing is hidden.
  public static View open(Battle battle, SideId viewer) {
    return new View(battle, viewer, List.of());
  }

  /// A battle from which the ruleset has taken everything that the viewer may not know, and the
  /// places where something unknown is.
  public static View veiled(Battle stripped, SideId viewer, List<Unknown> unknowns) {
    return new View(stripped, viewer, unknowns);
  }

  /// The side that looks.
  public SideId viewer() {
    return viewer;
  }

  /// The places of unknown cards.
  public List<Unknown> unknowns() {
    return unknowns;
  }

  /// Whether it shows all of a battle: nothing was taken away, and no place holds what is unknown.
  public boolean isOpen(Battle battle) {
    return unknowns.isEmpty() && seen.equals(battle);
  }

  /// The battle as the viewer knows it: a world in which an unknown card is an input asked for when
  /// it is turned. For the engine; player code never needs it.
  public Battle world() {
    return seen;
  }

  @Override
  public TableSize table() {
    return seen.table();
  }

  @Override
  public Pieces pieces() {
    return seen.pieces();
  }

  @Override
  public Clock clock() {
    return seen.clock();
  }

  @Override
  public Optional<Pending> pending() {
    return seen.pending();
  }

  @Override
  public RulesState rules() {
    return seen.rules();
  }

  @Override
  public Optional<Ending> ending() {
    return seen.ending();
  }
}
