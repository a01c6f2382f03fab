package baseplate.microbrickbattle;

import baseplate.core.Command;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.Situation;
import baseplate.core.play.Draft;
import baseplate.core.play.Drafting;
import baseplate.core.play.Option;
import baseplate.core.play.Pick;
import baseplate.core.play.Picked;
import baseplate.core.play.View;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// What may be done while declaring and shooting.
///
/// @rule MBB-10
/// @rule MBB-12
/// @rule MBB-34
final class ShotOffers {
  /// Commands that can be drafted here.
  static final String DECLARE = "declare";

  static final String WITHDRAW = "withdraw";
  static final String NO_SHOT = "no-shot";

  private static final Phrase SHOOT = Phrase.of("mbb.do.shoot");
  private static final Command NEXT = new UnitCommand.Shoot(UnitCommand.Count.NEXT);
  private static final Option SHOOT_ALL =
      new Option.Ready(Phrase.of("mbb.do.shoot-all"), new UnitCommand.Shoot(UnitCommand.Count.ALL));
  private static final Option END =
      new Option.Ready(Phrase.of("mbb.do.end-phase"), new UnitCommand.EndPhase());

  /// Most offers that are kept.
  private static final int MOST = 10_000;

  /// Offers of declarations made before; what is kept never changes an answer.
  private final Map<Shot, Option> declarations = new ConcurrentHashMap<>();

  /// While declaring: each target for the unit that is due, to pass it over, to change or withdraw
  /// what was declared, to end the phase.
  List<Option> declaring(View view) {
    BattleState state = BattleState.of(view);
    List<Option> options = new ArrayList<>();
    state.nextDue().ifPresent(due -> due(view, due, options));
    addDraft(DECLARE, able(state), options);
    addDraft(WITHDRAW, declared(state), options);
    options.add(END);
    return options;
  }

  private void due(View view, PieceId due, List<Option> options) {
    for (PieceId target : targets(view)) {
      options.add(declaration(new Shot(due, target)));
    }
    options.add(
        new Option.Ready(
            Phrase.of("mbb.do.pass-over", "shooter", due),
            new UnitCommand.NoShot(due),
            List.of(due)));
  }

  private Option declaration(Shot shot) {
    if (declarations.size() > MOST) {
      declarations.clear();
    }
    return declarations.computeIfAbsent(shot, ShotOffers::offered);
  }

  private static Option offered(Shot shot) {
    return new Option.Ready(
        Phrase.of("mbb.do.declare-at", "shooter", shot.shooter(), "target", shot.target()),
        new UnitCommand.Declare(shot.shooter(), shot.target()),
        List.of(shot.shooter(), shot.target()));
  }

  /// Offers the command where there is a unit to pick for it.
  private static void addDraft(String command, List<PieceId> among, List<Option> options) {
    if (!among.isEmpty()) {
      options.add(
          new Option.Drafted(
              Phrase.of("mbb.do." + command),
              new Draft(command, List.of()),
              new Pick.Piece(among)));
    }
  }

  /// While shooting: the next shot or all, and when none is left to end the phase.
  static List<Option> shooting(Situation situation) {
    List<Shot> shots = BattleState.of(situation).shots();
    return switch (shots.size()) {
      case 0 -> List.of(END);
      case 1 -> List.of(next(shots.getFirst()));
      default -> List.of(next(shots.getFirst()), SHOOT_ALL);
    };
  }

  private static Option next(Shot shot) {
    return new Option.Ready(SHOOT, NEXT, List.of(shot.shooter(), shot.target()));
  }

  /// Carries a draft of these commands on.
  static Drafting next(View view, Draft draft) {
    List<PieceId> picked = pieces(draft);
    return switch (picked.size()) {
      case 0 -> new Drafting.Needs(new Pick.Piece(shooters(view, draft.command())));
      case 1 -> second(view, draft.command(), picked.getFirst());
      default -> ready(new UnitCommand.Declare(picked.get(0), picked.get(1)));
    };
  }

  private static List<PieceId> pieces(Draft draft) {
    List<PieceId> pieces = new ArrayList<>();
    for (Picked pick : draft.picked()) {
      if (pick instanceof Picked.Piece(PieceId piece)) {
        pieces.add(piece);
      }
    }
    return pieces;
  }

  private static List<PieceId> shooters(View view, String command) {
    BattleState state = BattleState.of(view);
    return command.equals(WITHDRAW) ? declared(state) : able(state);
  }

  /// The units that have declared, in the order of their shots.
  private static List<PieceId> declared(BattleState state) {
    return state.shots().stream().map(Shot::shooter).toList();
  }

  private static Drafting second(View view, String command, PieceId shooter) {
    return switch (command) {
      case WITHDRAW -> ready(new UnitCommand.Withdraw(shooter));
      case NO_SHOT -> ready(new UnitCommand.NoShot(shooter));
      default -> new Drafting.Needs(new Pick.Piece(targets(view)));
    };
  }

  private static Drafting ready(Command command) {
    return new Drafting.Ready(command);
  }

  /// The units that may declare or change what they declared, leftmost first.
  private static List<PieceId> able(BattleState state) {
    List<PieceId> able = new ArrayList<>(state.order());
    able.removeIf(unit -> Declaration.later(state, unit).isPresent());
    return able;
  }

  /// The enemy's live units.
  static List<PieceId> targets(Situation situation) {
    SideId enemy = situation.clock().active().other();
    List<PieceId> targets = new ArrayList<>();
    for (int i = 0; i < situation.pieces().size(); i++) {
      Piece piece = situation.pieces().at(i);
      if (piece.isOf(enemy) && UnitState.of(piece).isLive()) {
        targets.add(piece.id());
      }
    }
    return targets;
  }
}
