package baseplate.microbrickbattle;

import baseplate.core.Battle;
import baseplate.core.Clock;
import baseplate.core.Event;
import baseplate.core.Hearing;
import baseplate.core.Piece;
import baseplate.core.PieceId;
import baseplate.core.Place;
import baseplate.core.Refusal;
import baseplate.core.Resolution;
import baseplate.core.SideId;
import baseplate.core.words.Phrase;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Setting up terrain: piece by piece in turn, all by one player, or each the own half.
///
/// @rule MBB-24
final class TerrainSetUp {
  private final Setting setting;
  private final TerrainChecks checks;
  private final TerrainLayout layout;

  TerrainSetUp(Setting setting) {
    this.setting = setting;
    this.checks = new TerrainChecks(setting);
    this.layout = new TerrainLayout(setting, checks);
  }

  /// Sets up a piece; in turn, the other side is next.
  Resolution place(Battle battle, SideId by, UnitCommand.PlaceTerrain command, Hearing hearing) {
    Optional<Refusal> unfit = unfit(battle, by, command.piece());
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Piece piece = battle.pieces().get(command.piece());
    if (inTurn() && Board.stands(piece)) {
      return hearing.refuse(
          Orders.cited(Rule.MBB_24, Phrase.of("mbb.refused.terrain-set", "piece", piece.id())));
    }
    Optional<Refusal> barred = checks.unfit(battle, by, piece, command.to());
    if (barred.isPresent() && hearing.objects(barred.get())) {
      return Resolution.notDone();
    }
    if (hearing.evidence().on()) {
      hearing
          .evidence()
          .ruleAgreed(
              Rule.MBB_24,
              piece.id().text(),
              Phrase.of("mbb.ruling.terrain", "side", by),
              HouseOptions.TERRAIN_SET_UP);
    }
    List<Event> events = new ArrayList<>();
    events.add(new Event.PieceMoved(piece.id(), new Place.OnTable(command.to())));
    if (inTurn()) {
      passOn(battle.after(events.getFirst()), by, events);
    }
    return Resolution.done(events);
  }

  /// Takes a piece off the table again, where one sets up alone.
  Resolution remove(Battle battle, SideId by, UnitCommand.RemoveTerrain command, Hearing hearing) {
    Optional<Refusal> unfit = unfit(battle, by, command.piece());
    if (unfit.isPresent()) {
      return hearing.refuse(unfit.get());
    }
    Piece piece = battle.pieces().get(command.piece());
    if (inTurn() || !Board.stands(piece)) {
      String key = Board.stands(piece) ? "mbb.refused.terrain-set" : "mbb.refused.terrain-aside";
      return hearing.refuse(Orders.cited(Rule.MBB_24, Phrase.of(key, "piece", piece.id())));
    }
    return Resolution.done(List.of(new Event.PieceMoved(piece.id(), new Place.Aside())));
  }

  /// Ends a side's part.
  Resolution finish(Battle battle, SideId by, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(notNow());
    }
    int standing = standing(battle);
    int least = leastOf(battle);
    if (standing < least
        && hearing.objects(
            Refusal.byRule(
                Rule.MBB_24,
                Phrase.of("mbb.refused.terrain-least", "standing", standing, "least", least)))) {
      return Resolution.notDone();
    }
    List<Event> events = new ArrayList<>();
    if (setting.readings().terrainSetUp() == Readings.TerrainSetUp.ONE_PLAYER) {
      events.addAll(Seating.begin(setting.readings()));
    } else {
      Preparation preparation = BattleState.of(battle).preparation().finishing(by);
      events.add(new UnitEvent.PreparationReached(preparation));
      passOn(battle.after(events.getFirst()), by, events);
    }
    return Resolution.done(events);
  }

  /// Lays out all that is left as a roll says.
  Resolution layOut(Battle battle, SideId by, Hearing hearing) {
    if (!isNow(battle)) {
      return hearing.refuse(notNow());
    }
    int number = hearing.sum(Scatter.ROLL);
    if (hearing.evidence().on()) {
      hearing
          .evidence()
          .rule(Rule.MBB_24, by.toString(), Phrase.of("mbb.ruling.layout", "number", number));
    }
    List<Event> events = new ArrayList<>(layout.laid(battle, number));
    events.addAll(Seating.begin(setting.readings()));
    return Resolution.done(events);
  }

  private void passOn(Battle battle, SideId by, List<Event> events) {
    Preparation preparation = BattleState.of(battle).preparation();
    boolean allOut = inTurn() && standing(battle) == all(battle);
    if (allOut || preparation.finished().size() == 2) {
      events.addAll(Seating.begin(setting.readings()));
      return;
    }
    SideId next = preparation.finished().contains(by.other()) ? by : by.other();
    if (!next.equals(battle.clock().active())) {
      events.add(new Event.ClockMoved(new Clock(0, 0, next, Phase.SET_UP.word())));
    }
  }

  private Optional<Refusal> unfit(Battle battle, SideId by, PieceId id) {
    if (!isNow(battle)) {
      return Optional.of(notNow());
    }
    Optional<Piece> found = battle.pieces().find(id);
    if (found.isEmpty() || !TerrainState.is(found.get())) {
      return Optional.of(Orders.structure(Phrase.of("mbb.refused.no-terrain", "piece", id)));
    }
    boolean others =
        setting.readings().terrainSetUp() == Readings.TerrainSetUp.HALVES
            && !TerrainLayout.share(battle.pieces(), id).equals(by);
    return others
        ? Optional.of(
            Orders.cited(Rule.MBB_24, Phrase.of("mbb.refused.terrain-share", "piece", id)))
        : Optional.empty();
  }

  private boolean inTurn() {
    return setting.readings().terrainSetUp() == Readings.TerrainSetUp.ALTERNATE;
  }

  /// How many pieces must stand before a side may finish: by halves, the first side's part of them.
  private int leastOf(Battle battle) {
    int least = setting.terms().terrainLeast();
    boolean firstHalf =
        setting.readings().terrainSetUp() == Readings.TerrainSetUp.HALVES
            && BattleState.of(battle).preparation().finished().isEmpty();
    return firstHalf ? least / 2 : least;
  }

  private static int standing(Battle battle) {
    int standing = 0;
    for (int i = 0; i < battle.pieces().size(); i++) {
      Piece piece = battle.pieces().at(i);
      if (TerrainState.is(piece) && Board.stands(piece)) {
        standing++;
      }
    }
    return standing;
  }

  private static int all(Battle battle) {
    int all = 0;
    for (int i = 0; i < battle.pieces().size(); i++) {
      if (TerrainState.is(battle.pieces().at(i))) {
        all++;
      }
    }
    return all;
  }

  private static boolean isNow(Battle battle) {
    return BattleState.of(battle).preparation().stage() == Preparation.Stage.TERRAIN;
  }

  private static Refusal notNow() {
    return Orders.cited(Rule.MBB_27, Phrase.of("mbb.refused.not-now"));
  }
}
