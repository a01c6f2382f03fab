package baseplate.microbrickbattle;

import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.SideId;
import baseplate.core.play.View;
import baseplate.core.scene.Member;
import baseplate.core.scene.Member.Standing;
import baseplate.core.words.Phrase;
import java.util.List;
import java.util.Optional;

/// The units of a side, wherever they are, and how each stands.
///
/// @rule MBB-10
/// @rule MBB-12
/// @rule MBB-34
final class Rosters {
  private static final Phrase WAITS = Phrase.of("mbb.roster.waits");

  private final Setting setting;
  private final Tariff tariff;

  Rosters(Setting setting) {
    this.setting = setting;
    this.tariff = new Tariff(setting.readings());
  }

  List<Member> members(View view, SideId side) {
    return view.pieces().list().stream()
        .filter(piece -> piece.isOf(side))
        .map(unit -> member(view, unit))
        .toList();
  }

  private Member member(View view, Piece unit) {
    Phrase name = Figures.label(unit, setting.catalogue().unit(unit).name());
    return new Member(unit.id(), name, status(view, unit), standing(view, unit));
  }

  private static Standing standing(View view, Piece unit) {
    return switch (UnitState.of(unit).status()) {
      case WRECK, SHOT_DOWN -> Standing.LOST;
      case EXITED -> Standing.AWAY;
      case RESERVE -> isDue(view, unit) ? Standing.DUE : Standing.ASIDE;
      case LIVE -> isDue(view, unit) ? Standing.DUE : Standing.READY;
    };
  }

  /// Whether the battle waits for this unit: one of those to be deployed, the one that is to
  /// declare, the one whose shot is next.
  private static boolean isDue(View view, Piece unit) {
    if (view.ending().isPresent() || !unit.isOf(view.clock().active())) {
      return false;
    }
    BattleState state = BattleState.of(view);
    return switch (Phase.of(view.clock())) {
      case SET_UP, MOVEMENT -> false;
      case DEPLOYMENT -> UnitState.of(unit).status() == Status.RESERVE;
      case DECLARATION -> state.nextDue().filter(unit.id()::equals).isPresent();
      case SHOOTING -> isNext(state, unit.id());
    };
  }

  private static boolean isNext(BattleState state, PieceId unit) {
    return !state.shots().isEmpty() && state.shots().getFirst().shooter().equals(unit);
  }

  /// How a unit stands, in a word or two.
  Phrase status(View view, Piece unit) {
    Status status = UnitState.of(unit).status();
    if (status == Status.RESERVE && isDue(view, unit)) {
      return Phrase.of("mbb.roster.to-deploy");
    }
    return status == Status.LIVE ? doing(view, unit) : Phrase.of("mbb.roster." + status.word());
  }

  private Phrase doing(View view, Piece unit) {
    if (view.ending().isPresent() || !unit.isOf(view.clock().active())) {
      return WAITS;
    }
    return switch (Phase.of(view.clock())) {
      case SET_UP, DEPLOYMENT -> Phrase.of("mbb.roster.deployed");
      case MOVEMENT -> left(unit);
      case DECLARATION -> declaring(BattleState.of(view), unit.id());
      case SHOOTING -> shooting(BattleState.of(view), unit.id());
    };
  }

  private Phrase left(Piece unit) {
    long points = setting.catalogue().unit(unit).movementThousandths();
    long left = Math.max(0, points - tariff.spent(UnitState.of(unit)));
    return Phrase.of("mbb.roster.left", "left", Decimal.thousandths(left));
  }

  private static Phrase declaring(BattleState state, PieceId unit) {
    Optional<Shot> shot = state.shotOf(unit);
    if (shot.isPresent()) {
      return Phrase.of("mbb.roster.declared", "target", shot.get().target());
    }
    if (state.passed().contains(unit)) {
      return Phrase.of("mbb.roster.passed");
    }
    boolean isDue = state.nextDue().filter(unit::equals).isPresent();
    return isDue ? Phrase.of("mbb.roster.to-declare") : WAITS;
  }

  /// What has shot and what had nothing to shoot are the same here: neither is to come.
  private static Phrase shooting(BattleState state, PieceId unit) {
    Optional<Shot> shot = state.shotOf(unit);
    if (shot.isEmpty()) {
      return Phrase.of("mbb.roster.no-shot");
    }
    String key = isNext(state, unit) ? "mbb.roster.to-shoot" : "mbb.roster.declared";
    return Phrase.of(key, "target", shot.get().target());
  }
}
