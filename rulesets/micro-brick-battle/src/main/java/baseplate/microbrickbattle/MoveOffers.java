package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Situation;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import baseplate.geometry.Angle;
import baseplate.geometry.Length;
import baseplate.geometry.path.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

/// What may be done while moving.
///
/// @rule MBB-3
/// @rule MBB-4
/// @rule MBB-7
final class MoveOffers {
  static final String MOVE = "move";
  static final String TURRET = "turret";

  private static final Option END =
      new Option.Ready(Phrase.of("mbb.do.end-movement"), new UnitCommand.EndPhase());
  private static final List<Option> FIRST =
      List.of(first(TurnScope.MOVEMENT), first(TurnScope.SHOOTING));

  private final Setting setting;
  private final Tariff tariff;
  private final ConcurrentMap<PieceId, Labels> labels = new ConcurrentHashMap<>();

  /// What is offered of a unit whatever it has left, made once.
  private record Labels(Phrase label, Draft move, Option turret) {
    static Labels of(PieceId unit) {
      List<Picked> picked = List.of(new Picked.Piece(unit));
      return new Labels(
          Phrase.of("mbb.do.move", "unit", unit),
          new Draft(MOVE, picked),
          new Option.Drafted(
              Phrase.of("mbb.do.turret", "unit", unit), new Draft(TURRET, picked), turn(unit)));
    }
  }

  MoveOffers(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
  }

  private static Option first(TurnScope take) {
    return new Option.Ready(
        Phrase.of("mbb.do.first-turn", "phase", Orders.phase(take.word())),
        new UnitCommand.FirstTurn(take));
  }

  List<Option> options(View view) {
    return BattleState.of(view).scope() == TurnScope.UNNAMED ? FIRST : moves(view);
  }

  private List<Option> moves(View view) {
    List<Option> options = new ArrayList<>();
    for (int i = 0; i < view.pieces().size(); i++) {
      Piece piece = view.pieces().at(i);
      if (piece.isOf(view.viewer()) && UnitState.of(piece).isLive()) {
        add(piece, options);
      }
    }
    options.add(END);
    return options;
  }

  private void add(Piece unit, List<Option> options) {
    Labels known = labels.computeIfAbsent(unit.id(), Labels::of);
    if (left(unit) > 0) {
      options.add(new Option.Drafted(known.label(), known.move(), path(unit)));
    }
    if (setting.catalogue().unit(unit).unitClass().swings()) {
      options.add(known.turret());
    }
  }

  private long left(Piece unit) {
    return setting.catalogue().unit(unit).movementThousandths() - tariff.spent(UnitState.of(unit));
  }

  private Pick path(Piece unit) {
    Length reach = Length.ofThousandths(Math.max(0, left(unit)));
    return new Pick.Path(unit.id(), grammar(unit), reach);
  }

  private Pick.Grammar grammar(Piece unit) {
    if (setting.readings().movement() == Readings.Motion.SIMPLE_RADIUS) {
      return Pick.Grammar.FREE;
    }
    return setting.catalogue().unit(unit).unitClass().flies()
        ? Pick.Grammar.FLIGHT
        : Pick.Grammar.HULL;
  }

  private static Pick turn(PieceId unit) {
    return new Pick.Turn(unit, TURRET, Angle.ZERO, Angle.ZERO);
  }

  /// Carries a draft of these commands on: the unit, then its path, its place or its turret.
  Drafting next(Situation situation, Draft draft) {
    List<Picked> picked = draft.picked();
    if (picked.isEmpty() || !(picked.getFirst() instanceof Picked.Piece(PieceId unit))) {
      return new Drafting.Needs(new Pick.Piece(units(situation)));
    }
    if (picked.size() == 1) {
      return new Drafting.Needs(
          draft.command().equals(TURRET) ? turn(unit) : path(situation.pieces().get(unit)));
    }
    return new Drafting.Ready(command(unit, picked.get(1)));
  }

  private static UnitCommand command(PieceId unit, Picked picked) {
    return switch (picked) {
      case Picked.Path(var segments) -> new UnitCommand.Move(unit, new Path(segments));
      case Picked.Place(var pose) -> new UnitCommand.Put(unit, pose);
      case Picked.Turn(var to) -> new UnitCommand.Turret(unit, to);
      default -> throw new IllegalArgumentException("not for a move: " + picked);
    };
  }

  private static List<PieceId> units(Situation situation) {
    List<PieceId> units = new ArrayList<>();
    for (Piece piece : situation.pieces()) {
      if (piece.isOf(situation.clock().active()) && UnitState.of(piece).isLive()) {
        units.add(piece.id());
      }
    }
    return units;
  }
}
