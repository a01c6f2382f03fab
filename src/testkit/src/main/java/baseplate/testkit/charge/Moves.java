package baseplate.testkit.charge;

import baseplate.core.Battle;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.input.Request;
import baseplate.core.words.Phrase;
import baseplate.geometry.Length;
import baseplate.geometry.Pose;
import baseplate.geometry.path.Halt;
import baseplate.geometry.path.Nearing;
import baseplate.geometry.path.Path;
import baseplate.geometry.path.Segment;
import baseplate.geometry.path.Stopper;
import baseplate.geometry.path.Sweep;
import baseplate.testkit.charge.ChargeStep.Exchange;
import baseplate.testkit.charge.ChargeStep.Meeting;
import baseplate.testkit.charge.ChargeStep.Moving;
import baseplate.testkit.charge.ChargeStep.Striking;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Moves and what interrupts them.
///
/// @rule CHG-2 A piece moves straight ahead and turns on the spot. All that it goes straight is at
///   most its speed; turns are free. It stays on the table and enters no other piece.
/// @rule CHG-3 A move stops where it first comes within the reach of an enemy, which may strike one
///   blow. Then the move goes on, unless the piece fell or was knocked back. Each enemy stops a
///   move once, and none that has the piece within reach at its start.
final class Moves {
  /// The kind of the choice of an interrupting blow.
  static final String INTERRUPT = "interrupt";

  private static final String STRIKE = "strike";

  private final Stock stock;
  private final Ground ground;

  Moves(Stock stock, Ground ground) {
    this.stock = stock;
    this.ground = ground;
  }

  Resolution move(Battle battle, SideId by, ChargeCommand.Move move, Hearing hearing) {
    Optional<Piece> found = Ground.fighter(battle, move.piece()).filter(each -> each.isOf(by));
    if (found.isEmpty()) {
      return hearing.refuse(Turns.structure("nobody", "piece", move.piece()));
    }
    return move(battle, found.get(), move.path(), hearing);
  }

  private Resolution move(Battle battle, Piece piece, Path path, Hearing hearing) {
    for (Refusal refusal : refusals(battle, piece, path)) {
      if (hearing.objects(refusal)) {
        return Resolution.notDone();
      }
    }
    hearing.evidence().rule(ChargeRule.MOVING.id(), piece.id().text(), Phrase.of("charge.went"));
    return Resolution.then(
        List.of(new ChargeEvent.Moved(piece.id())),
        new Moving(piece.id(), path, atHand(battle, piece)));
  }

  private List<Refusal> refusals(Battle battle, Piece piece, Path path) {
    return Stream.of(
            Optional.ofNullable(Turns.moved(battle, piece)),
            reverse(piece, path),
            far(piece, path).map(refusal -> offering(battle, piece, path, refusal)),
            blocked(battle, piece, path).map(refusal -> offering(battle, piece, path, refusal)))
        .flatMap(Optional::stream)
        .toList();
  }

  /// The refusal with as much of the path as the rules allow, if that is anything.
  private Refusal offering(Battle battle, Piece piece, Path path, Refusal refusal) {
    Path within = shortened(path, stock.kind(piece).speed().thousandths());
    Path free = halt(battle, piece, within).map(halt -> halt.freePart(within)).orElse(within);
    boolean leads = free.segments().stream().anyMatch(segment -> segment.amount() > 0);
    return leads ? refusal.withNearest(new ChargeCommand.Move(piece.id(), free)) : refusal;
  }

  private static Optional<Refusal> reverse(Piece piece, Path path) {
    return path.reverse().equals(Length.ZERO)
        ? Optional.empty()
        : Optional.of(byRule(Phrase.of("charge.refusal.reverse", "piece", piece.id())));
  }

  private static Refusal byRule(Phrase reason) {
    return Refusal.byRule(ChargeRule.MOVING.id(), reason);
  }

  private Optional<Refusal> far(Piece piece, Path path) {
    Length speed = stock.kind(piece).speed();
    if (path.forward().compareTo(speed) <= 0) {
      return Optional.empty();
    }
    Phrase reason =
        Phrase.of("charge.refusal.far", "piece", piece.id())
            .with("wanted", path.forward().inches())
            .with("speed", speed.inches());
    return Optional.of(byRule(reason));
  }

  /// As much of a path as has that much straight ahead.
  private static Path shortened(Path path, long most) {
    List<Segment> kept = new ArrayList<>();
    long left = most;
    for (Segment segment : path.segments()) {
      if (segment.ahead() >= left) {
        kept.add(segment.of(left));
        return new Path(kept);
      }
      kept.add(segment);
      left -= segment.ahead();
    }
    return new Path(kept);
  }

  private Optional<Refusal> blocked(Battle battle, Piece piece, Path path) {
    return halt(battle, piece, path).map(halt -> blocked(piece, halt));
  }

  private Optional<Halt> halt(Battle battle, Piece piece, Path path) {
    return Sweep.firstContact(
        stock.kind(piece).outline(), Ground.pose(piece), path, ground.around(battle, piece));
  }

  private static Refusal blocked(Piece piece, Halt halt) {
    Phrase reason =
        switch (halt.by()) {
          case Stopper.Piece(String other) ->
              Phrase.of("charge.refusal.blocked", "piece", piece.id()).with("by", other);
          case Stopper.TableEdge() -> Phrase.of("charge.refusal.edge", "piece", piece.id());
        };
    return byRule(reason.with("free", free(halt)).with("part", halt.index() + 1));
  }

  private static BigDecimal free(Halt halt) {
    return BigDecimal.valueOf(halt.free().amount(), halt.free() instanceof Segment.Turn ? 2 : 3);
  }

  /// The enemies that have a piece within reach already.
  private List<PieceId> atHand(Battle battle, Piece piece) {
    return enemies(battle, piece).stream()
        .filter(enemy -> ground.reaches(battle, enemy, piece))
        .map(Piece::id)
        .toList();
  }

  private static List<Piece> enemies(Battle battle, Piece piece) {
    return Ground.fighters(battle, Ground.side(piece).other());
  }

  Resolution moving(Battle battle, Moving step, Hearing hearing) {
    Piece piece = battle.pieces().get(step.piece());
    List<Piece> watching =
        enemies(battle, piece).stream().filter(each -> !step.passed().contains(each.id())).toList();
    Optional<Piece> near =
        watching.stream().filter(enemy -> ground.reaches(battle, enemy, piece)).findFirst();
    if (near.isPresent()) {
      return met(List.of(), near.get(), step, hearing);
    }
    return watching.stream()
        .flatMap(enemy -> coming(battle, piece, step, enemy).stream())
        .min(Comparator.comparing(Coming::at))
        .map(coming -> stopped(piece, step, coming, hearing))
        .orElseGet(() -> Resolution.done(gone(piece, step.path())));
  }

  /// That a piece comes within an enemy's reach.
  private record Coming(Piece enemy, Nearing at) {}

  private Optional<Coming> coming(Battle battle, Piece piece, Moving step, Piece enemy) {
    return Nearing.first(
            stock.kind(piece).outline(),
            Ground.pose(piece),
            step.path(),
            ground.placed(enemy),
            ground.reach(battle, enemy))
        .map(at -> new Coming(enemy, at));
  }

  private static Resolution stopped(Piece piece, Moving step, Coming coming, Hearing hearing) {
    Path path = step.path();
    Moving rest = new Moving(step.piece(), coming.at().after(path), step.passed());
    return met(gone(piece, coming.at().before(path)), coming.enemy(), rest, hearing);
  }

  private static List<Event> gone(Piece piece, Path path) {
    Pose from = Ground.pose(piece);
    Pose to = path.end(from);
    return to.equals(from)
        ? List.of()
        : List.of(new Event.PieceMoved(piece.id(), new Place.OnTable(to)));
  }

  private static Resolution met(List<Event> events, Piece enemy, Moving rest, Hearing hearing) {
    hearing
        .evidence()
        .rule(
            ChargeRule.INTERRUPTING.id(),
            rest.piece().text(),
            Phrase.of("charge.comes-near", "enemy", enemy.id()));
    List<PieceId> passed = new ArrayList<>(rest.passed());
    passed.add(enemy.id());
    return Resolution.then(
        events, new Meeting(enemy.id(), new Moving(rest.piece(), rest.path(), passed)));
  }

  Resolution meeting(Battle battle, Meeting step, Hearing hearing) {
    Moving rest = step.rest();
    SideId asked = Ground.side(battle.pieces().get(step.enemy()));
    boolean strikes = hearing.choose(ask(asked, step)).equals(STRIKE);
    String key = strikes ? "charge.interrupts" : "charge.let-pass";
    Phrase effect = Phrase.of(key, "piece", rest.piece());
    hearing.evidence().rule(ChargeRule.INTERRUPTING.id(), step.enemy().text(), effect);
    return Resolution.then(
        List.of(),
        strikes ? new Striking(new Exchange(step.enemy(), rest.piece(), 1, rest)) : rest);
  }

  private static Request.Ask ask(SideId side, Meeting step) {
    Phrase question =
        Phrase.of("charge.ask.interrupt", "enemy", step.enemy(), "piece", step.rest().piece());
    return new Request.Ask(
        side,
        INTERRUPT,
        question,
        List.of(
            new Request.Way("decline", Phrase.of("charge.way.decline")),
            new Request.Way(STRIKE, Phrase.of("charge.way.strike"))));
  }
}
