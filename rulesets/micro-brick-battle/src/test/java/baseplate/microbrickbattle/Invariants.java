package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Command;
import baseplate.core.Event;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Verdict;
import baseplate.geometry.Area;
import baseplate.geometry.Contact;
import baseplate.geometry.Placed;
import baseplate.geometry.Point;
import baseplate.geometry.Pose;
import baseplate.simulation.Watch;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/// What no command may ever break, looked at after each one. The costs are reckoned here again,
/// apart from the rules' own tariff.
final class Invariants implements Watch {
  private final Setting setting;

  Invariants(Setting setting) {
    this.setting = setting;
  }

  @Override
  public void judged(Battle before, Command command, Verdict verdict) {
    switch (verdict) {
      case Verdict.Accepted accepted -> check(before, accepted.events(), accepted.after());
      case Verdict.Awaiting awaiting -> check(before, awaiting.events(), awaiting.after());
      case Verdict.Refused refused ->
          throw new AssertionError(command + " refused: " + refused.refusal());
    }
  }

  private void check(Battle before, List<Event> events, Battle after) {
    Battle folded = before.after(events);
    holds(folded.equals(after), "the events fold to another battle", events);
    holds(folded.hashCode() == after.hashCode(), "equal battles have different hashes", events);
    clockRuns(before.clock(), after.clock());
    shotsAreSound(after);
    for (Piece piece : after.pieces()) {
      if (!TerrainState.is(piece)) {
        unitIsSound(before, after, piece);
      }
    }
  }

  private void unitIsSound(Battle before, Battle after, Piece unit) {
    Piece earlier = before.pieces().find(unit.id()).orElse(unit);
    fateIsFinal(earlier, unit);
    if (UnitState.of(unit).isLive()) {
      staysInItsPoints(unit);
      goesAsFarAsPaid(earlier, unit);
      standsFree(before, earlier, after, unit);
    }
  }

  private static void holds(boolean invariant, String otherwise, Object... about) {
    if (!invariant) {
      throw new AssertionError(otherwise + " " + Arrays.toString(about));
    }
  }

  private static void clockRuns(Clock before, Clock after) {
    if (before.turn() == after.turn()) {
      holds(Phase.of(after).compareTo(Phase.of(before)) >= 0, "the clock ran wrong", after, before);
      holds(after.round() == before.round(), "the clock ran wrong", after, before);
    } else {
      turnPasses(before, after);
    }
  }

  private static void turnPasses(Clock before, Clock after) {
    holds(after.turn() == before.turn() + 1, "the clock ran wrong", after, before);
    holds(after.round() == (after.turn() + 1) / 2, "the clock ran wrong", after, before);
    holds(Phase.of(after) == Phase.MOVEMENT, "the clock ran wrong", after, before);
    boolean changes = !after.active().equals(before.active());
    holds(before.turn() == 0 || changes, "the clock ran wrong", after, before);
  }

  private static void shotsAreSound(Battle battle) {
    BattleState state = BattleState.of(battle);
    Set<PieceId> shooters = new HashSet<>();
    for (Shot shot : state.shots()) {
      holds(shooters.add(shot.shooter()), "shoots twice", shot.shooter());
      holds(!state.passed().contains(shot.shooter()), "was passed over", shot);
      shotIsSound(battle, shot);
    }
  }

  private static void shotIsSound(Battle battle, Shot shot) {
    Piece shooter = battle.pieces().get(shot.shooter());
    Piece target = battle.pieces().get(shot.target());
    holds(shooter.isOf(battle.clock().active()), "not the shooter's turn", shot);
    holds(target.isOf(battle.clock().active().other()), "at no enemy", shot);
    holds(UnitState.of(shooter).isLive(), "by the dead", shot);
  }

  private static void fateIsFinal(Piece before, Piece after) {
    Status was = UnitState.of(before).status();
    Status is = UnitState.of(after).status();
    boolean sound =
        was == is
            || was == Status.RESERVE && is == Status.LIVE
            || was == Status.LIVE && is != Status.RESERVE;
    holds(sound, "fate changed", after.id(), was, is);
    boolean stays = was != Status.WRECK || after.place().equals(before.place());
    holds(stays, "a wreck moved", after.id());
  }

  /// Straight movement as driven, and turning by started quarters or by agreement by eighths.
  private void staysInItsPoints(Piece after) {
    UnitState state = UnitState.of(after);
    boolean byQuarters = setting.readings().turning() == Readings.Turning.STARTED_90;
    long started = byQuarters ? (state.turned() + 8_999) / 9_000 : (state.turned() + 4_499) / 4_500;
    long spent = state.driven() + started * (byQuarters ? 1_000 : 500);
    long points = setting.catalogue().unit(after).movement() * 1_000L;
    holds(spent <= points, "overspent", after.id(), spent, points, state);
  }

  /// Whatever was driven, no hull is further off than that.
  private static void goesAsFarAsPaid(Piece before, Piece after) {
    if (UnitState.of(before).isLive() && !before.place().equals(after.place())) {
      long driven = UnitState.of(after).driven() - UnitState.of(before).driven();
      Point from = Board.pose(before).at();
      Point to = Board.pose(after).at();
      double gone = Math.hypot((double) (to.x() - from.x()), (double) (to.y() - from.y()));
      holds(gone <= driven + 4, "went further than paid", after.id(), gone, driven);
    }
  }

  private void standsFree(Battle before, Piece earlier, Battle after, Piece piece) {
    if (piece.place().equals(earlier.place())) {
      return;
    }
    Area table = Area.table(after.table().width(), after.table().depth());
    holds(Contact.keepsTo(placed(piece), table), "off the table", piece.id());
    for (Piece other : after.pieces()) {
      if (!other.equals(piece) && Board.stands(other) && excludes(other, piece)) {
        long most = Math.max(Contact.SLACK, depthBefore(before, earlier, other));
        reachesNoDeeper(most, piece, other);
      }
    }
  }

  private void reachesNoDeeper(long most, Piece piece, Piece other) {
    long depth = Contact.depth(placed(piece), placed(other)).thousandths();
    holds(depth <= most, "lies in another", piece.id(), depth, other.id());
  }

  /// Wrecks may have turned over onto a unit, which may then drive off, not further in.
  private long depthBefore(Battle before, Piece earlier, Piece other) {
    boolean both = Board.stands(earlier) && before.pieces().find(other.id()).isPresent();
    return both ? Contact.depth(placed(earlier), placed(other)).thousandths() : 0;
  }

  private boolean excludes(Piece other, Piece unit) {
    boolean flies = setting.catalogue().unit(unit).unitClass().flies();
    if (TerrainState.is(other)) {
      return !flies
          && setting.catalogue().terrain(other).entry() != TerrainKind.Entry.OPEN
          && setting.catalogue().terrain(other).entry() != TerrainKind.Entry.ROUGH;
    }
    return setting.catalogue().unit(other).unitClass().flies() == flies;
  }

  /// Placed anew, past everything that the rules keep.
  private Placed placed(Piece piece) {
    Pose pose = Board.pose(piece);
    return setting.board().outline(piece).at(pose);
  }
}
